#include "later_tiles.h"

#include <algorithm>

#include "drawing.h"

namespace rozbor::engine {

double chanceOfLater(const game::TileCounts& leave, const game::TileCounts& pool,
                     const game::TileCounts& returned, std::span<const LaterTiles> later) {
  double chance = 1;
  game::TileCounts found;        // drawn for sure, by the sightings so far
  game::TileCounts left = pool;  // without those
  bool inTheBag = false;
  for (const LaterTiles& seen : later) {
    if (!inTheBag && seen.drawn > returned.size()) {
      left += returned;
      inTheBag = true;
    }
    game::TileCounts wanted = seen.had;
    wanted.removeAvailable(leave);
    wanted.removeAvailable(found);
    if (!left.contains(wanted)) return 0;
    chance *= chanceToHold(wanted, left, std::max(0, seen.drawn - found.size()));
    if (chance == 0) return 0;
    left -= wanted;
    found += wanted;
  }
  return chance;
}

}  // namespace rozbor::engine
