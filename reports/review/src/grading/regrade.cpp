#include "regrade.h"

#include <optional>

namespace rozbor::reports {
namespace {

bool gradeKnownRack(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                    const std::stop_token& stop) {
  std::optional<ProvenWins> proven;
  return (decision.phase == Phase::endgame && gradeByEndgame(decision, context, stop)) ||
         (decision.phase == Phase::preendgame && gradeByPreEndgame(decision, context, stop, proven)) ||
         gradeBySimulation(decision, replay, context, stop, proven);
}

/// Of a player whose rack is not known: what was played is, and by whom it can be answered.
bool isUnderstood(const Decision& decision, const replay::Replay& replay) {
  const replay::Turn& turn = replay.turns[decision.turn];
  return turn.move && (turn.kind != parser::EventKind::placement || turn.playable) &&
         replay.players.size() == 2;
}

}  // namespace

bool isWorthRegrading(const Decision& decision, const replay::Replay& replay) {
  if (!decision.isGraded()) return isUnderstood(decision, replay);
  return !replay.turns[decision.turn].unseen.empty();  // if nobody else has a tile, nothing is to be foreseen
}

bool regrade(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
             const std::stop_token& stop) {
  if (!context.effort.beyondStatic) return true;
  if (!isWorthRegrading(decision, replay)) return decision.isGraded();
  const bool done = decision.isGraded() ? gradeKnownRack(decision, replay, context, stop)
                                        : gradeByImputedRacks(decision, replay, context, stop);
  if (done) decision.band = bandOf(decision, context.bands);
  return done;
}

engine::RatedPlay effectivePlay(const Decision& decision, const ReviewContext& context) {
  if (!decision.takenBack) return decision.played();
  return rate(decision.position, {game::Move::pass(), 0}, context.statics());
}

}  // namespace rozbor::reports
