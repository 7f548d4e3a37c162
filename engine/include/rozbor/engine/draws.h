#pragma once

#include <cstdint>

#include "rozbor/engine/move_finder.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/rack.h"

/// What can be drawn, and what it would be good for.
namespace rozbor::engine {

/// The chance that `tiles` are what comes where so many are drawn blindly from `pool` (multivariate
/// hypergeometric); 0 where it does not hold them.
[[nodiscard]] double chanceOfDraw(const game::TileCounts& tiles, const game::TileCounts& pool);

/// How often a draw makes a bingo, 0 to 1.
struct BingoChance {
  double chance = 0;
  double se = 0;    ///< standard error of the sample, 0 where every draw was tried
  int samples = 0;  ///< draws at random; 0: every draw was tried
};

/// Which draws are tried.
struct BingoChanceOptions {
  int samples = 200;        ///< where there are too many to try all; at least 2
  int enumerateUpTo = 400;  ///< distinct draws that are all tried
  std::uint64_t seed = 1;   ///< of the sample
};

/// The share of the draws of `count` tiles out of `pool` that give the rack of `position` a play for the
/// bonus, on its board as it lies: nobody moves in between. Costs a MoveFinder::best, seldom a
/// MoveFinder::all, for each draw that is tried. `finder` is of `language`.
[[nodiscard]] BingoChance bingoChance(const game::Position& position, const game::TileCounts& pool, int count,
                                      const game::Language& language, MoveFinder& finder,
                                      const BingoChanceOptions& options = {});

}  // namespace rozbor::engine
