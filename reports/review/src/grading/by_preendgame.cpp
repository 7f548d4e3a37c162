#include "regrade.h"
#include "rozbor/engine/preendgame.h"

namespace rozbor::reports {
namespace {

/// Positions with more tiles in the bag are not proven in the time of a review.
constexpr int kMostTried = 2;
constexpr std::size_t kMemory = std::size_t{128} << 20;  ///< bytes; two decisions may be solved at once

}  // namespace

bool gradeByPreEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop) {
  const int bag = bagCount(decision.position.board, *context.language);
  if (bag == 0 || bag > kMostTried) return false;
  game::Position position = decision.position;
  position.opponentRack = {};  // nobody at the table saw it
  const engine::RatedPlay played = effectivePlay(decision, context);
  engine::PreEndgameOptions options;
  options.other = played.move;
  options.nodeLimit = context.effort.preEndgameNodes;
  options.stop = stop;
  options.memory = kMemory;
  const auto solved = solvePreEndgame(position, context.statics(), options);
  // What is not proven is left to the simulation, which tells how far to trust it.
  if (!solved || stop.stop_requested() || !solved->exact || !solved->other || !solved->other->exact())
    return false;

  const engine::PreEndgamePlay& other = *solved->other;
  const bool playedIsBest = other.winProbability >= solved->plays.front().winProbability;
  const engine::PreEndgamePlay& best = playedIsBest ? other : solved->plays.front();
  Outlook outlook;
  outlook.bestWin = best.winProbability;
  outlook.playedWin = other.winProbability;
  outlook.exact = true;
  decision.method = Method::preendgame;
  decision.outlook = outlook;
  const auto rated = [&](const engine::PreEndgamePlay& value) {
    engine::RatedPlay play = value.play;
    if (best.spread && other.spread)
      play.equity = engine::Equity::fromDouble(*value.spread - position.spread());
    return play;
  };
  decision.candidates = {rated(best)};
  decision.candidateErrors.clear();
  decision.candidateWins = {best.winProbability};
  decision.played.equity = rated(other).equity;
  decision.playedRank.reset();
  if (playedIsBest && !decision.takenBack) decision.playedRank = 1;
  if (!playedIsBest) {
    decision.candidates.push_back(rated(other));
    decision.candidateWins.push_back(other.winProbability);
    if (!decision.takenBack) decision.playedRank = 2;
  }
  decision.equityLoss = std::max(engine::Equity(), decision.best().equity - decision.played.equity);
  return true;
}

}  // namespace rozbor::reports
