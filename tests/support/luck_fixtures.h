#pragma once

#include <array>
#include <memory>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/game_luck.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/game/end_rack.h"

namespace rozbor::test {

/// A game of two players who take the best move, and what its end brought the first one for the tiles
/// left.
struct LuckGame {
  std::vector<engine::LuckTurn> turns;
  int settled = 0;
  int spread = 0;  ///< at the very end, of the first player
};

inline LuckGame luckGame(const engine::StaticContext& context, std::uint64_t seed) {
  const engine::Chooser best = [](std::span<const engine::RatedPlay>, engine::Random&) {
    return std::size_t{0};
  };
  const engine::SelfPlayGame played = engine::playGame(context, {best, best}, seed);
  LuckGame game;
  for (const engine::SelfPlayTurn& turn : played.turns) {
    engine::LuckTurn& added = game.turns.emplace_back();
    added.player = static_cast<std::size_t>(turn.player);
    added.before = turn.before;
    added.move = turn.played.move;
    added.points = turn.played.score;
  }
  const auto settled = endRackPoints(played.racks, context.language);
  game.settled = settled[0].points - settled[1].points;
  game.spread = played.scores[0] - played.scores[1] + game.settled;
  return game;
}

}  // namespace rozbor::test
