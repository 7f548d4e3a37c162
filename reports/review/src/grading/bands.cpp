#include <algorithm>

#include "guard.h"
#include "rozbor/game/outcome.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {
namespace {

constexpr double kInterval = 1.96;  ///< of a normal distribution, 95 percent on both sides
constexpr double kDecided = 0.005;

Interval around(double value, double error, double most) {
  return {std::clamp(value - kInterval * error, 0.0, most), std::clamp(value + kInterval * error, 0.0, most)};
}

/// What is lost at least.
double surePoints(const Loss& loss) {
  return loss.pointsBounds ? loss.pointsBounds->low : loss.points - kGuard * loss.pointsSe;
}

/// In percentage points.
double sureWin(const Loss::Win& win) {
  return win.loss() - kGuard * 100 * win.lossSe;
}

/// The method gives a loss an error, if only that of its sample, or proves it.
bool knowsItsError(const Loss& loss) {
  return loss.proof == Proof::exact || loss.proof == Proof::sampled || loss.proof == Proof::imputed;
}

}  // namespace

std::optional<double> winOf(const Interval& finalSpreads) {
  const double low = game::outcomeOf(finalSpreads.low);
  return low == game::outcomeOf(finalSpreads.high) ? std::optional(low) : std::nullopt;
}

Interval lossBounds(const Interval& best, const Interval& played) {
  return {std::max(0.0, best.low - played.high), std::max(0.0, best.high - played.low)};
}

Interval winLossBounds(const Interval& best, const Interval& played) {
  return lossBounds({game::outcomeOf(best.low), game::outcomeOf(best.high)},
                    {game::outcomeOf(played.low), game::outcomeOf(played.high)});
}

bool isDecided(double bestWin, double playedWin) {
  return std::max(bestWin, playedWin) < kDecided || std::min(bestWin, playedWin) > 1 - kDecided;
}

bool isBetter(const Worth& one, const Worth& other) {
  if (one.win == other.win || isDecided(one.win, other.win)) return one.points > other.points;
  return one.win > other.win;
}

bool Loss::threwWinAway() const {
  if (phase != Phase::endgame) return false;
  if (winBounds) return winBounds->low > 0;
  return isExact() && win && win->best == 1 && win->played < 1;
}

std::optional<Interval> Loss::pointsInterval() const {
  if (pointsBounds) return pointsBounds;
  if (!knowsItsError(*this)) return std::nullopt;
  return Interval{std::max(0.0, points - kInterval * pointsSe), points + kInterval * pointsSe};
}

std::optional<Interval> Loss::winInterval() const {
  if (winBounds) return winBounds;
  if (!win || !knowsItsError(*this)) return std::nullopt;
  return around(win->loss() / 100, win->lossSe, 1);
}

Band bandOf(const Loss& loss, const BandScale& scale) {
  const double points = surePoints(loss);
  if (loss.threwWinAway()) return std::max(bandOn(scale.points, points), Band::blunder);
  if (!loss.win || loss.phase == Phase::endgame) return bandOn(scale.points, points);
  if (!loss.win->isDecided()) return bandOn(scale.win, sureWin(*loss.win));
  // Decided with many turns to come: points are cheap.
  return bandOn(scale.points, loss.phase == Phase::preendgame ? points : points / 2);
}

}  // namespace rozbor::reports
