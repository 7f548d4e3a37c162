#include "game_view.h"

#include <algorithm>

namespace rozbor::desktop {

using reports::Decision;
using reports::GameReview;

const Decision* decisionOn(const GameReview& game, std::size_t turn) {
  const auto found = std::ranges::lower_bound(game.decisions, turn, {}, &Decision::turn);
  return found != game.decisions.end() && found->turn == turn ? &*found : nullptr;
}

const game::Board& boardAfter(const GameReview& game, std::size_t turn) {
  const auto& turns = game.replay.turns;
  return turn + 1 < turns.size() ? turns[turn + 1].before.board : game.replay.finalPosition.board;
}

}  // namespace rozbor::desktop
