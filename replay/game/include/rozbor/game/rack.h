#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "rozbor/game/tile.h"

namespace rozbor::game {

/// A multiset of physical tiles, by kind (0 is the blank, then letters by index). Serves as rack,
/// as bag and as the unseen tiles alike.
class TileCounts {
 public:
  static constexpr int kKinds = Letter::kMax + 1;

  constexpr TileCounts() = default;

  [[nodiscard]] constexpr int size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr int count(int kind) const { return counts_[static_cast<std::size_t>(kind)]; }
  [[nodiscard]] constexpr int blanks() const { return counts_[0]; }

  constexpr void add(Tile tile, int copies = 1) { addKind(tile.kind(), copies); }
  constexpr void addKind(int kind, int copies = 1) {
    counts_[static_cast<std::size_t>(kind)] =
        static_cast<std::uint8_t>(counts_[static_cast<std::size_t>(kind)] + copies);
    size_ = static_cast<std::uint16_t>(size_ + copies);
  }

  /// Takes one tile out; false, and nothing changed, when there is none.
  constexpr bool remove(Tile tile) { return removeKind(tile.kind()); }
  constexpr bool removeKind(int kind) {
    if (count(kind) == 0) return false;
    addKind(kind, -1);
    return true;
  }

  [[nodiscard]] constexpr bool contains(const TileCounts& other) const {
    for (int kind = 0; kind < kKinds; ++kind) {
      if (count(kind) < other.count(kind)) return false;
    }
    return true;
  }

  constexpr TileCounts& operator+=(const TileCounts& other) {
    for (int kind = 0; kind < kKinds; ++kind)
      addKind(kind, other.count(kind));
    return *this;
  }

  /// Needs `contains(other)`.
  constexpr TileCounts& operator-=(const TileCounts& other) {
    assert(contains(other));
    for (int kind = 0; kind < kKinds; ++kind)
      addKind(kind, -other.count(kind));
    return *this;
  }

  /// Takes out what is there of `other` and returns what was not.
  constexpr TileCounts removeAvailable(const TileCounts& other) {
    TileCounts missing;
    for (int kind = 0; kind < kKinds; ++kind) {
      const int taken = other.count(kind) < count(kind) ? other.count(kind) : count(kind);
      addKind(kind, -taken);
      missing.addKind(kind, other.count(kind) - taken);
    }
    return missing;
  }

  friend constexpr TileCounts operator+(TileCounts left, const TileCounts& right) { return left += right; }
  friend constexpr TileCounts operator-(TileCounts left, const TileCounts& right) { return left -= right; }
  friend constexpr bool operator==(const TileCounts&, const TileCounts&) = default;

  /// Calls `visit(tile)` for every tile, letters in alphabet order and blanks last.
  template <class Visit>
  constexpr void forEachTile(Visit visit) const {
    for (int kind = 1; kind < kKinds; ++kind) {
      for (int copy = 0; copy < count(kind); ++copy)
        visit(Tile(Letter(kind)));
    }
    for (int copy = 0; copy < blanks(); ++copy)
      visit(Tile::blank());
  }

 private:
  std::array<std::uint8_t, kKinds> counts_{};
  std::uint16_t size_ = 0;
};

using Rack = TileCounts;
using Bag = TileCounts;

}  // namespace rozbor::game
