#pragma once

#include <string>
#include <vector>

#include "rozbor/render/verdict_words.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// A win probability in percent, without the sign.
[[nodiscard]] std::string winText(double probability, const Wording& wording);

/// What its check found of the cause of a loss, with its numbers, and what an ending comes to; none where the
/// comparison of the two plays says it, or where there is no cause.
[[nodiscard]] std::vector<std::string> causeSentences(const Decision& decision,
                                                      const game::Language& language, const Wording& wording);

/// What went wrong about a challenge before the decision; empty where nothing did.
[[nodiscard]] std::string challengeSentence(const GameReview& review, const Decision& decision,
                                            const Wording& wording);

/// That the opponent's answer hurt, if it did.
[[nodiscard]] std::string punishedSentence(const Decision& decision, const replay::Replay& replay,
                                           const Wording& wording);

}  // namespace rozbor::reports
