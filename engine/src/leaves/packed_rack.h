#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <span>

#include "rozbor/game/rack.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// A rack of a size known elsewhere, as one number to sort by: the kinds of its letters in ascending
/// order, six bits each. Its blanks are the zeros before them. Up to ten tiles.
class PackedRack {
 public:
  static constexpr int kMaxTiles = 10;

  constexpr PackedRack() = default;
  explicit PackedRack(std::span<const game::Letter> letters) {
    std::array<game::Letter, kMaxTiles> sorted{};
    const auto end = std::ranges::copy(letters, sorted.begin()).out;
    std::sort(sorted.begin(), end);
    for (auto letter = sorted.begin(); letter != end; ++letter)
      bits_ = (bits_ << kBits) | static_cast<std::uint64_t>(letter->index());
  }

  /// Calls `visit(kind, count)` for each kind of letter and, where there are any, for the blanks.
  template <class Visit>
  constexpr void forEachKind(int rackSize, Visit visit) const {
    int seen = 0;
    for (std::uint64_t rest = bits_; rest != 0;) {
      const std::uint64_t kind = rest & kMask;
      int count = 0;
      for (; (rest & kMask) == kind; rest >>= kBits)
        ++count;
      visit(static_cast<int>(kind), count);
      seen += count;
    }
    if (seen < rackSize) visit(0, rackSize - seen);
  }

  /// Calls `visit(rack)` for each distinct rack in which a blank stands for one of the letters.
  template <class Visit>
  constexpr void forEachWithOneMoreBlank(Visit visit) const {
    std::uint64_t previous = 0;
    for (int shift = 0; bits_ >> shift != 0; shift += kBits) {
      const std::uint64_t kind = (bits_ >> shift) & kMask;
      const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
      if (kind != previous) visit(PackedRack(((bits_ >> kBits) & ~below) | (bits_ & below)));
      previous = kind;
    }
  }

  [[nodiscard]] game::Rack unpacked(int rackSize) const {
    game::Rack rack;
    forEachKind(rackSize, [&](int kind, int count) { rack.addKind(kind, count); });
    return rack;
  }

  friend constexpr auto operator<=>(PackedRack, PackedRack) = default;

 private:
  static constexpr int kBits = 6;
  static constexpr std::uint64_t kMask = (1u << kBits) - 1;

  constexpr explicit PackedRack(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_ = 0;
};

}  // namespace rozbor::engine
