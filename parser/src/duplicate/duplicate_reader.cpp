#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "duplicate_columns.h"
#include "fold.h"
#include "lines.h"
#include "rozbor/parser/duplicate_record.h"
#include "rozbor/parser/encoding.h"
#include "sheet/cells/sheet_case.h"
#include "sheet/cells/sheet_fields.h"
#include "sheet/cells/sheet_grammar.h"
#include "sheet/cells/sheet_terms.h"
#include "sheet/sheet_notes.h"
#include "sheet/sheet_text.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// The names of the columns stand in one of the first lines, or nowhere.
constexpr std::size_t kHeaderLines = 200;

/// A line with more bytes is none of the table: a thousand players have room in it.
constexpr std::size_t kLongestRow = 1U << 16U;

constexpr said::Sentence kKept = said::marked("it is kept among the remarks");

/// A field of the header that is a text.
struct TextMember {
  SheetField field;
  TextField DuplicateRecord::*member;
};
constexpr TextMember kTextMembers[] = {
    {SheetField::competition, &DuplicateRecord::competition},
    {SheetField::round, &DuplicateRecord::round},
    {SheetField::table, &DuplicateRecord::table},
    {SheetField::date, &DuplicateRecord::date},
    {SheetField::variant, &DuplicateRecord::variant},
};

/// Reads one table: finds the names of its columns, then goes over the lines once, in order.
class DuplicateReader {
 public:
  ParsedDuplicate read(std::string_view bytes);

 private:
  void findTable();
  void readHeaderLine(std::size_t index);
  void readRow(std::size_t index);
  [[nodiscard]] bool readTotals(const CellLine& cells);
  void readRound(const CellLine& cells);
  void takeCell(const Cell& cell, const DuplicateColumn& column, DuplicateRound& round);
  void takeNumber(const Cell& cell, DuplicateRound& round);
  void takeRack(const Cell& cell, DuplicateRound& round);
  void takePlace(const Cell& cell, SheetTurn& turn);
  void takePoints(const Cell& cell, SheetTurn& turn);
  void takePlay(const Cell& cell, SheetTurn& turn);
  void takeReading(const Cell& cell, const CellReading& reading, SheetTurn& turn);
  void settleLetters();
  void checkNames();
  void sayWhatIsMissing();
  void unknownLine(std::size_t index);
  void bad(std::string_view code, const Cell& cell, const said::Message& expected, std::string_view found,
           said::Message recovery);

  [[nodiscard]] std::string_view text(std::size_t index) const { return lines_[index].raw; }
  [[nodiscard]] static std::uint32_t numberOf(std::size_t index) {
    return static_cast<std::uint32_t>(index + 1);
  }
  [[nodiscard]] SourceRange rangeOfLine(std::size_t index) const {
    return rangeOf(text(index), trimmed(text(index)), numberOf(index));
  }

  DuplicateRecord record_;
  SheetNotes notes_;
  std::vector<Line> lines_;
  std::optional<DuplicateColumns> columns_;
  std::size_t tableStart_ = 0;  ///< index of the line behind the names of the columns
};

/// Nothing but dashes: nothing was played.
bool isDashes(std::string_view text) {
  return plainDashes(text).find_first_not_of('-') == std::string::npos;
}

ParsedDuplicate DuplicateReader::read(std::string_view bytes) {
  SheetText text = sheetText(bytes, "duplicate", notes_.diagnostics());
  lines_ = std::move(text.lines);
  record_.encoding = std::move(text.encoding);
  findTable();
  for (std::size_t index = 0; index + 1 < tableStart_; ++index)
    readHeaderLine(index);
  for (std::size_t index = tableStart_; columns_ && index < lines_.size(); ++index)
    readRow(index);
  settleLetters();
  checkNames();
  sayWhatIsMissing();
  record_.remarks = std::move(notes_.remarks());
  return {
      .record = std::move(record_),
      .diagnostics =
          std::move(notes_.diagnostics()).sorted("duplicate", said::words("a game of duplicate scrabble"))};
}

