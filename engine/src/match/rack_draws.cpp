#include "rack_draws.h"

#include <cassert>

namespace rozbor::engine {
namespace {

constexpr double kLargest = 1e17;

/// A row of Pascal's triangle, made by sums so that nothing on the way is larger than the result.
/// Entries for more tiles than a caller draws may have wrapped around; nobody reads them.
RackDraws::Row chooseFrom(int tiles) {
  RackDraws::Row row{};
  row[0] = 1;
  for (int tile = 0; tile < tiles; ++tile) {
    for (std::size_t drawn = row.size() - 1; drawn > 0; --drawn)
      row[drawn] += row[drawn - 1];
  }
  return row;
}

}  // namespace

bool RackDraws::countable(int bagSize, int drawn) {
  if (drawn < 0 || drawn > kMaxDrawn || drawn > bagSize) return false;
  double ways = 1;
  for (int tile = 0; tile < drawn; ++tile)
    ways = ways * (bagSize - tile) / (tile + 1);
  return ways <= kLargest;
}

RackDraws::RackDraws(const game::TileCounts& bag, int drawn) : bag_(bag), drawn_(drawn) {
  assert(countable(bag.size(), drawn));
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    byKind_[static_cast<std::size_t>(kind)] = chooseFrom(bag.count(kind));
  all_ = chooseFrom(bag.size())[static_cast<std::size_t>(drawn)];
}

std::uint64_t RackDraws::waysToHold(const game::TileCounts& tiles) const {
  int others = bag_.size();
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (tiles.count(kind) > 0) others -= bag_.count(kind);
  }
  const auto drawn = static_cast<std::size_t>(drawn_);
  Row ways = chooseFrom(others);  // by the number of tiles drawn so far
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (tiles.count(kind) == 0) continue;
    Row more{};
    for (auto held = static_cast<std::size_t>(tiles.count(kind)); held <= drawn; ++held) {
      for (std::size_t rest = 0; rest + held <= drawn; ++rest)
        more[rest + held] += ways[rest] * byKind_[static_cast<std::size_t>(kind)][held];
    }
    ways = more;
  }
  return ways[drawn];
}

}  // namespace rozbor::engine
