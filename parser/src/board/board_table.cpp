#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "board_lines.h"
#include "board_squares.h"
#include "rozbor/parser/folded.h"
#include "sheet/cells/sheet_cells.h"
#include "sheet/cells/sheet_grammar.h"
#include "text.h"

namespace rozbor::parser {
namespace {

using What = SquareSight::What;

struct TableLine {
  Coordinate square;
  SquareSight sight;
};

/// Of the separators of a table the one that cuts the line into three.
std::optional<std::array<std::string, 3>> cellsOf(const BoardLine& line) {
  for (const CellSeparator separator : {CellSeparator::semicolon, CellSeparator::tab, CellSeparator::comma}) {
    const CellLine cut = splitCells(line.text, separator, line.number);
    if (cut.cells.size() != 3) continue;
    std::array<std::string, 3> cells;
    for (std::size_t at = 0; at < cells.size(); ++at)
      cells[at] = std::string(cut.cells[at].text);
    return cells;
  }
  return std::nullopt;
}

/// "0.97", "0,97", "97 %", "97": per mille.
std::optional<std::uint32_t> shareOf(std::string text) {
  std::ranges::replace(text, ',', '.');
  std::string_view number = trimmed(text);
  const bool isPercent = number.ends_with('%');
  if (isPercent) number = trimmedRight(number.substr(0, number.size() - 1));
  double value = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
  if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
  const double perMille = isPercent || value > 1 ? 10 * value : 1000 * value;
  if (!(perMille >= 0 && perMille <= 1000)) return std::nullopt;
  return static_cast<std::uint32_t>(std::lround(perMille));
}

std::optional<SquareSight> sightOf(std::string_view text) {
  if (text.empty() || folded(text) == "empty") return SquareSight{.what = What::empty};
  const std::vector<BoardSign> signs = boardSigns(text);
  if (signs.size() != 1 || signs.front().kind != BoardSign::Kind::square || signs.front().sights.size() != 1)
    return std::nullopt;
  return signs.front().sights.front();
}

std::optional<TableLine> tableLine(const BoardLine& line) {
  const auto cells = cellsOf(line);
  if (!cells) return std::nullopt;
  const std::optional<Coordinate> square = readPlace((*cells)[0]);
  std::optional<SquareSight> sight = sightOf((*cells)[1]);
  const std::optional<std::uint32_t> share = shareOf((*cells)[2]);
  if (!square || !sight || !share) return std::nullopt;
  sight->perMille = *share;
  return TableLine{*square, *std::move(sight)};
}

bool namesColumns(const BoardLine& line) {
  const auto cells = cellsOf(line);
  return cells && (folded((*cells)[0]) == "square" || folded((*cells)[0]) == "pole");
}

}  // namespace

std::optional<BoardReading> readBoardTable(const std::vector<BoardLine>& lines, SheetNotes& notes) {
  const auto first =
      std::ranges::find_if(lines, [](const BoardLine& line) { return !trimmed(line.text).empty(); });
  if (first == lines.end() || (!namesColumns(*first) && !tableLine(*first))) return std::nullopt;
  BoardReading board{.rows = kMostBoardSide, .columns = kMostBoardSide};
  board.squares.resize(std::size_t{kMostBoardSide} * kMostBoardSide);
  board.where = rangeOf(first->text, first->text, first->number);
  for (auto line = namesColumns(*first) ? std::next(first) : first; line != lines.end(); ++line) {
    if (trimmed(line->text).empty()) continue;
    const std::optional<TableLine> read = tableLine(*line);
    const bool isOnBoard = read && read->square.row < kMostBoardSide && read->square.column < kMostBoardSide;
    if (!isOnBoard) {
      notes.report(Severity::warning, "board.bad-line",
                   rangeOf(line->text, trimmed(line->text), line->number),
                   said::words("expected a square, a letter and its probability, found {0}",
                               quoted(trimmed(line->text))),
                   said::words("the line is left out"));
      continue;
    }
    if (read->sight.perMille == 0) continue;
    board.squares[std::size_t{read->square.row} * board.columns + read->square.column].push_back(read->sight);
  }
  settleLetters(board);
  return board;
}

}  // namespace rozbor::parser
