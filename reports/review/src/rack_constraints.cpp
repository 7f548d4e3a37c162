#include "rozbor/review/rack_constraints.h"

#include <algorithm>

namespace rozbor::reports {
namespace {

using game::TileCounts;
using parser::EventKind;
using replay::Turn;

TileCounts laidTiles(const Turn& turn) {
  return turn.kind == EventKind::placement && turn.move && !turn.takenBack ? turn.move->tileCounts()
                                                                           : TileCounts();
}

/// Tiles that the player draws after the turn.
int drawnAfter(const Turn& turn) {
  if (turn.kind == EventKind::exchange)
    return turn.move ? turn.move->tilesUsed() : turn.exchangeCount.value_or(0);
  return std::min(laidTiles(turn).size(), turn.bag);
}

/// For each kind the larger of both numbers.
TileCounts united(TileCounts one, const TileCounts& other) {
  TileCounts missing = other;
  missing.removeAvailable(one);
  return one += missing;
}

/// Follows one player from a decision on.
class Follower {
 public:
  /// What the player has had by `turn`, beside what was played before.
  [[nodiscard]] TileCounts hadBy(const Turn& turn) const { return laid_ + turn.rack; }
  [[nodiscard]] int drawn() const { return drawn_; }
  void pass(const Turn& turn) {
    laid_ += laidTiles(turn);
    drawn_ += drawnAfter(turn);
  }
  void draw(const Turn& turn) { drawn_ += drawnAfter(turn); }

 private:
  TileCounts laid_;
  int drawn_ = 0;
};

/// Where nothing was drawn in between, what the player had was on the rack.
void holdForSure(RackConstraints& constraints, const TileCounts& played, int rackSize) {
  for (const engine::LaterTiles& seen : constraints.later) {
    if (seen.drawn > 0) break;
    const TileCounts held = united(constraints.held, played + seen.had);
    if (held.size() <= rackSize) constraints.held = held;
  }
}

}  // namespace

RackConstraints rackConstraints(const replay::Replay& replay, std::size_t turn,
                                const game::Language& language) {
  const Turn& decision = replay.turns[turn];
  RackConstraints constraints{decision.rack, {}, {}};
  const bool moveKnown = decision.move && (decision.playable || decision.kind != EventKind::placement);
  const TileCounts played = moveKnown ? decision.move->tileCounts() : TileCounts();
  Follower own;
  Follower other;
  own.draw(decision);
  const bool exchanged = decision.kind == EventKind::exchange;
  TileCounts returned;  // by the opponent: whoever has them later may have drawn them
  for (std::size_t at = turn + 1; at < replay.turns.size(); ++at) {
    const Turn& later = replay.turns[at];
    if (!later.isDecision()) continue;
    if (later.player != decision.player) {
      if (!exchanged) constraints.elsewhere = united(constraints.elsewhere, other.hadBy(later));
      if (later.kind == EventKind::exchange) returned += later.move ? later.move->tileCounts() : later.rack;
      other.pass(later);
      continue;
    }
    TileCounts had = own.hadBy(later);
    // The tiles of a play that was taken back are on the rack again, but no part of what was kept.
    if (decision.takenBack) had.removeAvailable(played);
    had.removeAvailable(returned);
    constraints.later.push_back({had, own.drawn()});
    own.pass(later);
    if (later.kind == EventKind::exchange) break;
  }
  holdForSure(constraints, played, language.rules.rackSize);
  return constraints;
}

engine::HiddenDecision hiddenDecision(const replay::Replay& replay, std::size_t turn,
                                      const game::Language& language) {
  const Turn& decision = replay.turns[turn];
  const RackConstraints constraints = rackConstraints(replay, turn, language);
  engine::HiddenDecision hidden{decision.before, {}, constraints.elsewhere, constraints.later};
  hidden.before.rack = constraints.held;
  if (decision.move) hidden.seen.move = *decision.move;
  hidden.seen.exchanged = decision.exchangeCount.value_or(0);
  return hidden;
}

}  // namespace rozbor::reports
