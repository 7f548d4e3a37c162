#pragma once

#include <string>

#include "rozbor/render/wording.h"
#include "rozbor/review/game_review.h"

namespace rozbor::reports {

/// How many words of the board the lexicon lacks, whether it fits at all, and which would do better; empty
/// where it lacks none.
[[nodiscard]] std::string lexiconFitText(const GameReview& review, const Wording& wording);

}  // namespace rozbor::reports
