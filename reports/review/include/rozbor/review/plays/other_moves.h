#pragma once

#include "rozbor/review/game_review.h"

namespace rozbor::reports {

/// Whether any decision was graded by more than static equity.
[[nodiscard]] bool looksAhead(const GameReview& review);

/// The best of the moves that were not played: of a phony that stood the best of the lexicon. Null without
/// one.
[[nodiscard]] const Candidate* bestOther(const Decision& decision);

}  // namespace rozbor::reports
