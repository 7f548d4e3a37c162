#include <algorithm>
#include <string>
#include <vector>

#include "board_lines.h"
#include "board_squares.h"
#include "rozbor/parser/board_reading.h"
#include "sheet/sheet_text.h"
#include "text.h"

namespace rozbor::parser {
namespace {

bool isSeen(const std::vector<SquareSight>& square) {
  return !square.empty();
}

/// Without the rows and columns at the end of which nothing was seen.
BoardReading trimmedBoard(BoardReading board) {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  for (std::uint32_t row = 0; row < board.rows; ++row) {
    for (std::uint32_t column = 0; column < board.columns; ++column) {
      if (!isSeen(board.at(row, column))) continue;
      rows = row + 1;
      columns = std::max(columns, column + 1);
    }
  }
  std::vector<std::vector<SquareSight>> squares;
  for (std::uint32_t row = 0; row < rows; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column)
      squares.push_back(board.at(row, column));
  }
  board.rows = rows;
  board.columns = columns;
  board.squares = std::move(squares);
  return board;
}

}  // namespace

ParsedBoard parseBoard(std::string_view bytes) {
  SheetNotes notes;
  const SheetText text = sheetText(bytes, "board", notes.diagnostics());
  std::vector<BoardLine> lines;
  for (std::size_t line = 0; line < text.lines.size(); ++line)
    lines.push_back({text.lines[line].raw, static_cast<std::uint32_t>(line + 1)});
  ParsedBoard parsed;
  if (std::optional<BoardReading> table = readBoardTable(lines, notes)) {
    parsed.board = trimmedBoard(*std::move(table));
  } else {
    parsed.board = trimmedBoard(readBoardLines(lines, notes));
  }
  if (parsed.board.squares.empty()) {
    notes.report(Severity::error, "board.empty", {}, said::words("expected rows of a board, found none"), {});
  }
  parsed.diagnostics = std::move(notes.diagnostics()).sorted("board", said::words("a board"));
  return parsed;
}

std::string boardText(const BoardReading& board) {
  std::string text;
  for (std::uint32_t row = 0; row < board.rows; ++row) {
    if (row > 0) text += '/';
    std::uint32_t empty = 0;
    const auto closeRun = [&] {
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
    };
    for (std::uint32_t column = 0; column < board.columns; ++column) {
      const std::vector<SquareSight>& square = board.at(row, column);
      const bool isEmpty = square.size() == 1 && square.front().what == SquareSight::What::empty &&
                           square.front().perMille == 0;
      if (isEmpty) {
        ++empty;
      } else {
        closeRun();
        text += squareText(square);
      }
    }
    closeRun();
  }
  // A row without a line end could be anything.
  if (board.rows == 1) text += '/';
  return text;
}

bool sameContent(const BoardReading& one, const BoardReading& other) {
  const auto turns = [](const BoardReading& board) {
    return board.turnsPlayed ? std::optional(board.turnsPlayed->value) : std::nullopt;
  };
  return one.rows == other.rows && one.columns == other.columns && one.squares == other.squares &&
         turns(one) == turns(other);
}

}  // namespace rozbor::parser
