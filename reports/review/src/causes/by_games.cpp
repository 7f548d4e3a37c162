#include "case.h"

namespace rozbor::reports {
namespace {

constexpr double kLeastPoints = 2;  ///< that replies must differ by, to speak of an open board

/// That is much, most of the loss, and beyond noise.
bool tells(const Case& of, double points, double se) {
  return points >= kLeastPoints && points >= kMainPart * of.loss() && points >= kClear * se;
}

}  // namespace

/// More points on average and yet fewer wins: the score asked for something else.
Finding scoreState(const Case& of) {
  const SimulatedGrade* const simulated = of.decision.simulated();
  if (simulated == nullptr) return std::nullopt;
  const double gain = of.played.equity.inPoints() - of.best.equity.inPoints();
  if (gain <= kClear * simulated->equityLossSe) return std::nullopt;
  return CauseFinding{Cause::scoreState, of.best.equity.inPoints(), of.played.equity.inPoints()};
}

Finding openedBoard(const Case& of) {
  const Follows* const follows = followsOf(of.decision);
  if (follows == nullptr) return std::nullopt;
  if (!tells(of, follows->afterPlayed.reply - follows->afterBest.reply, follows->replySe))
    return std::nullopt;
  return CauseFinding{Cause::openedBoard, follows->afterBest.reply, follows->afterPlayed.reply};
}

Finding closedBoard(const Case& of) {
  const Follows* const follows = followsOf(of.decision);
  const bool isBehind = of.decision.position.spread() < 0 && of.decision.win()->best < 0.5;
  if (follows == nullptr || !isBehind) return std::nullopt;
  if (!tells(of, follows->afterBest.next - follows->afterPlayed.next, follows->nextSe)) return std::nullopt;
  return CauseFinding{Cause::closedBoard, follows->afterBest.next, follows->afterPlayed.next};
}

}  // namespace rozbor::reports
