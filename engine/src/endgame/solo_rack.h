#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/rack_code.h"

namespace rozbor::engine::endgame {

/// A small rack tile by tile, as SoloBound looks at it; equal tiles stand side by side. Sets of its tiles are
/// numbers, one bit for each tile.
class SoloRack {
 public:
  static constexpr std::size_t kMostTiles = 6;
  static constexpr std::size_t kSets = std::size_t{1} << kMostTiles;

  explicit SoloRack(const RackLayout& layout);

  /// A rack of kMostTiles tiles or fewer.
  void take(RackCode rack);

  [[nodiscard]] RackCode code() const { return code_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] unsigned sets() const { return 1u << size_; }
  /// 0 for a blank.
  [[nodiscard]] int kind(std::size_t tile) const { return kinds_[tile]; }
  /// Of equal tiles the first one.
  [[nodiscard]] std::size_t firstLike(std::size_t tile) const { return firstLike_[tile]; }
  [[nodiscard]] bool isLikeLast(std::size_t tile) const { return firstLike_[tile] != tile; }
  /// Of sets of equal tiles the one that figures are kept of: the first of equal tiles.
  [[nodiscard]] unsigned canonical(unsigned set) const { return canonical_[set]; }
  /// That one, of some of these tiles.
  [[nodiscard]] unsigned setOf(RackCode tiles) const;

 private:
  const RackLayout& layout_;
  std::vector<int> everyKind_;  ///< that a rack may hold
  RackCode code_ = 0;
  std::size_t size_ = 0;
  std::array<int, kMostTiles> kinds_{};
  std::array<std::size_t, kMostTiles> firstLike_{};
  std::array<std::uint8_t, kSets> canonical_{};
};

}  // namespace rozbor::engine::endgame
