#include "rozbor/engine/draws.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "binomial.h"
#include "luck/possible_draws.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/self_play.h"

namespace rozbor::engine {
double chanceOfDraw(const game::TileCounts& tiles, const game::TileCounts& pool) {
  if (!pool.contains(tiles)) return 0;
  double ways = 1;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    ways *= choose(pool.count(kind), tiles.count(kind));
  return ways / choose(pool.size(), tiles.size());
}

BingoChance bingoChance(const game::Position& position, const game::TileCounts& pool, int count,
                        const game::Language& language, MoveFinder& finder,
                        const BingoChanceOptions& options) {
  assert(options.samples >= 2);
  count = std::min(count, pool.size());
  if (position.rack.size() + count < language.rules.bingoTiles) return {};
  game::Position drawn = position;
  BingoChance found;
  if (countDraws(pool, count, options.enumerateUpTo) <= options.enumerateUpTo) {
    visitDraws(pool, count, [&](const game::TileCounts& tiles, double chance) {
      drawn.rack = position.rack + tiles;
      if (finder.canLay(drawn, language.rules.bingoTiles)) found.chance += chance;
      return true;
    });
    return found;
  }
  Random random(options.seed);
  int bingos = 0;
  for (int at = 0; at < options.samples; ++at) {
    game::Bag bag = pool;
    drawn.rack = position.rack;
    draw(bag, drawn.rack, count, random);
    if (finder.canLay(drawn, language.rules.bingoTiles)) ++bingos;
  }
  found.samples = options.samples;
  found.chance = static_cast<double>(bingos) / options.samples;
  found.se = std::sqrt(found.chance * (1 - found.chance) / (options.samples - 1));
  return found;
}

}  // namespace rozbor::engine
