#pragma once

#include <bit>
#include <cstdint>

#include "rozbor/game/move.h"

namespace rozbor::engine {

/// A checksum over numbers and moves in the order in which they are added; the same everywhere.
class Mixer {
 public:
  constexpr explicit Mixer(std::uint64_t start = 0) : sum_(start) {}

  void add(std::uint64_t value) { sum_ = std::rotl((sum_ ^ value) * 0x9E3779B97F4A7C15ull, 27); }
  void addSigned(int value) { add(static_cast<std::uint32_t>(value)); }

  void add(const game::Move& move) {
    add(static_cast<std::uint64_t>(move.kind()) << 16 | static_cast<std::uint64_t>(move.direction()) << 8 |
        static_cast<std::uint64_t>(move.length()));
    add(static_cast<std::uint64_t>(move.start().row) << 8 | move.start().column);
    for (const game::Tile tile : move.tiles())
      add(static_cast<std::uint64_t>(tile.letter().index()) << 1 | (tile.isBlank() ? 1u : 0u));
  }

  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_;
};

}  // namespace rozbor::engine
