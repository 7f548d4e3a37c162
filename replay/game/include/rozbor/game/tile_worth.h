#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "rozbor/game/rack.h"

namespace rozbor::game {

/// How likely it is that a play used so many tiles of a kind, by kind and number, as logarithms in
/// thousandths (integers, so that every machine ranks plays alike). Kinds are independent: a play is
/// worth the sum over all kinds.
class TileWorth {
 public:
  /// More of a kind than a play of the common games can hold; beyond it the last number counts.
  static constexpr int kMost = 15;

  [[nodiscard]] std::int32_t of(int kind, int copies) const { return worths_[at(kind, copies)]; }
  void set(int kind, int copies, std::int32_t worth) { worths_[at(kind, copies)] = worth; }

  /// What one more of a kind adds when `copies` are used already.
  [[nodiscard]] std::int32_t ofOneMore(int kind, int copies) const {
    return of(kind, copies + 1) - of(kind, copies);
  }

  [[nodiscard]] std::int32_t of(const TileCounts& tiles) const {
    std::int32_t sum = 0;
    for (int kind = 0; kind < TileCounts::kKinds; ++kind)
      sum += of(kind, tiles.count(kind));
    return sum;
  }

  friend bool operator==(const TileWorth&, const TileWorth&) = default;

 private:
  static std::size_t at(int kind, int copies) {
    return static_cast<std::size_t>(kind) * (kMost + 1) + static_cast<std::size_t>(std::min(copies, kMost));
  }

  std::array<std::int32_t, static_cast<std::size_t>(TileCounts::kKinds) * (kMost + 1)> worths_{};
};

}  // namespace rozbor::game
