#include "regrade.h"

namespace rozbor::reports {

bool regrade(Decision& decision, const replay::Turn& turn, const ReviewContext& context,
             const std::stop_token& stop) {
  if (!decision.graded || !context.effort.beyondStatic || turn.unseen.empty()) return !stop.stop_requested();
  const bool done = (decision.phase == Phase::endgame && gradeByEndgame(decision, context, stop)) ||
                    gradeBySimulation(decision, context, stop);
  if (done) decision.band = bandOf(decision, context.bands);
  return done;
}

engine::RatedPlay effectivePlay(const Decision& decision, const ReviewContext& context) {
  if (!decision.takenBack) return decision.played;
  return rate(decision.position, {game::Move::pass(), 0}, context.statics());
}

}  // namespace rozbor::reports
