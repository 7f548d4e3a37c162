#pragma once

#include <array>
#include <cstdint>

#include "rozbor/game/board.h"
#include "rozbor/game/square.h"

namespace rozbor::replay {

/// Which squares are taken, a bit each, by row and by column: where a word can lie is then a matter
/// of a few masks.
class Occupancy {
 public:
  explicit Occupancy(const game::Board& board) {
    for (int row = 0; row < board.rows(); ++row) {
      for (int column = 0; column < board.columns(); ++column) {
        if (board.isEmpty(game::Square(row, column))) continue;
        rows_[at(row)] |= std::uint32_t{1} << column;
        columns_[at(column)] |= std::uint32_t{1} << row;
      }
    }
  }

  /// The taken squares of a line; none for a line off the board.
  [[nodiscard]] std::uint32_t line(game::Direction direction, int index) const {
    return (direction == game::Direction::across ? rows_ : columns_)[at(index)];
  }

  /// The squares of a line that have a tile beside it, in either neighbouring line.
  [[nodiscard]] std::uint32_t beside(game::Direction direction, int index) const {
    return line(direction, index - 1) | line(direction, index + 1);
  }

 private:
  using Lines = std::array<std::uint32_t, game::Board::kMaxSide + 2>;

  /// Lines -1 and one beyond the last are there, and empty.
  static std::size_t at(int index) { return static_cast<std::size_t>(index) + 1; }

  Lines rows_{};
  Lines columns_{};
};

}  // namespace rozbor::replay
