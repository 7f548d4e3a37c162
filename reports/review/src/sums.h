#pragma once

#include <vector>

#include "rozbor/review/review.h"

namespace rozbor::reports {

/// One summary a player, from the decisions.
[[nodiscard]] std::vector<PlayerSummary> summariesOf(const GameReview& review);

}  // namespace rozbor::reports
