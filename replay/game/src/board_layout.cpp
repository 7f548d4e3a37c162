#include "rozbor/game/board_layout.h"

#include <optional>
#include <string>

#include "text.h"

namespace rozbor::game {
namespace {

/// Reads "", "2L", "3W" (a leading "*" is already gone).
std::optional<Premium> premiumOf(std::string_view cell) {
  if (cell.empty()) return Premium{};
  if (cell.size() != 2 || cell[0] < '1' || cell[0] > '9') return std::nullopt;
  const auto factor = static_cast<std::uint8_t>(cell[0] - '0');
  if (cell[1] == 'L') return Premium{factor, 1};
  if (cell[1] == 'W') return Premium{1, factor};
  return std::nullopt;
}

}  // namespace

Result<BoardLayout> BoardLayout::parseCsv(std::string_view csv) {
  BoardLayout layout;
  std::optional<Square> start;
  int lineNumber = 0;
  for (const std::string_view line : text::split(csv, '\n')) {
    ++lineNumber;
    if (text::trimmed(line).empty()) continue;
    const auto cells = text::split(line, ',');
    const auto where = "board line " + std::to_string(lineNumber) + ": ";
    const int columns = static_cast<int>(cells.size());
    if (columns > Board::kMaxSide || layout.rows_ == Board::kMaxSide) {
      return Error{"board.too-large", where + "a board has at most 21 rows of 21 squares"};
    }
    if (layout.rows_ > 0 && columns != layout.columns_) {
      return Error{"board.ragged", where + "expected " + std::to_string(layout.columns_) +
                                       " squares, found " + std::to_string(columns)};
    }
    layout.columns_ = columns;
    for (int column = 0; column < columns; ++column) {
      std::string_view cell = text::trimmed(cells[static_cast<std::size_t>(column)]);
      const Square square(layout.rows_, column);
      if (cell.starts_with('*')) {
        if (start) return Error{"board.second-start", where + "the board has a start square already"};
        start = square;
        cell.remove_prefix(1);
      }
      const auto premium = premiumOf(cell);
      if (!premium) {
        return Error{"board.bad-square",
                     where + "expected a square such as 2L, 3W or *2W, found \"" + std::string(cell) + "\""};
      }
      layout.premiums_[static_cast<std::size_t>(square.row) * Board::kMaxSide + square.column] = *premium;
    }
    ++layout.rows_;
  }
  if (!start) return Error{"board.no-start", "the board has no start square (*)"};
  layout.start_ = *start;
  return layout;
}

}  // namespace rozbor::game
