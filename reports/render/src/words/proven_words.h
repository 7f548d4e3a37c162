#pragma once

#include <string>

#include "rozbor/render/wording.h"
#include "rozbor/review/game_review.h"

namespace rozbor::reports {

/// What a pre-endgame search has proven of a simulated decision before it was given up: how often the played
/// move wins over all orders of the bag, and a move that wins more often. Empty where it has proven nothing.
[[nodiscard]] std::string provenSentence(const GameReview& review, const Decision& decision,
                                         const Wording& wording);

}  // namespace rozbor::reports
