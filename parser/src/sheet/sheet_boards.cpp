#include "sheet_boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "board/board_lines.h"
#include "fold.h"
#include "lines.h"
#include "sheet/cells/sheet_fields.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// "po 14. tahu", "after turn 14": the last number.
std::optional<std::uint32_t> lastNumber(std::string_view text) {
  std::optional<std::uint32_t> last;
  for (std::size_t at = 0; at < text.size();) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), number);
    if (error == std::errc()) last = number;
    at = std::max(at + 1, static_cast<std::size_t>(end - text.data()));
  }
  return last;
}

/// Goes over the lines of a sheet and takes the boards out.
class BoardTaker {
 public:
  BoardTaker(std::vector<Line>& lines, std::size_t before, SheetNotes& notes)
      : lines_(lines), before_(before), notes_(notes) {}

  std::vector<BoardReading> take() {
    for (std::size_t index = 0; index < lines_.size(); ++index)
      takeAt(index);
    return std::move(boards_);
  }

 private:
  void takeAt(std::size_t index) {
    const std::string& raw = lines_[index].raw;
    const std::optional<SheetField> key = leadingField(raw);
    if (raw.size() > kLongestLine || (key != SheetField::board && !mayBeTable(raw, key))) return;
    const auto fields = scanFields(raw, numberOf(index), CellSeparator::comma, false);
    if (fields.size() != 1 || fields.front().key != key) return;
    const FieldText& field = fields.front();
    const std::size_t slash = field.value.find('/');
    if (slash != std::string::npos) {
      takeValue(index, field, key == SheetField::board, slash);
    } else if (key == SheetField::board || field.value.empty()) {
      takeBelow(index, field, key == SheetField::board);
    }
  }

  /// "Board: 4" is the number of a table, and a board has the same key. No other key of a table has a board.
  static bool mayBeTable(std::string_view raw, std::optional<SheetField> key) {
    return key == SheetField::table && folded(trimmed(raw)).starts_with("board");
  }

  /// "Deska: 14. 15/15/…"
  void takeValue(std::size_t index, const FieldText& field, bool isBoard, std::size_t slash) {
    const std::string_view value = field.value;
    const std::size_t blank = value.substr(0, slash).find_last_of(" \t:");
    const std::size_t start = blank == std::string_view::npos ? 0 : blank + 1;
    if (!isBoard && !isBoardRow(value.substr(start, slash - start))) return;
    add(readBoardLines({{value.substr(start), numberOf(index)}}, notes_), value.substr(0, start),
        field.where);
    lines_[index].raw.clear();
  }

  /// The rows stand on the lines below.
  void takeBelow(std::size_t index, const FieldText& field, bool isBoard) {
    std::size_t first = index + 1;
    while (first < lines_.size() && trimmed(lines_[first].raw).empty())
      ++first;
    std::vector<BoardLine> rows;
    std::size_t end = first;
    while (end < lines_.size() && rows.size() <= kMostBoardSide + 2 && belongs(lines_[end].raw))
      rows.push_back({lines_[end].raw, numberOf(end++)});
    constexpr std::size_t kFewestRows = 3;
    if (rows.size() < kFewestRows) {
      if (isBoard) complain(index, field);
      return;
    }
    add(readBoardLines(rows, notes_), field.value, field.where);
    for (std::size_t line = index; line < end; ++line)
      lines_[line].raw.clear();
  }

  static bool belongs(std::string_view line) {
    const bool isDrawn = line.find_first_not_of("-=+| \t") == std::string_view::npos;
    return line.size() <= kLongestLine && !leadingField(line) && !trimmed(line).empty() &&
           (isBoardRow(line) || isDrawn);
  }

  void complain(std::size_t index, const FieldText& field) {
    notes_.report(Severity::warning, "cas.bad-board", field.where,
                  said::words("expected rows of a board, found {0}", quoted(field.value)),
                  said::words("it is kept among the remarks"));
    notes_.keep(lines_[index].raw, field.where);
    lines_[index].raw.clear();
  }

  void add(BoardReading board, std::string_view when, const SourceRange& where) {
    if (board.squares.empty()) return;
    board.where = where;
    if (const std::optional<std::uint32_t> turns = lastNumber(when))
      board.turnsPlayed = Field<std::uint32_t>{*turns, where};
    boards_.push_back(std::move(board));
  }

  [[nodiscard]] std::uint32_t numberOf(std::size_t index) const {
    return static_cast<std::uint32_t>(before_ + index + 1);
  }

  std::vector<Line>& lines_;
  std::size_t before_;
  SheetNotes& notes_;
  std::vector<BoardReading> boards_;
};

}  // namespace

std::vector<BoardReading> takeBoards(std::vector<Line>& lines, std::size_t before, SheetNotes& notes) {
  return BoardTaker(lines, before, notes).take();
}

std::string boardFieldText(const BoardReading& board) {
  const std::string rows = boardText(board);
  return board.turnsPlayed ? fmt::format("{}. {}", board.turnsPlayed->value, rows) : rows;
}

}  // namespace rozbor::parser
