#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rozbor/game/board.h"
#include "rozbor/game/result.h"
#include "rozbor/game/square.h"

namespace rozbor::game {

/// What a square multiplies, once, for the first tile on it.
struct Premium {
  std::uint8_t letter = 1;
  std::uint8_t word = 1;

  friend constexpr bool operator==(const Premium&, const Premium&) = default;
};

/// Size, premium squares and start square of a board.
class BoardLayout {
 public:
  /// Reads the CSV form: a row a line, cells separated by commas: empty, "2L" … "9L", "2W" … "9W",
  /// a "*" before or alone in the cell of the start square. Rows must be equally long, at most
  /// Board::kMaxSide; exactly one start. Errors: "board.…" with the line in the message.
  static Result<BoardLayout> parseCsv(std::string_view csv);

  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] Square start() const { return start_; }
  [[nodiscard]] Premium premium(Square square) const {
    return premiums_[static_cast<std::size_t>(square.row) * Board::kMaxSide + square.column];
  }
  [[nodiscard]] Board emptyBoard() const { return Board(rows_, columns_); }

 private:
  std::array<Premium, static_cast<std::size_t>(Board::kMaxSide) * Board::kMaxSide> premiums_{};
  int rows_ = 0;
  int columns_ = 0;
  Square start_;
};

}  // namespace rozbor::game
