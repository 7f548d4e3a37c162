#include <algorithm>
#include <cmath>

#include "after_move.h"
#include "rozbor/engine/draws.h"

namespace rozbor::reports {
namespace {

constexpr double kMuchLikelier = 0.1;  ///< of a bingo, by which the draws must differ
constexpr int kFewTiles = 2;           ///< laid or exchanged by who waits for one
constexpr double kLeastCost = 5;       ///< points that the better play scores more

/// Tiles that leave the rack.
int turnedOver(const engine::RatedPlay& play) {
  return play.move.isPlacement() ? play.move.tilesUsed() : play.move.length();
}

engine::BingoChance bingoAfter(const Case& of, const engine::RatedPlay& play) {
  const int bag = bagCount(of.decision.position.board, of.language);
  return engine::bingoChance(keptAfter(of.decision, play), unseenTiles(of.decision.position, of.language),
                             std::min(bag, turnedOver(play)), of.language, of.finder);
}

/// In draws out of 100.
Finding comparedBingos(const Case& of, Cause cause, const engine::RatedPlay& likelier) {
  const engine::BingoChance best = bingoAfter(of, of.best);
  const engine::BingoChance played = bingoAfter(of, of.played);
  const double more = (&likelier == &of.best ? 1 : -1) * (best.chance - played.chance);
  if (more < kMuchLikelier || more < kClear * std::hypot(best.se, played.se)) return std::nullopt;
  return CauseFinding{cause, 100 * best.chance, 100 * played.chance};
}

bool isWorthTrying(const Case& of) {
  return of.loss() > 1 && bagCount(of.decision.position.board, of.language) > 0;
}

}  // namespace

/// A tile or two were turned over to wait for a bingo, which costs points now.
Finding fishing(const Case& of) {
  const bool waits = of.played.move.kind() != game::Move::Kind::pass && turnedOver(of.played) <= kFewTiles &&
                     turnedOver(of.best) > turnedOver(of.played);
  if (!waits || !isWorthTrying(of) || of.best.score - of.played.score < kLeastCost) return std::nullopt;
  return comparedBingos(of, Cause::fishing, of.played);
}

/// The tiles of the better play make a bingo far more often, and the leave is most of the loss.
Finding brokenLeave(const Case& of) {
  if (!isWorthTrying(of) || !leave(of)) return std::nullopt;
  return comparedBingos(of, Cause::brokenLeave, of.best);
}

}  // namespace rozbor::reports
