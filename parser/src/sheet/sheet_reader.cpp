#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fold.h"
#include "gcg/header_reader.h"
#include "lines.h"
#include "rozbor/parser/score_sheet.h"
#include "sheet/cells/sheet_blanks.h"
#include "sheet/cells/sheet_case.h"
#include "sheet/cells/sheet_columns.h"
#include "sheet/cells/sheet_fields.h"
#include "sheet/cells/sheet_grammar.h"
#include "sheet/cells/sheet_key_cell.h"
#include "sheet_boards.h"
#include "sheet_end.h"
#include "sheet_games.h"
#include "sheet_notes.h"
#include "sheet_order.h"
#include "sheet_rows.h"
#include "sheet_table.h"
#include "sheet_text.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr said::Sentence kKept = said::marked("it is kept among the remarks");

/// A field of the header that is a text.
struct TextMember {
  SheetField field;
  TextField ScoreSheet::*member;
};
constexpr TextMember kTextMembers[] = {
    {SheetField::competition, &ScoreSheet::competition},
    {SheetField::round, &ScoreSheet::round},
    {SheetField::table, &ScoreSheet::table},
    {SheetField::date, &ScoreSheet::date},
    {SheetField::variant, &ScoreSheet::variant},
};

/// Reads one sheet: finds the table, then goes over the lines once, in order.
class SheetReader {
 public:
  ParsedSheet read(SheetPart part);

 private:
  void findTable(std::optional<SheetTable> above);
  void takeTable(SheetColumns columns, std::size_t first);
  void readHeader();
  void readTable();
  void finish();

  void readHeaderLine(std::size_t index);
  bool readNames(std::size_t index);
  void readTableLine(std::size_t index);
  bool readKeyCell(const CellLine& cells);
  void readWords(const CellLine& words, std::size_t index);
  void readRow(const CellLine& cells);
  bool isRepeatedHeader(const CellLine& cells) const;
  bool isFreeText(const CellLine& cells) const;
  bool isTooLong(std::size_t index);

  bool readFields(const std::vector<FieldText>& fields);
  void takeField(const FieldText& field);
  void takeText(const FieldText& field, TextField& into);
  void takeResult(const FieldText& field);
  void takeEnd(const FieldText& field);
  bool mergeEnds(const std::array<SheetEnd, 2>& ends);
  void badField(const FieldText& field, std::string_view code, const said::Message& expected);
  void unknownLine(std::size_t index);

  [[nodiscard]] std::uint32_t numberOf(std::size_t index) const {
    return static_cast<std::uint32_t>(before_ + index + 1);
  }
  [[nodiscard]] SourceRange rangeOfLine(std::size_t index) const {
    return rangeOf(lines_[index].raw, trimmed(lines_[index].raw), numberOf(index));
  }
  [[nodiscard]] std::string_view text(std::size_t index) const { return lines_[index].raw; }
  [[nodiscard]] FoldedNames names() const { return foldedNames(sheet_.players); }
  [[nodiscard]] std::optional<CellSeparator> separator() const {
    return columns_ ? std::optional(columns_->separator) : std::nullopt;
  }

  ScoreSheet sheet_;
  SheetNotes notes_;
  std::vector<Line> lines_;
  std::size_t before_ = 0;  ///< lines of the text above them
  std::optional<SheetColumns> columns_;
  std::size_t tableStart_ = 0;  ///< index of the first line behind the names of the columns
  std::size_t headerEnd_ = 0;   ///< index of the line behind the last before them
  std::vector<SheetRow> rows_;
  bool hasField_ = false;
};

ParsedSheet SheetReader::read(SheetPart part) {
  for (Diagnostic& fault : part.faults)
    notes_.diagnostics().add(std::move(fault));
  lines_ = std::move(part.lines);
  before_ = part.before;
  sheet_.encoding = std::move(part.encoding);
  sheet_.boards = takeBoards(lines_, before_, notes_);
  findTable(std::move(part.table));
  readHeader();
  readTable();
  finish();
  return {.sheet = std::move(sheet_),
          .diagnostics = std::move(notes_.diagnostics()).sorted("cas", said::words("a score sheet"))};
}

void SheetReader::findTable(std::optional<SheetTable> above) {
  headerEnd_ = tableStart_ = lines_.size();
  const bool isAbove = above.has_value();
  std::optional<SheetTable> table = isAbove ? std::move(above) : findSheetTable(lines_, before_);
  if (!table) return;
  headerEnd_ = table->heading;
  if (table->isGuessed() && !isAbove) {
    notes_.report(Severity::info, "cas.guessed-columns", rangeOfLine(table->firstRow),
                  said::words("expected a line that names the columns, found rows"),
                  said::words("what the columns hold is told by their cells"));
  }
  takeTable(std::move(table->columns), table->firstRow);
}

