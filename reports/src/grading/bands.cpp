#include <algorithm>

#include "rozbor/reports/review.h"

namespace rozbor::reports {
namespace {

/// Noise guard: a loss counts as no more than what it is at least, with 95 percent on one side.
constexpr double kGuard = 1.64;

/// Beyond this win probability either way the game is decided, and points are what is left to play for.
constexpr double kDecided = 0.005;

}  // namespace

bool isDecided(const Outlook& outlook) {
  return outlook.bestWin < kDecided || outlook.bestWin > 1 - kDecided;
}

Band bandOf(const Decision& decision, const BandScale& scale) {
  const double pointsLost = decision.equityLoss.inPoints();
  if (!decision.outlook) return bandOn(scale.points, pointsLost);
  const Outlook& outlook = *decision.outlook;
  const double surePoints = pointsLost - kGuard * outlook.equityLossSe;
  if (decision.phase == Phase::endgame) {
    const bool thrownAway = outlook.exact && outlook.bestWin == 1 && outlook.playedWin < 1;
    return std::max(bandOn(scale.points, surePoints), thrownAway ? Band::blunder : Band::none);
  }
  if (!isDecided(outlook)) return bandOn(scale.win, outlook.winLoss() - kGuard * 100 * outlook.winLossSe);
  // Decided with many turns to come: points are cheap.
  return bandOn(scale.points, decision.phase == Phase::preendgame ? surePoints : surePoints / 2);
}

}  // namespace rozbor::reports
