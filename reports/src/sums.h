#pragma once

#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/reports/review.h"

namespace rozbor::reports {

/// Diagnostics of two readers in the order of their lines; those of the first come first.
[[nodiscard]] std::vector<parser::Diagnostic> mergedByLine(std::vector<parser::Diagnostic> first,
                                                           const std::vector<parser::Diagnostic>& second);

/// One summary a player, from the decisions.
[[nodiscard]] std::vector<PlayerSummary> summariesOf(const GameReview& review);

/// At most three moments, the weightiest first chosen, in the order of the game.
[[nodiscard]] std::vector<KeyMoment> keyMomentsOf(const GameReview& review);

}  // namespace rozbor::reports
