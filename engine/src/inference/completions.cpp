#include "completions.h"

#include <algorithm>
#include <cstddef>
#include <map>

#include "binomial.h"
#include "drawing.h"
#include "packed_tiles.h"
#include "rozbor/engine/random.h"

namespace rozbor::engine {
namespace {

using game::TileCounts;

/// Different sets of `missing` tiles of the pool; no more than `limit` + 1 are counted.
int countCompletions(const TileCounts& pool, int missing, int limit) {
  std::vector<int> ways(static_cast<std::size_t>(missing) + 1);
  ways[0] = 1;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    for (int held = missing; held > 0; --held) {
      for (int taken = 1; taken <= std::min(held, pool.count(kind)); ++taken) {
        int& sum = ways[static_cast<std::size_t>(held)];
        sum = std::min(limit + 1, sum + ways[static_cast<std::size_t>(held - taken)]);
      }
    }
  }
  return ways.back();
}

template <class Visit>
void forEachCompletion(const TileCounts& pool, int kind, int missing, TileCounts& added, Visit visit) {
  if (missing == 0) return visit(added);
  if (kind == TileCounts::kKinds) return;
  for (int taken = 0; taken <= std::min(missing, pool.count(kind)); ++taken) {
    added.addKind(kind, taken);
    forEachCompletion(pool, kind + 1, missing - taken, added, visit);
    added.addKind(kind, -taken);
  }
}

/// Chance that the sampling draws `added`: first `certain` of the likely tiles, then others from the
/// rest of the pool. Which were first is not seen, so the chances of all choices are added up.
double chanceToSample(const OpenRack& rack, const TileCounts& added) {
  const auto certain = static_cast<std::size_t>(rack.certain);
  std::vector<double> ways(certain + 1);  // by the number of tiles taken from the likely ones
  ways[0] = 1;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    if (added.count(kind) == 0) continue;
    const int most = std::min({rack.likely.count(kind), added.count(kind), rack.certain});
    std::vector<double> more(certain + 1);
    for (int first = 0; first <= most; ++first) {
      const double kindWays = choose(rack.likely.count(kind), first) *
                              choose(rack.pool.count(kind) - first, added.count(kind) - first);
      for (std::size_t rest = 0; rest + static_cast<std::size_t>(first) <= certain; ++rest)
        more[rest + static_cast<std::size_t>(first)] += ways[rest] * kindWays;
    }
    ways = std::move(more);
  }
  return ways.back() / (choose(rack.likely.size(), rack.certain) *
                        choose(rack.pool.size() - rack.certain, rack.missing - rack.certain));
}

std::vector<Completion> sampled(const OpenRack& rack, int draws, std::uint64_t seed) {
  Random random(seed);
  std::map<PackedRack, int> counts;
  for (int draw = 0; draw < draws; ++draw) {
    TileCounts added = drawn(rack.likely, rack.certain, random);
    added += drawn(rack.pool - added, rack.missing - rack.certain, random);
    ++counts[packed(added)];
  }
  std::vector<Completion> list;
  list.reserve(counts.size());
  for (const auto& [key, count] : counts) {
    const TileCounts added = key.unpacked(rack.missing);
    const double weight = waysToDraw(added, rack.pool) / chanceToSample(rack, added);
    list.push_back({added, weight * count / draws, count});
  }
  return list;
}

}  // namespace

Completions completionsOf(const OpenRack& rack, int limit, std::uint64_t seed) {
  if (countCompletions(rack.pool, rack.missing, limit) > limit) return {sampled(rack, limit, seed), false};
  Completions all{{}, true};
  TileCounts added;
  forEachCompletion(rack.pool, 0, rack.missing, added, [&](const TileCounts& tiles) {
    all.list.push_back({tiles, waysToDraw(tiles, rack.pool), 1});
  });
  return all;
}

}  // namespace rozbor::engine