void SheetReader::takeTable(SheetColumns columns, std::size_t first) {
  columns_ = std::move(columns);
  tableStart_ = first;
  for (const SheetColumn& column : columns_->columns) {
    if (column.kind != ColumnKind::unknown || column.name.empty()) continue;
    notes_.report(Severity::info, "cas.unknown-column", column.where,
                  said::words("expected the name of a column, found {0}", quoted(column.name)),
                  said::words("what stands below it is kept among the remarks"));
  }
}

void SheetReader::readHeader() {
  for (std::size_t index = 0; index < headerEnd_; ++index)
    readHeaderLine(index);
  if (!columns_ || headerEnd_ == tableStart_) return;
  // With the players' names, more of the columns may be known.
  const std::size_t header = headerEnd_;
  if (std::optional<SheetColumns> again = readColumns(
          splitCells(text(header), columns_->separator, numberOf(header)), columns_->separator, names()))
    columns_ = std::move(again);
  for (std::size_t player = 0; player < 2; ++player) {
    const TextField& name = columns_->names[player];
    if (sheet_.players[player].value.empty() && !name.value.empty()) sheet_.players[player] = name;
  }
}

void SheetReader::readHeaderLine(std::size_t index) {
  if (trimmed(text(index)).empty() || isRuling(text(index)) || isTooLong(index)) return;
  const std::vector<FieldText> fields = scanFields(text(index), numberOf(index), separator(), true);
  if (fields.empty()) return;
  if (!readFields(fields) && !readNames(index)) unknownLine(index);
}

/// The players' names over their columns: two cells, right above the names of the columns.
bool SheetReader::readNames(std::size_t index) {
  const bool isAbove = columns_ && index + 1 == headerEnd_ && headerEnd_ != tableStart_;
  const bool areKnown = !sheet_.players[0].value.empty() || !sheet_.players[1].value.empty();
  if (!isAbove || areKnown || columns_->shape != TableShape::sideBySide) return false;
  // Two words are a title as well as two names.
  const bool isBlank = columns_->separator == CellSeparator::blank;
  CellLine line =
      splitCells(text(index), isBlank ? CellSeparator::spaces : columns_->separator, numberOf(index));
  std::erase_if(line.cells, [](const Cell& cell) { return cell.text.empty(); });
  if (line.cells.size() != 2) return false;
  for (std::size_t player = 0; player < 2; ++player)
    sheet_.players[player] = {.value = std::string(line.cells[player].text),
                              .where = line.cells[player].where};
  return true;
}

void SheetReader::readTable() {
  for (std::size_t index = tableStart_; index < lines_.size(); ++index)
    readTableLine(index);
}

void SheetReader::readTableLine(std::size_t index) {
  const std::string_view line = text(index);
  if (trimmed(line).empty() || isRuling(line)) return;
  if (leadingField(line)) {
    if (leadingField(line) != SheetField::remark && isTooLong(index)) return;
    const CellLine cells = splitCells(line, columns_->separator, numberOf(index));
    if (leadingField(line) == SheetField::left && readKeyCell(cells)) return;
    readFields(scanFields(line, numberOf(index), separator(), false));
    return;
  }
  if (isTooLong(index)) return;
  const CellLine cells = splitCells(line, columns_->separator, numberOf(index));
  if (cells.unclosedQuote) {
    notes_.report(Severity::warning, "cas.unclosed-quote", rangeOfLine(index),
                  said::words("expected a closing quotation mark, found {0}", quoted(trimmed(line))),
                  said::words("the quotation mark is taken for a part of the cell"));
  }
  if (cells.isEmpty() || isRepeatedHeader(cells) || readKeyCell(cells)) return;
  if (columns_->separator == CellSeparator::blank) {
    readWords(cells, index);
  } else if (isFreeText(cells)) {
    unknownLine(index);
  } else {
    readRow(cells);
  }
}

/// On a second page the names stand again.
bool SheetReader::isRepeatedHeader(const CellLine& cells) const {
  const std::optional<SheetColumns> again = readColumns(cells, columns_->separator, names());
  return again && again->isLike(*columns_);
}

/// A sentence: no number where there should be one, and none anywhere else.
bool SheetReader::isFreeText(const CellLine& cells) const {
  const auto isNumber = [](const Cell& cell) { return sheetNumber(cell.text).has_value(); };
  if (std::ranges::any_of(cells.cells, isNumber)) return false;
  if (cells.cells.size() == 1) return columns_->columns.size() > 1;
  const std::vector<std::size_t> places = columnsOfCells(cells, *columns_);
  for (std::size_t index = 0; index < places.size(); ++index) {
    const bool isNumberColumn =
        places[index] != kMostColumns && columns_->columns[places[index]].kind == ColumnKind::number;
    if (isNumberColumn && !cells.cells[index].text.empty()) return true;
  }
  return false;
}

