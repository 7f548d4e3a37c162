#include <algorithm>

#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

/// Noise guard: a loss counts as no more than what it is at least, with 95 percent on one side.
constexpr double kGuard = 1.64;

/// Beyond this win probability either way, whichever of the two moves is made, the game is decided, and
/// points are what is left to play for.
constexpr double kDecided = 0.005;

}  // namespace

bool Loss::Win::isDecided() const {
  return best < kDecided || std::min(best, played) > 1 - kDecided;
}

Band bandOf(const Loss& loss, const BandScale& scale) {
  const double surePoints = loss.points - kGuard * loss.pointsSe;
  if (!loss.win) return bandOn(scale.points, surePoints);
  if (loss.phase == Phase::endgame) {
    const bool thrownAway = loss.exact && loss.win->best == 1 && loss.win->played < 1;
    return std::max(bandOn(scale.points, surePoints), thrownAway ? Band::blunder : Band::none);
  }
  if (!loss.win->isDecided()) return bandOn(scale.win, loss.win->loss() - kGuard * 100 * loss.win->lossSe);
  // Decided with many turns to come: points are cheap.
  return bandOn(scale.points, loss.phase == Phase::preendgame ? surePoints : surePoints / 2);
}

std::optional<Loss> lossOf(const Decision& decision) {
  Loss loss{.phase = decision.phase};
  if (decision.imputed) {
    loss.points = decision.imputed->equityLoss;
    loss.pointsSe = decision.imputed->equityLossSd;
    return loss;
  }
  if (!decision.graded) return std::nullopt;
  loss.points = decision.equityLoss.inPoints();
  if (!decision.outlook) return loss;
  const Outlook& outlook = *decision.outlook;
  loss.exact = outlook.exact;
  loss.pointsSe = outlook.equityLossSe;
  loss.win = Loss::Win{outlook.bestWin, outlook.playedWin, outlook.winLossSe};
  return loss;
}

Band bandOf(const Decision& decision, const BandScale& scale) {
  const auto loss = lossOf(decision);
  return loss ? bandOf(*loss, scale) : Band::none;
}

}  // namespace rozbor::reports
