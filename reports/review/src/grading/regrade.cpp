#include "regrade.h"

#include <optional>

namespace rozbor::reports {
namespace {

bool gradeKnownRack(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                    const std::stop_token& stop) {
  if (replay.turns[decision.turn].unseen.empty()) return true;  // nobody else has a tile: nothing to foresee
  std::optional<ProvenWins> proven;
  return (decision.phase == Phase::endgame && gradeByEndgame(decision, context, stop)) ||
         (decision.phase == Phase::preendgame && gradeByPreEndgame(decision, context, stop, proven)) ||
         gradeBySimulation(decision, replay, context, stop, proven);
}

}  // namespace

bool regrade(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
             const std::stop_token& stop) {
  if (!context.effort.beyondStatic) return true;
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