void DuplicateReader::findTable() {
  const std::size_t last = std::min(lines_.size(), kHeaderLines);
  for (std::size_t index = 0; index < last && !columns_; ++index) {
    if (text(index).size() > kLongestRow) continue;
    columns_ = readDuplicateColumns(text(index), numberOf(index));
    tableStart_ = index + 1;
  }
  if (!columns_) return;
  record_.players = columns_->players;
  record_.totals.resize(record_.players.size());
}

void DuplicateReader::readHeaderLine(std::size_t index) {
  if (trimmed(text(index)).empty() || isRuling(text(index))) return;
  const auto fields = scanFields(text(index), numberOf(index), columns_->separator, true);
  for (const FieldText& field : fields) {
    const auto* const member =
        field.key ? std::ranges::find(kTextMembers, *field.key, &TextMember::field) : std::end(kTextMembers);
    if (member == std::end(kTextMembers)) {
      if (field.key != SheetField::remark) return unknownLine(index);
      notes_.keepExactly(field.value, field.where);
    } else if (TextField& into = record_.*(member->member); into.value.empty()) {
      into = {.value = field.value, .where = field.where};
    } else {
      return unknownLine(index);
    }
  }
}

void DuplicateReader::readRow(std::size_t index) {
  const std::string_view line = text(index);
  if (trimmed(line).empty() || isRuling(line)) return;
  const bool isRest = index >= kMostLines;  // which is said already
  if (line.size() > kLongestRow && !isRest) {
    notes_.report(Severity::error, "duplicate.line-too-long", rangeOfLine(index),
                  said::words("expected a line of at most {0} bytes, found {1}", kLongestRow, line.size()),
                  kKept);
  }
  if (line.size() > kLongestRow || isRest) return notes_.keep(line, rangeOfLine(index));
  const CellLine cells = splitCells(line, columns_->separator, numberOf(index));
  const bool namesAgain = trimmed(line) == trimmed(text(tableStart_ - 1));  // on a second page
  if (cells.isEmpty() || namesAgain) return;
  if (cells.cells.size() < 2) return unknownLine(index);
  if (!readTotals(cells)) readRound(cells);
}

/// "Celkem; ; ; 514; 498": what each player counted in the end.
bool DuplicateReader::readTotals(const CellLine& cells) {
  const auto first = std::ranges::find_if(cells.cells, [](const Cell& cell) { return !cell.text.empty(); });
  std::string name = folded(first->text);
  if (name.ends_with(':')) name.pop_back();
  if (columnKind(name) != ColumnKind::total && sheetField(name) != SheetField::result) return false;
  const std::size_t known = std::min(cells.cells.size(), columns_->columns.size());
  for (std::size_t place = 0; place < known; ++place) {
    const DuplicateColumn& column = columns_->columns[place];
    const Cell& cell = cells.cells[place];
    const bool isPlayers = column.kind == DuplicateKind::play || column.kind == DuplicateKind::playPoints;
    if (!isPlayers || cell.text.empty()) continue;
    if (const auto points = sheetNumber(cell.text)) {
      record_.totals[column.player] = {.value = *points, .where = cell.where};
    } else {
      bad("duplicate.bad-points", cell, said::words("points, a whole number"), cell.text, kKept);
    }
  }
  return true;
}

void DuplicateReader::readRound(const CellLine& cells) {
  DuplicateRound round;
  round.where = cells.cells.front().where;
  round.master.kind = SheetTurnKind::missing;
  round.plays.resize(record_.players.size());
  for (SheetTurn& play : round.plays) {
    play.kind = SheetTurnKind::missing;
    play.where = round.where;
  }
  for (std::size_t place = 0; place < cells.cells.size(); ++place) {
    const Cell& cell = cells.cells[place];
    if (cell.text.empty()) continue;
    if (place < columns_->columns.size()) {
      takeCell(cell, columns_->columns[place], round);
    } else {
      bad("duplicate.extra-cell", cell, said::words("at most {0} cells", columns_->columns.size()), cell.text,
          kKept);
    }
  }
  record_.rounds.push_back(std::move(round));
}

