#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lane_slots.h"
#include "rozbor/engine/equity.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Every choice of tiles from a rack, as a mask over its tiles (most points first, blanks last), with
/// what it takes to value a play of them. Filled once for each position.
class RackSubsets {
 public:
  using Values = std::array<std::int16_t, kSlotTiles>;
  static constexpr std::size_t kMasks = std::size_t{1} << kSlotTiles;

  /// Choices of one number of tiles, all with or all without blanks, side by side so that a slot's
  /// bounds for all of them are found at once. Of two equal tiles one stands for both.
  struct Choices {
    static constexpr std::size_t kMost = 72;  ///< 8 over 4, in whole vectors
    std::array<std::uint8_t, kMost> played{};
    std::array<std::int32_t, kMost> kept{};  ///< millipoints that the rest of the rack adds
    std::array<std::array<std::int32_t, kMost>, kSlotTiles> values{};  ///< points, the largest first
    std::size_t count = 0;
  };

  /// A rack of at most kSlotTiles tiles.
  void fill(const game::Position& position, const game::Language& language, const Leaves& leaves);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int kind(int tile) const { return kinds_[static_cast<std::size_t>(tile)]; }
  [[nodiscard]] std::uint32_t all() const { return (1u << size_) - 1; }
  [[nodiscard]] bool hasBlanks() const { return blankMask_ != 0; }
  /// The tiles whose letter is among `letters`; a blank can be any of them.
  [[nodiscard]] std::uint32_t fitting(std::uint64_t letters) const {
    if (letters == 0) return 0;
    std::uint32_t tiles = blankMask_;
    for (std::size_t tile = 0; tile < static_cast<std::size_t>(size_); ++tile)
      tiles |= static_cast<std::uint32_t>(letters >> kinds_[tile] & 1) << tile;
    return tiles;
  }

  /// Its letters; all there are with a blank.
  [[nodiscard]] std::uint64_t letters() const { return letters_; }

  [[nodiscard]] const Choices& choices(int tiles, bool withBlanks) const {
    return choices_[static_cast<std::size_t>(tiles)][withBlanks ? 1 : 0];
  }
  /// The highest `kept` among choices of that many tiles; the lowest number there is if there are none.
  [[nodiscard]] std::int32_t bestKept(int tiles) const { return bestKept_[static_cast<std::size_t>(tiles)]; }

  /// Millipoints that the rest of the rack adds when `played`, one of the choices, leaves it.
  [[nodiscard]] std::int32_t kept(std::uint32_t played) const { return kept_[played]; }
  /// Points of the tiles of one of the choices, largest first; what stands behind them means nothing.
  [[nodiscard]] const Values& laid(std::uint32_t played) const { return laid_[played]; }
  /// Key of the letters, blanks left out.
  [[nodiscard]] std::uint64_t key(std::uint32_t played) const { return keys_[played]; }
  /// Points of the tiles, largest first, then zeros.
  [[nodiscard]] const Values& values() const { return points_; }
  [[nodiscard]] int blanks(std::uint32_t played) const { return std::popcount(played & blankMask_); }

 private:
  void sortTiles(const game::Rack& rack, const game::Language& language);
  void fillKept(const game::Position& position, const game::Language& language, const Leaves& leaves);
  void listChoices();

  int size_ = 0;
  std::uint32_t blankMask_ = 0;
  std::uint64_t letters_ = 0;
  std::array<int, kSlotTiles> kinds_{};
  Values points_{};
  std::array<std::int32_t, kMasks> kept_{};
  std::array<Equity, kMasks> leaveValues_{};
  std::array<std::uint64_t, kMasks> keys_{};
  std::array<Values, kMasks> laid_{};
  std::array<std::array<Choices, 2>, kSlotTiles + 1> choices_;
  std::array<std::int32_t, kSlotTiles + 1> bestKept_{};
};

/// The sum of products: an upper bound of the points that tiles make in a slot.
[[nodiscard]] inline std::int32_t dot(const RackSubsets::Values& multipliers,
                                      const RackSubsets::Values& values) {
  std::int32_t sum = 0;
  for (std::size_t at = 0; at < multipliers.size(); ++at)
    sum += std::int32_t{multipliers[at]} * values[at];
  return sum;
}

}  // namespace rozbor::engine
