#pragma once

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// What a decision surely cost, in points. A percentage point of win probability weighs as two, which is
/// about what the win models have in the middle of a level game; it only puts lessons in an order.
[[nodiscard]] inline double weightOf(const DecisionRow& decision) {
  constexpr double kGuard = 1.64;
  constexpr double kPointsOfPercent = 2;
  const double points = decision.loss.points - kGuard * decision.loss.pointsSe;
  if (decision.loss.byPoints()) return points;
  return kPointsOfPercent * (decision.loss.win->loss() - kGuard * 100 * decision.loss.win->lossSe);
}

}  // namespace rozbor::reports
