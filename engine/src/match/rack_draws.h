#pragma once

#include <array>
#include <cstdint>

#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// In how many ways so many tiles are drawn from a bag, every tile being its own: the multivariate
/// hypergeometric distribution in whole numbers.
class RackDraws {
 public:
  static constexpr int kMaxDrawn = 10;

  /// Binomial coefficients n over 0 … kMaxDrawn.
  using Row = std::array<std::uint64_t, kMaxDrawn + 1>;

  /// Whether every number here, and ten times it, fits 64 bits.
  [[nodiscard]] static bool countable(int bagSize, int drawn);

  /// Needs `countable(bag.size(), drawn)`.
  RackDraws(const game::TileCounts& bag, int drawn);

  [[nodiscard]] int drawn() const { return drawn_; }
  [[nodiscard]] int count(int kind) const { return bag_.count(kind); }
  [[nodiscard]] std::uint64_t all() const { return all_; }

  /// Ways to draw `count` tiles of a kind, from 0 to kMaxDrawn.
  [[nodiscard]] std::uint64_t ways(int kind, int count) const {
    return byKind_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(count)];
  }

  /// Ways to draw a rack that holds `tiles` and any others.
  [[nodiscard]] std::uint64_t waysToHold(const game::TileCounts& tiles) const;

 private:
  game::TileCounts bag_;
  int drawn_;
  std::array<Row, game::TileCounts::kKinds> byKind_{};
  std::uint64_t all_;
};

}  // namespace rozbor::engine