void DuplicateReader::takeCell(const Cell& cell, const DuplicateColumn& column, DuplicateRound& round) {
  switch (column.kind) {
    case DuplicateKind::number:
      return takeNumber(cell, round);
    case DuplicateKind::rack:
      return takeRack(cell, round);
    case DuplicateKind::master:
      return takePlay(cell, round.master);
    case DuplicateKind::masterPlace:
      return takePlace(cell, round.master);
    case DuplicateKind::masterPoints:
      return takePoints(cell, round.master);
    case DuplicateKind::play:
      return takePlay(cell, round.plays[column.player]);
    case DuplicateKind::playPoints:
      return takePoints(cell, round.plays[column.player]);
    case DuplicateKind::remark:
      return notes_.keep(cell.text, cell.where);
  }
}

void DuplicateReader::takeNumber(const Cell& cell, DuplicateRound& round) {
  std::string_view text = cell.text;
  if (text.ends_with(')')) text.remove_suffix(1);
  const auto number = sheetNumber(text);
  if (number && *number >= 0) {
    round.number = {.value = static_cast<std::uint32_t>(*number), .where = cell.where};
  } else {
    bad("duplicate.bad-number", cell, said::words("the number of the round"), cell.text, kKept);
  }
}

/// "ABDE+FGH": tiles kept and drawn. "-ABCDEFG": what was kept went back, too.
void DuplicateReader::takeRack(const Cell& cell, DuplicateRound& round) {
  std::string tiles = plainDashes(cell.text);
  const std::size_t start = std::min(tiles.find_first_not_of("- "), tiles.size());
  round.redrawn = tiles.substr(0, start).find('-') != std::string::npos;
  tiles.erase(0, start);
  std::erase(tiles, '+');
  if (tiles.empty()) return;
  if (std::optional<SheetWord> rack = readTiles(tiles)) {
    round.rack = {.value = std::move(*rack), .where = cell.where};
  } else {
    bad("duplicate.bad-rack", cell, said::words("a rack of letters and \"?\""), cell.text, kKept);
  }
}

void DuplicateReader::takePlace(const Cell& cell, SheetTurn& turn) {
  if (isDashes(cell.text)) return;
  if (const std::optional<Coordinate> at = readPlace(cell.text)) {
    turn.at = {.value = *at, .where = cell.where};
  } else {
    bad("duplicate.bad-place", cell, said::words("a place such as 8H, H8 or H8 V"), cell.text, kKept);
  }
}

void DuplicateReader::takePoints(const Cell& cell, SheetTurn& turn) {
  if (isDashes(cell.text)) return;
  if (const auto points = sheetNumber(cell.text)) {
    turn.score = {.value = *points, .where = cell.where};
    if (turn.where.line == 0) turn.where = cell.where;
  } else {
    bad("duplicate.bad-points", cell, said::words("points, a whole number"), cell.text, kKept);
  }
}

void DuplicateReader::takePlay(const Cell& cell, SheetTurn& turn) {
  turn.where = cell.where;
  if (isDashes(cell.text)) {
    turn.kind = SheetTurnKind::pass;
    return;
  }
  if (const auto points = sheetNumber(cell.text)) {  // the points are all that is told
    turn.score = {.value = *points, .where = cell.where};
    return;
  }
  const CellReading reading = readWordCell(cell.text, false);
  const bool isPlay = reading.kind == SheetTurnKind::play || reading.kind == SheetTurnKind::pass ||
                      reading.kind == SheetTurnKind::invalid;
  if (reading.understood == 0 || !isPlay) {
    return bad("duplicate.bad-play", cell, said::words("a place and a word such as 8D HOUSE"), cell.text,
               kKept);
  }
  takeReading(cell, reading, turn);
  const std::string_view rest = trimmed(cell.text.substr(reading.understood));
  if (rest.empty()) return;
  bad("duplicate.bad-play", cell, said::words("the end of the cell"), rest,
      said::words("what stands before it is read, and it is kept among the remarks"));
}

