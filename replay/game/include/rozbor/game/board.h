#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "rozbor/game/rack.h"
#include "rozbor/game/square.h"
#include "rozbor/game/tile.h"

namespace rozbor::game {

/// The tiles that lie. A trivially copyable value of up to 21 × 21 squares (the largest board that
/// is sold); premiums are not here but in BoardLayout.
class Board {
 public:
  static constexpr int kMaxSide = 21;

  constexpr Board() = default;
  constexpr Board(int rows, int columns)
      : rows_(static_cast<std::uint8_t>(rows)), columns_(static_cast<std::uint8_t>(columns)) {
    assert(rows > 0 && rows <= kMaxSide && columns > 0 && columns <= kMaxSide);
  }

  [[nodiscard]] constexpr int rows() const { return rows_; }
  [[nodiscard]] constexpr int columns() const { return columns_; }
  [[nodiscard]] constexpr bool contains(int row, int column) const {
    return row >= 0 && row < rows_ && column >= 0 && column < columns_;
  }
  [[nodiscard]] constexpr bool contains(Square square) const { return contains(square.row, square.column); }

  [[nodiscard]] constexpr Tile at(Square square) const { return tiles_[index(square)]; }
  [[nodiscard]] constexpr bool isEmpty(Square square) const { return at(square).empty(); }

  /// The tile at a place that may lie off the board, where none lies.
  [[nodiscard]] constexpr Tile atOrNone(int row, int column) const {
    return contains(row, column) ? at(Square(row, column)) : Tile();
  }

  /// Lays a tile, or takes one up when `tile` is empty.
  constexpr void set(Square square, Tile tile) {
    tileCount_ = static_cast<std::uint16_t>(tileCount_ + (tile.empty() ? 0 : 1) - (isEmpty(square) ? 0 : 1));
    tiles_[index(square)] = tile;
  }

  [[nodiscard]] constexpr int tileCount() const { return tileCount_; }
  [[nodiscard]] constexpr bool empty() const { return tileCount_ == 0; }

  /// The physical tiles that lie.
  [[nodiscard]] constexpr TileCounts tiles() const {
    TileCounts counts;
    for (const Tile tile : tiles_) {
      if (!tile.empty()) counts.add(tile);
    }
    return counts;
  }

  friend constexpr bool operator==(const Board&, const Board&) = default;

 private:
  [[nodiscard]] constexpr std::size_t index(Square square) const {
    assert(contains(square));
    return static_cast<std::size_t>(square.row) * kMaxSide + square.column;
  }

  std::array<Tile, static_cast<std::size_t>(kMaxSide) * kMaxSide> tiles_{};
  std::uint16_t tileCount_ = 0;
  std::uint8_t rows_ = 15;
  std::uint8_t columns_ = 15;
};

}  // namespace rozbor::game
