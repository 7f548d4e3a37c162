#include "luck/possible_draws.h"

#include <algorithm>

#include "binomial.h"

namespace rozbor::engine {
namespace {

using game::TileCounts;

/// Goes through the kinds one by one, from `kind` on. `left` counts the tiles of the pool from there.
class Walk {
 public:
  using Visit = std::function<bool(const TileCounts&, double ways)>;

  Walk(const TileCounts& pool, const Visit& visit) : pool_(pool), visit_(visit) {}

  bool from(int kind, int left, int wanted, double ways) {
    if (wanted == 0) return visit_(drawn_, ways);
    if (wanted > left) return true;
    const int held = pool_.count(kind);
    const int least = std::max(0, wanted - (left - held));
    for (int taken = least; taken <= std::min(held, wanted); ++taken) {
      drawn_.addKind(kind, taken);
      const bool on = from(kind + 1, left - held, wanted - taken, ways * choose(held, taken));
      drawn_.addKind(kind, -taken);
      if (!on) return false;
    }
    return true;
  }

 private:
  const TileCounts& pool_;
  const Visit& visit_;
  TileCounts drawn_;
};

}  // namespace

int countDraws(const TileCounts& pool, int count, int limit) {
  int found = 0;
  const Walk::Visit visit = [&](const TileCounts&, double) { return ++found <= limit; };
  Walk(pool, visit).from(0, pool.size(), count, 1);
  return found;
}

void visitDraws(const TileCounts& pool, int count,
                const std::function<bool(const TileCounts& tiles, double chance)>& visit) {
  const double all = choose(pool.size(), count);
  const Walk::Visit weighted = [&](const TileCounts& tiles, double ways) { return visit(tiles, ways / all); };
  Walk(pool, weighted).from(0, pool.size(), count, 1);
}

}  // namespace rozbor::engine
