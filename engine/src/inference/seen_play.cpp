#include "seen_play.h"

#include <algorithm>

#include "rozbor/game/scoring.h"

namespace rozbor::engine {

SeenPlay::SeenPlay(const game::Position& position, const SeenMove& seen, const InferenceContext& context)
    : position_(position), seen_(seen), context_(context) {
  // Who moved did not see the other rack, but for the end, when it follows from the board.
  if (bagCount(position.board, context.statics.language) > 0) position_.opponentRack = {};
  if (seen.exchanged == 0) play_ = {seen.move, scoreOf(position.board, context.statics.language, seen.move)};
}

std::vector<SeenPlay::Way> SeenPlay::waysOf(const game::Rack& rack) {
  position_.rack = rack;
  const Equity best = context_.finder.best(position_, context_.statics.leaves).equity;
  if (seen_.exchanged == 0) return {wayOf(play_, best)};
  std::vector<Way> ways;
  for (const Play& exchange : generateExchanges(rack)) {
    if (exchange.move.tilesUsed() == seen_.exchanged) ways.push_back(wayOf(exchange, best));
  }
  return ways;
}

SeenPlay::Way SeenPlay::wayOf(const Play& play, Equity best) const {
  const RatedPlay rated = rate(position_, play, context_.statics);
  return {rated.leave, std::max(Equity(), best - rated.equity)};
}

}  // namespace rozbor::engine
