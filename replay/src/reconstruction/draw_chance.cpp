#include "draw_chance.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace rozbor::replay {
namespace {

/// More tiles than any set has.
constexpr std::size_t kTable = 256;

/// ln n!
double logFactorial(int n) {
  static const auto table = [] {
    std::array<double, kTable> values{};
    for (std::size_t i = 2; i < kTable; ++i)
      values[i] = values[i - 1] + std::log(static_cast<double>(i));
    return values;
  }();
  return n < static_cast<int>(kTable) ? table[static_cast<std::size_t>(n)] : std::lgamma(n + 1.0);
}

double logChoose(int n, int k) {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

}  // namespace

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
