#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// One turn of a game the engine played with itself.
struct SelfPlayTurn {
  game::Position before;  ///< seen by the player on turn; the opponent's rack is not shown
  RatedPlay played;
  int player = 0;
};

struct SelfPlayGame {
  std::vector<SelfPlayTurn> turns;
  game::Board board;                  ///< at the end
  std::array<int, 2> scores{};        ///< before the tiles left are settled
  std::array<game::Rack, 2> racks{};  ///< left at the end
};

/// Picks one of the rated moves (best first, never empty) by its place in the list.
using Chooser = std::function<std::size_t(std::span<const RatedPlay> plays, Random& random)>;

/// Plays a game to its end by the rules of the language: a player out with the bag empty, or the
/// limit of scoreless turns or passes. The same seed gives the same game.
[[nodiscard]] SelfPlayGame playGame(const StaticContext& context, const std::array<Chooser, 2>& players,
                                    std::uint64_t seed);

/// Takes `count` tiles (or what is left) at random out of `bag` and puts them into `rack`.
void draw(game::Bag& bag, game::Rack& rack, int count, Random& random);

}  // namespace rozbor::engine
