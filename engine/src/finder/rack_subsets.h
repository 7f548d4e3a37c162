#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

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

  /// A rack of at most kSlotTiles tiles.
  void fill(const game::Position& position, const game::Language& language, const Leaves& leaves);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int kind(int tile) const { return kinds_[static_cast<std::size_t>(tile)]; }
  [[nodiscard]] std::uint32_t all() const { return (1u << size_) - 1; }
  /// Letters of the rack; every letter if it holds a blank.
  [[nodiscard]] std::uint64_t letters() const { return letters_; }

  /// Choices of `count` tiles to play; of two equal tiles one stands for both.
  [[nodiscard]] std::span<const std::uint8_t> choices(int count) const {
    return choices_[static_cast<std::size_t>(count)];
  }
  /// The highest `kept` among those; the lowest number there is if there are none.
  [[nodiscard]] std::int32_t bestKept(int count) const { return bestKept_[static_cast<std::size_t>(count)]; }

  /// Millipoints that the rest of the rack adds when `played` leaves it.
  [[nodiscard]] std::int32_t kept(std::uint32_t played) const { return kept_[played]; }
  /// Key of the letters, blanks left out.
  [[nodiscard]] std::uint64_t key(std::uint32_t played) const { return keys_[played]; }
  /// Points of the tiles, largest first, then zeros.
  [[nodiscard]] const Values& values(std::uint32_t played) const { return values_[played]; }
  [[nodiscard]] int blanks(std::uint32_t played) const;

 private:
  void sortTiles(const game::Rack& rack, const game::Language& language);
  void fillKept(const game::Position& position, const game::Language& language, const Leaves& leaves);
  void listChoices();

  int size_ = 0;
  std::uint32_t blankMask_ = 0;
  std::uint64_t letters_ = 0;
  std::array<int, kSlotTiles> kinds_{};
  std::array<std::int16_t, kSlotTiles> points_{};
  std::array<std::int32_t, kMasks> kept_{};
  std::array<Equity, kMasks> leaveValues_{};
  std::array<std::uint64_t, kMasks> keys_{};
  std::array<Values, kMasks> values_{};
  std::array<std::vector<std::uint8_t>, kSlotTiles + 1> choices_;
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