void SheetReader::readRow(const CellLine& cells) {
  RowReader reader(*columns_, notes_);
  if (std::optional<SheetRow> row = reader.read(cells)) rows_.push_back(std::move(*row));
}

/// A line between the cells of which there are single blanks.
void SheetReader::readWords(const CellLine& words, std::size_t index) {
  if (!claimsToBeRow(words, *columns_, names())) {
    unknownLine(index);
  } else if (const std::optional<CellLine> cells = cellsBetweenBlanks(words, *columns_, names())) {
    readRow(*cells);
  } else {
    notes_.report(Severity::error, "cas.unclear-row", rangeOfLine(index),
                  said::words("expected a row whose cells can be told apart in one way, found {0}",
                              quoted(trimmed(text(index)))),
                  kKept);
    notes_.keep(text(index), rangeOfLine(index));
  }
}

bool SheetReader::isTooLong(std::size_t index) {
  const std::string& raw = lines_[index].raw;
  const bool isRest = before_ + index >= kMostLines;
  if (raw.size() <= kLongestLine && !isRest) return false;
  if (!isRest) {
    notes_.report(Severity::error, "cas.line-too-long", rangeOfLine(index),
                  said::words("expected a line of at most {0} bytes, found {1}", kLongestLine, raw.size()),
                  kKept);
  }
  notes_.keep(raw, rangeOfLine(index));
  return true;
}

void SheetReader::unknownLine(std::size_t index) {
  notes_.report(Severity::info, "cas.unknown-line", rangeOfLine(index),
                said::words("expected a field of the header or a row of the table, found {0}",
                            quoted(trimmed(text(index)))),
                kKept);
  notes_.keep(text(index), rangeOfLine(index));
}

bool SheetReader::readFields(const std::vector<FieldText>& fields) {
  const bool any = std::ranges::any_of(fields, [](const FieldText& field) { return field.key.has_value(); });
  if (!any) return false;
  hasField_ = true;
  for (const FieldText& field : fields)
    takeField(field);
  return true;
}

void SheetReader::takeField(const FieldText& field) {
  if (!field.key) {
    badField(field, "cas.unknown-line", said::words("a field of the header"));
    return;
  }
  if (field.key == SheetField::remark) {
    notes_.keepExactly(field.value, field.where);
    return;
  }
  if (field.value.empty()) return;
  const auto* const text = std::ranges::find(kTextMembers, *field.key, &TextMember::field);
  if (text != std::ranges::end(kTextMembers)) {
    takeText(field, sheet_.*(text->member));
  } else if (field.key == SheetField::first || field.key == SheetField::second) {
    takeText(field, sheet_.players[field.key == SheetField::first ? 0 : 1]);
  } else if (field.key == SheetField::result) {
    takeResult(field);
  } else {
    takeEnd(field);
  }
}

void SheetReader::takeText(const FieldText& field, TextField& into) {
  if (into.value.empty()) {
    into = {.value = field.value, .where = field.where};
    return;
  }
  if (into.value == field.value) return;
  notes_.report(Severity::warning, "cas.duplicate-field", field.where,
                said::words("expected one such field, found another with {0}", quoted(field.value)),
                said::words("the first stands; this one is kept among the remarks"));
  notes_.keep(fmt::format("{}: {}", term(*field.key, "cs"), field.value), field.where);
}

void SheetReader::takeResult(const FieldText& field) {
  const std::optional<ResultText> result = readResult(field.value);
  const bool isFirst = !sheet_.result[0] && !sheet_.result[1];
  if (!result || !isFirst) {
    badField(field, isFirst ? "cas.bad-result" : "cas.duplicate-field",
             said::words("one result such as 389 : 401"));
    return;
  }
  for (const std::size_t player : {0U, 1U}) {
    const std::string_view text = player == 0 ? result->first : result->second;
    if (text.empty()) continue;
    if (const std::optional<std::int32_t> points = sheetNumber(text)) {
      sheet_.result[player] = {.value = *points, .where = field.where};
    } else {
      badField(field, "cas.bad-number", said::words("a number of points"));
    }
  }
}

void SheetReader::takeEnd(const FieldText& field) {
  const std::optional<std::array<SheetEnd, 2>> ends = readEnd(field.value, field.where, names());
  if (!ends || !mergeEnds(*ends))
    badField(field, "cas.bad-end", said::words("tiles and points such as ZH ĎÓ -15, DH +15"));
}

/// There may be a line for each player; what was said first stands.
bool SheetReader::mergeEnds(const std::array<SheetEnd, 2>& ends) {
  const auto has = [](const SheetEnd& end) { return end.tiles || end.points; };
  for (const std::size_t player : {0U, 1U}) {
    if (has(ends[player]) && has(sheet_.ends[player])) return false;
  }
  for (const std::size_t player : {0U, 1U}) {
    if (has(ends[player])) sheet_.ends[player] = ends[player];
  }
  return true;
}