void DuplicateReader::takeReading(const Cell& cell, const CellReading& reading, SheetTurn& turn) {
  turn.kind = reading.kind;
  turn.word = {.value = reading.word.letters, .where = cell.rangeOfPart(reading.word.text)};
  if (reading.at) turn.at = {.value = *reading.at, .where = cell.rangeOfPart(reading.atText)};
  if (reading.points.empty()) return;
  if (const auto points = sheetNumber(reading.points)) {
    turn.score = {.value = *points, .where = cell.rangeOfPart(reading.points)};
  } else {
    bad("duplicate.bad-points", cell, said::words("points, a whole number"), reading.points, kKept);
  }
}

/// Case, by which a blank may be marked, is a habit of the table as a whole.
void DuplicateReader::settleLetters() {
  std::vector<SheetTurn*> places;
  for (DuplicateRound& round : record_.rounds) {
    places.push_back(&round.master);
    for (SheetTurn& play : round.plays)
      places.push_back(&play);
  }
  std::vector<SheetTurn> turns;
  turns.reserve(places.size());
  for (SheetTurn* place : places)
    turns.push_back(std::move(*place));
  settleCase(turns, "duplicate", notes_.diagnostics());
  for (std::size_t index = 0; index < places.size(); ++index)
    *places[index] = std::move(turns[index]);
}

void DuplicateReader::checkNames() {
  std::unordered_set<std::string> known;
  for (const TextField& player : record_.players) {
    if (known.insert(nameKey(player.value)).second) continue;
    notes_.report(Severity::warning, "duplicate.same-name", player.where,
                  said::words("expected each player once, found {0} again", quoted(player.value)),
                  said::words("taken as two players"));
  }
}

void DuplicateReader::sayWhatIsMissing() {
  if (!columns_) {
    notes_.diagnostics().clear();
    notes_.diagnostics().add(
        Severity::error, "duplicate.no-table", {},
        said::words("expected a line that names the columns: rack, master move, players; found none"), {});
  } else if (record_.rounds.empty()) {
    notes_.diagnostics().add(Severity::error, "duplicate.no-rounds", {},
                             said::words("expected a table of rounds, found none"), {});
  }
}

void DuplicateReader::unknownLine(std::size_t index) {
  notes_.report(Severity::info, "duplicate.unknown-line", rangeOfLine(index),
                said::words("expected a field of the header or a row of the table, found {0}",
                            quoted(trimmed(text(index)))),
                kKept);
  notes_.keep(text(index), rangeOfLine(index));
}

void DuplicateReader::bad(std::string_view code, const Cell& cell, const said::Message& expected,
                          std::string_view found, said::Message recovery) {
  const SourceRange where = cell.rangeOfPart(found);
  notes_.report(Severity::warning, code, where,
                said::words("expected {0}, found {1}", expected, quoted(found)), std::move(recovery));
  notes_.keep(found, where);
}

}  // namespace

bool looksLikeDuplicate(std::string_view bytes) {
  const std::vector<Line> lines = firstLines(bytes, kHeaderLines);
  // No table has a line that begins so, and every GCG file has; most files are no tables.
  if (std::ranges::any_of(lines, [](const Line& line) { return line.raw.starts_with('>'); })) return false;
  std::uint32_t number = 0;
  return std::ranges::any_of(lines, [&number](const Line& line) {
    return line.raw.size() <= kLongestRow && readDuplicateColumns(preparedLine(line.raw), ++number);
  });
}

ParsedDuplicate parseDuplicate(std::string_view bytes) {
  return DuplicateReader().read(bytes);
}

}  // namespace rozbor::parser
