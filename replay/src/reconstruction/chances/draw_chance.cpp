#include "draw_chance.h"

#include <limits>

#include "log_choose.h"

namespace rozbor::replay {

double logDrawChance(const game::TileCounts& pool, const game::TileCounts& tiles, int hand) {
  const int drawn = hand < pool.size() ? hand : pool.size();
  if (tiles.size() > drawn || !pool.contains(tiles)) return -std::numeric_limits<double>::infinity();
  double chance = logChoose(pool.size() - tiles.size(), drawn - tiles.size()) - logChoose(pool.size(), drawn);
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (tiles.count(kind) > 0) chance += logChoose(pool.count(kind), tiles.count(kind));
  }
  return chance;
}

}  // namespace rozbor::replay