void SheetReader::badField(const FieldText& field, std::string_view code, const said::Message& expected) {
  const Severity severity = code == "cas.unknown-line" ? Severity::info : Severity::warning;
  notes_.report(severity, code, field.where,
                said::words("expected {0}, found {1}", expected, quoted(field.value)), kKept);
  notes_.keep(field.key ? fmt::format("{}: {}", term(*field.key, "cs"), field.value) : field.value,
              field.where);
}

/// "Zbylo | ĎÓ | -15 | | | +15" and "Výsledek | 389 | | 401": a row of the table whose first word says
/// that it is none.
bool SheetReader::readKeyCell(const CellLine& cells) {
  const std::optional<KeyCell> key = findKeyCell(cells, *columns_);
  const bool isBlank = columns_->separator == CellSeparator::blank;
  // Between single blanks the columns are not known of a line that is no row.
  if (!key || (isBlank && key->cell != &cells.cells.front() && key->field != SheetField::left)) return false;
  hasField_ = true;
  const FieldText field = {.key = key->field, .value = key->rest, .where = key->cell->where};
  if (key->field == SheetField::result) {
    takeResult(field);
    return true;
  }
  RowReader reader(*columns_, notes_);
  std::optional<std::array<SheetEnd, 2>> ends = readEnd(key->rest, key->cell->where, names());
  if (!ends && columns_->shape == TableShape::sideBySide && !isBlank)
    ends = {reader.readEnd(cells, 0, key->cell), reader.readEnd(cells, 1, key->cell)};
  if (!ends || !mergeEnds(*ends))
    badField(field, "cas.bad-end", said::words("tiles and points such as ZH ĎÓ -15, DH +15"));
  return true;
}

void SheetReader::finish() {
  if (std::ranges::all_of(lines_, [](const Line& line) { return trimmed(line.raw).empty(); })) {
    notes_.diagnostics().add(Severity::error, "cas.empty", {},
                             said::words("expected a score sheet, found no text"), {});
  } else if (!columns_ && !hasField_) {
    // One sentence says more than one for every line of, say, a photograph.
    notes_.diagnostics().clear();
    notes_.diagnostics().add(Severity::error, "cas.not-a-sheet", {},
                             said::words("expected a score sheet, found no line of one"),
                             said::words("every line is kept among the remarks"));
  } else if (rows_.empty()) {
    notes_.diagnostics().add(Severity::error, "cas.no-turns", {},
                             said::words("expected a table of turns, found none"),
                             said::words("the sheet has no turns"));
  }
  takeRows(sheet_, std::move(rows_), columns_.value_or(SheetColumns()), notes_);
  settleCase(sheet_.turns, "cas", notes_.diagnostics());
  sheet_.remarks = std::move(notes_.remarks());
}

bool isGcgLine(Line line) {
  if (line.raw.starts_with('>')) return true;
  const PragmaText pragma = pragmaText(line.raw);
  if (pragma.name.empty()) return false;
  if (pragma.name == "note" || pragma.name == "tile" || pragma.name == kEncodingPragma) return true;
  GameRecord scratch;
  DiagnosticList unused;
  HeaderReader(scratch, unused).read(line, pragma, 1);
  return line.kind == LineKind::pragma || line.kind == LineKind::player;
}

/// Names of columns, or of the players.
bool isSheetLine(std::string_view line, std::uint32_t lineNumber) {
  if (readColumns(line, lineNumber, {}) || readBlankColumns(line, lineNumber, {})) return true;
  const std::vector<FieldText> fields = scanFields(line, lineNumber, std::nullopt, true);
  return std::ranges::any_of(fields, [](const FieldText& field) {
    return field.key == SheetField::first || field.key == SheetField::second;
  });
}

}  // namespace

bool looksLikeScoreSheet(std::string_view bytes) {
  const std::vector<Line> lines = firstLines(bytes, kHeaderLines);
  if (std::ranges::any_of(lines, isGcgLine)) return false;
  std::uint32_t number = 0;
  return std::ranges::any_of(lines, [&number](const Line& line) {
    return line.raw.size() <= kLongestLine && isSheetLine(preparedLine(line.raw), ++number);
  });
}

ParsedSheet parseScoreSheet(std::string_view bytes) {
  return SheetReader().read(wholeSheet(bytes));
}

std::vector<ParsedSheet> parseScoreSheets(std::string_view bytes) {
  std::vector<ParsedSheet> sheets;
  for (SheetPart& part : sheetParts(bytes))
    sheets.push_back(SheetReader().read(std::move(part)));
  return sheets;
}

}  // namespace rozbor::parser
