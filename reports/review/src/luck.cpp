#include "rozbor/review/luck/luck.h"

#include "settled.h"

namespace rozbor::reports {

using replay::RackKnowledge;
using replay::Turn;

std::vector<engine::LuckTurn> luckTurns(const replay::Replay& replay) {
  std::vector<engine::LuckTurn> turns;
  for (const Turn& turn : replay.turns) {
    if (!turn.isDecision()) continue;
    engine::LuckTurn& added = turns.emplace_back();
    added.player = turn.player;
    added.before = turn.before;
    added.rackKnown = turn.rackKnown == RackKnowledge::known;
    if (turn.takenBack) {
      added.move = game::Move::pass();
    } else if (turn.move && (!turn.move->isPlacement() || turn.playable)) {
      added.move = turn.move;
      added.points = turn.scoreComputed;
    }
  }
  return turns;
}

std::optional<engine::GameLuck> luckOf(const replay::Replay& replay, const game::Language& language,
                                       const engine::Lexicon& lexicon, const engine::Leaves& leaves,
                                       const LuckOptions& options) {
  if (replay.players.size() != 2 || options.samples < 2) return std::nullopt;
  engine::DrawLuckOptions draws;
  draws.samples = options.samples;
  draws.seed = options.seed;
  draws.stop = options.stop;
  return engine::measureGame(luckTurns(replay), settledPoints(replay),
                             {language, lexicon, leaves, options.winModel.get()}, draws);
}

}  // namespace rozbor::reports
