#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/board_reading.h"
#include "sheet/sheet_notes.h"

namespace rozbor::parser {

/// A line of a text, in normal form C, with its number from 1.
struct BoardLine {
  std::string_view text;
  std::uint32_t number = 0;
};

/// No board has more rows or columns.
inline constexpr std::uint32_t kMostBoardSide = 64;

/// Whether the lines could be those of a board, typed or as in a CGP: nothing but squares.
[[nodiscard]] bool isBoardRow(std::string_view line);

/// The board that the lines show: rows of squares, also several in a line with "/" between.
[[nodiscard]] BoardReading readBoardLines(const std::vector<BoardLine>& lines, SheetNotes& notes);

/// Letters in the rarer case are those of blanks; all become upper case.
void settleLetters(BoardReading& board);

/// The board that a table "square,letter,probability" tells; nothing where the lines are no such table.
[[nodiscard]] std::optional<BoardReading> readBoardTable(const std::vector<BoardLine>& lines,
                                                         SheetNotes& notes);

}  // namespace rozbor::parser
