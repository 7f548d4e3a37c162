#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fold.h"
#include "gcg/event_text.h"
#include "rozbor/parser/score_sheet.h"
#include "sheet/cells/sheet_cell_text.h"
#include "sheet/cells/sheet_cells.h"
#include "sheet/cells/sheet_fields.h"
#include "sheet/cells/sheet_terms.h"
#include "sheet_boards.h"
#include "sheet_names.h"
#include "text.h"

namespace rozbor::parser {
namespace {

using Row = std::vector<std::string>;

char separatorOf(const SheetStyle& style) {
  static constexpr std::string_view kCharacters = "|;,\t";
  return kCharacters[static_cast<std::size_t>(style.separator)];
}

std::string numberText(const std::optional<Field<std::int32_t>>& number) {
  return number ? fmt::format("{}", number->value) : std::string();
}

/// In quotes, as CSV has it, where it would not stay one cell otherwise.
std::string oneCell(std::string_view text, char separator) {
  const bool isPlain = text.find_first_of("\"|;,\t") == std::string::npos &&
                       text.find("  ") == std::string::npos && trimmed(text).size() == text.size();
  return cellText(text, separator, !isPlain);
}

std::string capitalised(std::string_view text) {
  const char* const end = skipLetter(text.data(), text.data() + text.size());
  const auto length = static_cast<std::size_t>(end - text.data());
  return upperTile(text.substr(0, length)) + std::string(text.substr(length));
}

/// Writes one sheet.
class SheetWriter {
 public:
  SheetWriter(const ScoreSheet& sheet, const SheetStyle& style)
      : sheet_(sheet), style_(style), names_(foldedNames(sheet.players)) {
    numbered_ =
        std::ranges::any_of(sheet.turns, [](const SheetTurn& turn) { return turn.number.has_value(); });
  }

  std::string write() {
    writeHeader();
    makeRows();
    writeRows();
    writeEnd();
    return std::move(text_);
  }

 private:
  void writeField(SheetField key, const std::string& value) {
    if (!value.empty()) text_ += fieldLine(key, oneLine(value), style_.language, separatorOf(style_)) + '\n';
  }

  void writeHeader() {
    writeField(SheetField::competition, sheet_.competition.value);
    writeField(SheetField::round, sheet_.round.value);
    writeField(SheetField::table, sheet_.table.value);
    writeField(SheetField::date, sheet_.date.value);
    writeField(SheetField::variant, sheet_.variant.value);
    writeField(SheetField::first, sheet_.players[0].value);
    writeField(SheetField::second, sheet_.players[1].value);
    if (!text_.empty()) text_ += '\n';
  }

  [[nodiscard]] std::string column(ColumnKind kind) const { return std::string(term(kind, style_.language)); }

  void makeRows() {
    if (style_.layout == SheetLayout::list) {
      makeList();
    } else {
      makeRounds();
    }
  }

  // A list.

  void makeList() {
    Row names;
    if (numbered_) names.push_back(column(ColumnKind::turn));
    names.push_back(column(ColumnKind::player));
    appendNames(names, {});
    for (std::string& name : names)
      name = capitalised(name);
    rows_.push_back(std::move(names));
    for (const SheetTurn& turn : sheet_.turns) {
      Row row;
      if (numbered_) row.push_back(turnNumber(turn));
      row.emplace_back(kPlayerMarkers[turn.player == 0 ? 0 : 1]);
      appendTurn(row, &turn);
      rows_.push_back(std::move(row));
    }
  }

  // Side by side.

  [[nodiscard]] bool hasColumns(int player) const {
    const auto ofOther = [player](const SheetTurn& turn) { return turn.player != player; };
    return sheet_.turns.empty() || !std::ranges::all_of(sheet_.turns, ofOther);
  }

  void makeRounds() {
    Row names;
    if (numbered_) names.push_back(column(ColumnKind::number));
    for (const int player : {0, 1}) {
      if (hasColumns(player)) appendNames(names, std::string(kPlayerMarkers[player]) + ' ');
    }
    rows_.push_back(std::move(names));
    for (std::size_t turn = 0; turn < sheet_.turns.size();)
      turn += makeRound(turn);
  }

