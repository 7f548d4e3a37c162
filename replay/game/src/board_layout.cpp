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

said::Message inLine(int number, const said::Message& what) {
  return said::words("board line {0}: {1}", number, what);
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
    const int columns = static_cast<int>(cells.size());
    if (columns > Board::kMaxSide || layout.rows_ == Board::kMaxSide) {
      return Error{"board.too-large",
                   inLine(lineNumber, said::words("a board has at most 21 rows of 21 squares"))};
    }
    if (layout.rows_ > 0 && columns != layout.columns_) {
      return Error{"board.ragged", inLine(lineNumber, said::words("expected {0} squares, found {1}",
                                                                  layout.columns_, columns))};
    }
    layout.columns_ = columns;
    for (int column = 0; column < columns; ++column) {
      std::string_view cell = text::trimmed(cells[static_cast<std::size_t>(column)]);
      const Square square(layout.rows_, column);
      if (cell.starts_with('*')) {
        if (start)
          return Error{"board.second-start",
                       inLine(lineNumber, said::words("the board has a start square already"))};
        start = square;
        cell.remove_prefix(1);
      }
      const auto premium = premiumOf(cell);
      if (!premium) {
        return Error{
            "board.bad-square",
            inLine(lineNumber, said::words("expected a square such as 2L, 3W or *2W, found \"{0}\"", cell))};
      }
      layout.premiums_[static_cast<std::size_t>(square.row) * Board::kMaxSide + square.column] = *premium;
    }
    ++layout.rows_;
  }
  if (!start) return Error{"board.no-start", said::words("the board has no start square (*)")};
  layout.start_ = *start;
  return layout;
}

}  // namespace rozbor::game
