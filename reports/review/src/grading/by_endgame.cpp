#include "regrade.h"
#include "rozbor/engine/endgame.h"

namespace rozbor::reports {
namespace {

constexpr std::size_t kMemory = std::size_t{64} << 20;  ///< bytes; two endgames may be solved at once

double winOf(int finalSpread) {
  return finalSpread > 0 ? 1 : finalSpread < 0 ? 0 : 0.5;
}

}  // namespace

bool gradeByEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop) {
  const auto position = engine::withBothRacks(decision.position, *context.language);
  if (!position) return false;
  const engine::RatedPlay played = effectivePlay(decision, context);
  engine::EndgameOptions options;
  options.nodeLimit = context.effort.endgameNodes;
  options.stop = stop;
  options.memory = kMemory;
  options.other = played.move;
  const auto solved = engine::solveEndgame(*position, *context.language, *context.lexicon, options);
  if (!solved || !solved->other || stop.stop_requested()) return false;

  const engine::EndgameLine& best =
      solved->best.value >= solved->other->value ? solved->best : *solved->other;
  const auto rated = [&](const engine::EndgameLine& line) {
    engine::RatedPlay play = rate(decision.position, line.line.front(), context.statics());
    play.leaveValue = {};
    play.equity = engine::Equity::points(line.value);
    return play;
  };
  const int spread = decision.position.spread();
  Outlook outlook;
  outlook.bestWin = winOf(spread + best.value);
  outlook.playedWin = winOf(spread + solved->other->value);
  outlook.exact = best.exact && solved->other->exact;
  outlook.line = best.line;
  decision.method = Method::endgame;
  decision.outlook = outlook;
  decision.candidates = {rated(best)};
  decision.candidateErrors.clear();
  decision.candidateWins = {outlook.bestWin};
  decision.played.equity = engine::Equity::points(solved->other->value);
  decision.played.leaveValue = {};
  if (decision.best().move == played.move) {
    decision.playedRank = 1;
  } else {
    decision.playedRank.reset();
    engine::RatedPlay second = rated(*solved->other);
    if (!decision.takenBack) second.score = decision.played.score;
    decision.candidates.push_back(second);
    decision.candidateWins.push_back(outlook.playedWin);
    if (!decision.takenBack) decision.playedRank = 2;
  }
  decision.equityLoss = decision.best().equity - decision.played.equity;
  return true;
}

}  // namespace rozbor::reports