  /// A row from this turn on; how many turns it took. Who moves twice gets two rows.
  std::size_t makeRound(std::size_t index) {
    const SheetTurn& turn = sheet_.turns[index];
    const bool isPair =
        turn.player == 0 && index + 1 < sheet_.turns.size() && sheet_.turns[index + 1].player == 1;
    const SheetTurn* const first = turn.player == 0 ? &turn : nullptr;
    const SheetTurn* const second = isPair ? &sheet_.turns[index + 1] : turn.player == 0 ? nullptr : &turn;
    Row row;
    if (numbered_) row.push_back(turnNumber(turn));
    if (hasColumns(0)) appendTurn(row, first);
    if (hasColumns(1)) appendTurn(row, second);
    rows_.push_back(std::move(row));
    return isPair ? 2 : 1;
  }

  // Both.

  void appendNames(Row& row, const std::string& prefix) {
    row.push_back(prefix + column(ColumnKind::word));
    row.push_back(column(ColumnKind::score));
    if (style_.totals) row.push_back(column(ColumnKind::total));
    if (style_.coordinates) row.push_back(column(ColumnKind::place));
    if (style_.racks) row.push_back(column(ColumnKind::rack));
  }

  void appendTurn(Row& row, const SheetTurn* turn) {
    SheetTurn none;
    none.kind = SheetTurnKind::missing;
    if (turn == nullptr) turn = &none;
    row.push_back(oneCell(wordCellText(*turn, style_.language), separatorOf(style_)));
    row.push_back(numberText(turn->score));
    if (style_.totals) row.push_back(numberText(turn->total));
    if (style_.coordinates)
      row.push_back(turn->at ? placeText(turn->at->value, style_.notation) : std::string());
    if (style_.racks)
      row.push_back(turn->rack ? oneCell(tilesText(turn->rack->value), separatorOf(style_)) : std::string());
  }

  [[nodiscard]] static std::string turnNumber(const SheetTurn& turn) {
    return turn.number ? fmt::format("{}", turn.number->value) : std::string();
  }

  void writeRows() {
    std::vector<std::uint32_t> widths(rows_.front().size());
    for (const Row& row : rows_) {
      for (std::size_t place = 0; place < row.size(); ++place)
        widths[place] = std::max(widths[place], codePoints(row[place]));
    }
    for (const Row& row : rows_)
      writeRow(row, widths);
  }

  void writeRow(const Row& row, const std::vector<std::uint32_t>& widths) {
    const bool isDrawn = style_.separator == SheetStyle::Separator::bar;
    std::string line;
    for (std::size_t place = 0; place < row.size(); ++place) {
      if (place > 0) line += isDrawn ? std::string(" | ") : std::string(1, separatorOf(style_));
      line += row[place];
      if (isDrawn) line.append(widths[place] - codePoints(row[place]), ' ');
    }
    text_ += isDrawn ? std::string(trimmedRight(line)) : line;
    text_ += '\n';
  }

  void writeEnd() {
    writeField(SheetField::left, endText(sheet_.ends, names_));
    const std::array<std::optional<Field<std::int32_t>>, 2>& result = sheet_.result;
    if (result[0] || result[1]) {
      const std::string text = numberText(result[0]) + " : " + numberText(result[1]);
      writeField(SheetField::result, std::string(trimmed(text)));
    }
    for (const BoardReading& board : sheet_.boards)
      writeField(SheetField::board, boardFieldText(board));
    for (const TextField& remark : sheet_.remarks)
      writeField(SheetField::remark, remark.value);
  }

  const ScoreSheet& sheet_;
  const SheetStyle& style_;
  FoldedNames names_;
  bool numbered_ = false;
  std::vector<Row> rows_;
  std::string text_;
};

}  // namespace

std::string writeScoreSheet(const ScoreSheet& sheet, const SheetStyle& style) {
  return SheetWriter(sheet, style).write();
}

}  // namespace rozbor::parser
