#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rozbor/parser/board_reading.h"

namespace rozbor::parser {

/// What one sign of a row stands for.
struct BoardSign {
  enum class Kind : std::uint8_t { square, space, bar, foreign };
  Kind kind = Kind::square;
  std::vector<SquareSight> sights{};  ///< of a square
  bool marksEmpty = false;            ///< ".", "-" or a digit: this row needs no blanks for empty squares
  std::string_view text{};
};

/// Cuts a row into signs. A number stands for so many empty squares, at most kMostBoardSide. Letters keep
/// their case; `blank` is set only where parentheses say so.
[[nodiscard]] std::vector<BoardSign> boardSigns(std::string_view row);

/// How a square is written; the letters of plain tiles are upper case.
[[nodiscard]] std::string squareText(const std::vector<SquareSight>& sights);

}  // namespace rozbor::parser
