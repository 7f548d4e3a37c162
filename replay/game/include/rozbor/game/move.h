#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rozbor/game/board.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/square.h"
#include "rozbor/game/tile.h"

namespace rozbor::game {

/// What a player chose to do: lay tiles, exchange some, or pass. A trivially copyable value. For a
/// placement `tiles()` runs along the whole main word, with an empty tile where one already lies;
/// for an exchange it holds the tiles that go back.
class Move {
 public:
  enum class Kind : std::uint8_t { pass, exchange, placement };
  static constexpr int kMaxTiles = Board::kMaxSide;

  constexpr Move() = default;

  static constexpr Move pass() { return {}; }
  /// Tiles in the order letters, then blanks, so that equal exchanges are equal values.
  static Move exchange(const TileCounts& tiles) {
    Move move;
    move.kind_ = Kind::exchange;
    tiles.forEachTile([&](Tile tile) { move.append(tile); });
    return move;
  }
  static constexpr Move placement(Square start, Direction direction, std::span<const Tile> tiles) {
    Move move;
    move.kind_ = Kind::placement;
    move.start_ = start;
    move.direction_ = direction;
    for (const Tile tile : tiles)
      move.append(tile);
    return move;
  }

  [[nodiscard]] constexpr Kind kind() const { return kind_; }
  [[nodiscard]] constexpr bool isPlacement() const { return kind_ == Kind::placement; }
  [[nodiscard]] constexpr Square start() const { return start_; }
  [[nodiscard]] constexpr Direction direction() const { return direction_; }
  [[nodiscard]] constexpr std::span<const Tile> tiles() const { return {tiles_.data(), length_}; }
  [[nodiscard]] constexpr int length() const { return length_; }

  /// Tiles that leave the rack.
  [[nodiscard]] constexpr int tilesUsed() const {
    int used = 0;
    for (const Tile tile : tiles())
      used += tile.empty() ? 0 : 1;
    return used;
  }
  [[nodiscard]] constexpr TileCounts tileCounts() const {
    TileCounts counts;
    for (const Tile tile : tiles()) {
      if (!tile.empty()) counts.add(tile);
    }
    return counts;
  }

  friend constexpr bool operator==(const Move& left, const Move& right) {
    if (left.kind_ != right.kind_ || left.length_ != right.length_ || left.start_ != right.start_ ||
        left.direction_ != right.direction_) {
      return false;
    }
    for (std::size_t i = 0; i < left.length_; ++i) {
      if (left.tiles_[i] != right.tiles_[i]) return false;
    }
    return true;
  }

 private:
  constexpr void append(Tile tile) {
    assert(length_ < kMaxTiles);
    tiles_[length_++] = tile;
  }

  std::array<Tile, kMaxTiles> tiles_{};
  std::uint8_t length_ = 0;
  Kind kind_ = Kind::pass;
  Direction direction_ = Direction::across;
  Square start_;
};

}  // namespace rozbor::game
