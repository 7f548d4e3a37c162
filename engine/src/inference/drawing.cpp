#include "drawing.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "binomial.h"

namespace rozbor::engine {

using game::TileCounts;

double waysToDraw(const TileCounts& drawn, const TileCounts& from) {
  double ways = 1;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    if (drawn.count(kind) > 0) ways *= choose(from.count(kind), drawn.count(kind));
  }
  return ways;
}

double chanceToHold(const TileCounts& wanted, const TileCounts& from, int count) {
  if (wanted.empty()) return 1;
  count = std::min(count, from.size());
  if (wanted.size() > count) return 0;
  const auto size = static_cast<std::size_t>(count) + 1;
  int others = from.size();
  std::vector<double> ways(size);  // by the number of tiles drawn so far, all of wanted kinds
  ways[0] = 1;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    if (wanted.count(kind) == 0) continue;
    others -= from.count(kind);
    std::vector<double> more(size);
    for (int held = wanted.count(kind); held <= std::min(count, from.count(kind)); ++held) {
      const double kindWays = choose(from.count(kind), held);
      for (std::size_t rest = 0; rest + static_cast<std::size_t>(held) < size; ++rest)
        more[rest + static_cast<std::size_t>(held)] += ways[rest] * kindWays;
    }
    ways = std::move(more);
  }
  double holding = 0;
  for (int used = 0; used <= count; ++used)
    holding += ways[static_cast<std::size_t>(used)] * choose(others, count - used);
  return holding / choose(from.size(), count);
}

TileCounts drawn(const TileCounts& from, int count, Random& random) {
  TileCounts left = from;
  TileCounts taken;
  for (int tile = std::min(count, from.size()); tile > 0; --tile) {
    int place = static_cast<int>(random.below(static_cast<std::uint32_t>(left.size())));
    int kind = 0;
    while (place >= left.count(kind))
      place -= left.count(kind++);
    left.removeKind(kind);
    taken.addKind(kind);
  }
  return taken;
}

}  // namespace rozbor::engine
