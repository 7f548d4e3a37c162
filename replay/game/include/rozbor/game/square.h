#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace rozbor::game {

enum class Direction : std::uint8_t { across, down };

constexpr Direction crosswise(Direction direction) {
  return direction == Direction::across ? Direction::down : Direction::across;
}

/// A square by row and column, counted from 0 at the top left.
struct Square {
  std::uint8_t row = 0;
  std::uint8_t column = 0;

  constexpr Square() = default;
  constexpr Square(int squareRow, int squareColumn)
      : row(static_cast<std::uint8_t>(squareRow)), column(static_cast<std::uint8_t>(squareColumn)) {
    assert(squareRow >= 0 && squareRow < 256 && squareColumn >= 0 && squareColumn < 256);
  }

  /// The square `distance` steps on along `direction`.
  [[nodiscard]] constexpr Square step(Direction direction, int distance = 1) const {
    return direction == Direction::across ? Square(row, column + distance) : Square(row + distance, column);
  }

  friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

}  // namespace rozbor::game
