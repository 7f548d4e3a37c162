#pragma once

#include <vector>

#include "rozbor/game/rack.h"

namespace rozbor::engine::preendgame {

/// What may be in the bag.
struct BagCase {
  game::TileCounts bag;
  std::vector<std::vector<int>> orders;  ///< kinds in the order of drawing, each different order once
  int weightEach = 0;                    ///< ways to draw one of these orders, every tile being its own

  [[nodiscard]] int weight() const { return weightEach * static_cast<int>(orders.size()); }
};

/// Every bag of `size` of the hidden tiles. The weights sum to n (n − 1) … for n hidden tiles.
[[nodiscard]] std::vector<BagCase> bagCases(const game::TileCounts& hidden, int size);

}  // namespace rozbor::engine::preendgame
