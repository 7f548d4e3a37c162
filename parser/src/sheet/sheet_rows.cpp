#include "sheet_rows.h"

#include <algorithm>

#include "fold.h"
#include "sheet/cells/sheet_terms.h"

namespace rozbor::parser {
namespace {

constexpr said::Sentence kKept = said::marked("it is kept among the remarks");

std::size_t indexOf(ColumnKind kind) {
  return static_cast<std::size_t>(kind);
}

/// "neplatné", also "(neplatné)" and with more behind it.
bool saysInvalid(std::string_view text) {
  const std::size_t start = text.find_first_not_of("( ");
  if (start == std::string_view::npos) return false;
  text.remove_prefix(start);
  const std::size_t end = std::min(text.find_first_of(" .,;:)"), text.size());
  return sheetAction(folded(text.substr(0, end))) == SheetAction::invalid;
}

bool saysChallenge(std::string_view text) {
  return sheetAction(folded(splitWord(text).first)) == SheetAction::challenge;
}

/// From the first cell to the end of the last.
SourceRange spanOf(const std::vector<const Cell*>& cells) {
  SourceRange where = cells.front()->where;
  std::uint32_t end = where.column + where.length;
  for (const Cell* cell : cells) {
    where.column = std::min(where.column, cell->where.column);
    end = std::max(end, cell->where.column + cell->where.length);
  }
  where.length = end - where.column;
  return where;
}

}  // namespace

bool isBare(const SheetTurn& turn) {
  return turn.kind == SheetTurnKind::missing && !turn.score && !turn.total && !turn.at && !turn.rack;
}

std::optional<SheetRow> RowReader::read(const CellLine& cells) {
  SheetRow row;
  const std::optional<Field<std::uint32_t>> number = readNumber(cells);
  keepOthers(cells);
  if (columns_.shape == TableShape::list) row.who = readWho(cells);
  for (int player = 0; player < 2; ++player) {
    if (!hasColumns(player)) continue;
    row.turns.push_back(readTurn(cellsOf(cells, player), player));
    row.turns.back().number = number;
    if (row.turns.back().where.line == 0) row.turns.back().where = cells.cells.front().where;
  }
  const bool isNamed = row.who && !row.who->value.empty();
  if (!isNamed && std::ranges::all_of(row.turns, isBare)) return std::nullopt;
  return row;
}

bool RowReader::hasColumns(int player) const {
  if (columns_.shape != TableShape::sideBySide) return player == 0;
  return std::ranges::any_of(columns_.columns, [player](const SheetColumn& column) {
    return column.kind == ColumnKind::word && column.player == player;
  });
}

RowReader::TurnCells RowReader::cellsOf(const CellLine& cells, int player) const {
  TurnCells found{};
  const std::vector<std::size_t> places = columnsOfCells(cells, columns_);
  for (std::size_t index = 0; index < places.size(); ++index) {
    if (places[index] == kMostColumns || cells.cells[index].text.empty()) continue;
    const SheetColumn& column = columns_.columns[places[index]];
    const bool isOurs = columns_.shape != TableShape::sideBySide || column.player == player;
    if (isOurs && found[indexOf(column.kind)] == nullptr) found[indexOf(column.kind)] = &cells.cells[index];
  }
  return found;
}

/// Cells beyond the columns, under names that mean nothing to us, and remarks on both players.
void RowReader::keepOthers(const CellLine& cells) {
  const std::vector<std::size_t> places = columnsOfCells(cells, columns_);
  for (std::size_t index = 0; index < places.size(); ++index) {
    const Cell& cell = cells.cells[index];
    if (cell.text.empty()) continue;
    if (places[index] == kMostColumns) {
      bad(Severity::warning, "cas.extra-cell", cell,
          said::words("at most {0} cells", columns_.columns.size()), cell.text, kKept);
      continue;
    }
    const SheetColumn& column = columns_.columns[places[index]];
    const bool isPlayers = columns_.shape != TableShape::list && column.kind == ColumnKind::player;
    const bool isShared =
        columns_.shape == TableShape::sideBySide && column.player < 0 && column.kind != ColumnKind::number;
    if (column.kind == ColumnKind::unknown || isPlayers || isShared) notes_.keep(cell.text, cell.where);
  }
}

std::optional<Field<std::uint32_t>> RowReader::readNumber(const CellLine& cells) {
  const std::vector<std::size_t> places = columnsOfCells(cells, columns_);
  for (std::size_t index = 0; index < places.size(); ++index) {
    const Cell& cell = cells.cells[index];
    const bool isNumber = places[index] != kMostColumns && !cell.text.empty() &&
                          columns_.columns[places[index]].kind == ColumnKind::number;
    if (!isNumber) continue;
    if (const std::optional<std::uint32_t> number = rowNumber(cell.text))
      return Field<std::uint32_t>{.value = *number, .where = cell.where};
    bad(Severity::warning, "cas.bad-number", cell, said::words("the number of the row"), cell.text, kKept);
    return std::nullopt;
  }
  return std::nullopt;
}

std::optional<TextField> RowReader::readWho(const CellLine& cells) const {
  const Cell* const cell = cellsOf(cells, 0)[indexOf(ColumnKind::player)];
  if (cell == nullptr) return TextField{.value = {}, .where = cells.cells.front().where};
  return TextField{.value = std::string(cell->text), .where = cell->where};
}

SheetTurn RowReader::readTurn(const TurnCells& cells, int player) {
  SheetTurn turn;
  turn.kind = SheetTurnKind::missing;
  turn.player = player;
  std::vector<const Cell*> present;
  for (const ColumnKind kind : {ColumnKind::word, ColumnKind::score, ColumnKind::total, ColumnKind::place,
                                ColumnKind::rack, ColumnKind::remark}) {
    if (cells[indexOf(kind)] != nullptr) present.push_back(cells[indexOf(kind)]);
  }
  if (present.empty()) return turn;
  turn.where = spanOf(present);
  turn.score = readPoints(cells[indexOf(ColumnKind::score)], turn);
  turn.total = readPoints(cells[indexOf(ColumnKind::total)], turn);
  const bool ruledInvalid = turn.kind == SheetTurnKind::invalid;
  if (cells[indexOf(ColumnKind::word)] != nullptr) readWord(*cells[indexOf(ColumnKind::word)], turn);
  if (ruledInvalid) turn.kind = SheetTurnKind::invalid;
  readPlaceAndRack(cells, turn);
  readRemark(cells[indexOf(ColumnKind::remark)], turn);
  settleKind(turn);
  return turn;
}

std::optional<Field<std::int32_t>> RowReader::readPoints(const Cell* cell, SheetTurn& turn) {
  if (cell == nullptr || isDashes(cell->text)) return std::nullopt;
  if (const std::optional<std::int32_t> points = sheetNumber(cell->text))
    return Field<std::int32_t>{.value = *points, .where = cell->where};
  if (saysInvalid(cell->text)) {
    turn.kind = SheetTurnKind::invalid;
  } else {
    bad(Severity::warning, "cas.bad-number", *cell, said::words("points, a whole number"), cell->text, kKept);
  }
  return std::nullopt;
}

void RowReader::readWord(const Cell& cell, SheetTurn& turn) {
  const bool scored = turn.score && turn.score->value > 0;
  const CellReading reading = readWordCell(cell.text, scored);
  if (reading.understood == 0) {
    if (isDashes(cell.text)) return;
    bad(Severity::error, "cas.bad-word", cell, said::words("a word, an exchange or a pass"), cell.text,
        kKept);
    return;
  }
  takeReading(cell, reading, turn);
  const std::string_view rest = trimmed(cell.text.substr(reading.understood));
  if (rest.empty()) return;
  const bool isExchange = reading.kind == SheetTurnKind::exchange;
  bad(Severity::warning, isExchange ? "cas.bad-exchange" : "cas.bad-word", cell,
      isExchange ? said::words("the tiles exchanged or their number") : said::words("the end of the cell"),
      rest, said::words("what stands before it is read, and it is kept among the remarks"));
}

void RowReader::takeReading(const Cell& cell, const CellReading& reading, SheetTurn& turn) {
  turn.kind = reading.kind;
  takeWords(cell, reading, turn);
  takeExchange(cell, reading, turn);
  if (reading.at) turn.at = {.value = *reading.at, .where = cell.rangeOfPart(reading.atText)};
  if (reading.challenged) notes_.keep(cell.text, cell.where);
  if (reading.points.empty()) return;
  const SourceRange where = cell.rangeOfPart(reading.points);
  if (turn.score) {
    notes_.keep(reading.points, where);
  } else {
    turn.score = {.value = *sheetNumber(reading.points), .where = where};
  }
}

void RowReader::takeWords(const Cell& cell, const CellReading& reading, SheetTurn& turn) {
  if (!reading.word.letters.empty())
    turn.word = {.value = reading.word.letters, .where = cell.rangeOfPart(reading.word.text)};
  bool unclear = reading.word.unclearBrackets;
  for (const WordText& word : reading.crossWords) {
    turn.crossWords.push_back({.value = word.letters, .where = cell.rangeOfPart(word.text)});
    unclear = unclear || word.unclearBrackets;
  }
  if (!unclear) return;
  notes_.report(Severity::info, "cas.unclear-brackets", cell.where,
                said::words("expected one or two blanks in parentheses, found {0}", quoted(cell.text)),
                said::words("the letters in parentheses are not taken for blanks"));
}

void RowReader::takeExchange(const Cell& cell, const CellReading& reading, SheetTurn& turn) {
  if (!reading.exchanged.letters.empty()) {
    turn.exchanged = {.value = reading.exchanged.letters, .where = cell.rangeOfPart(reading.exchanged.text)};
    for (SheetLetter& tile : turn.exchanged.value)
      tile.letter = upperTile(tile.letter);
  }
  if (reading.count.empty()) return;
  const std::optional<std::int32_t> count = sheetNumber(reading.count);
  if (count) {
    turn.exchangeCount = {.value = static_cast<std::uint32_t>(*count),
                          .where = cell.rangeOfPart(reading.count)};
  } else {
    bad(Severity::warning, "cas.bad-number", cell, said::words("how many tiles were exchanged"),
        reading.count, kKept);
  }
}

void RowReader::readPlaceAndRack(const TurnCells& cells, SheetTurn& turn) {
  if (const Cell* const place = cells[indexOf(ColumnKind::place)];
      place != nullptr && !isDashes(place->text)) {
    if (const std::optional<Coordinate> at = readPlace(place->text)) {
      turn.at = {.value = *at, .where = place->where};
    } else {
      bad(Severity::warning, "cas.bad-place", *place, said::words("a place such as 8H, H8 or H8 V"),
          place->text, kKept);
    }
  }
  const Cell* const rack = cells[indexOf(ColumnKind::rack)];
  if (rack == nullptr || isDashes(rack->text)) return;
  if (std::optional<SheetWord> tiles = readTiles(rack->text)) {
    turn.rack = {.value = std::move(*tiles), .where = rack->where};
  } else {
    bad(Severity::warning, "cas.bad-rack", *rack, said::words("a rack of letters and \"?\""), rack->text,
        kKept);
  }
}

void RowReader::readRemark(const Cell* cell, SheetTurn& turn) {
  if (cell == nullptr) return;
  notes_.keep(cell->text, cell->where);
  if (saysInvalid(cell->text) && turn.kind != SheetTurnKind::exchange) turn.kind = SheetTurnKind::invalid;
  if (saysChallenge(cell->text) && turn.kind == SheetTurnKind::missing && !turn.score)
    turn.kind = SheetTurnKind::pass;
}

/// A word without points was taken back. Points for something that is no word are those of a word that
/// could not be read.
void RowReader::settleKind(SheetTurn& turn) {
  if (turn.kind == SheetTurnKind::play && turn.score && turn.score->value == 0)
    turn.kind = SheetTurnKind::invalid;
  const bool nothingTold = turn.word.value.empty() && turn.exchanged.value.empty() && !turn.exchangeCount;
  if (nothingTold && turn.score && turn.score->value > 0) turn.kind = SheetTurnKind::missing;
}

SheetEnd RowReader::readEnd(const CellLine& cells, int player, const Cell* key) const {
  SheetEnd end;
  const TurnCells found = cellsOf(cells, player);
  const Cell* const word = found[indexOf(ColumnKind::word)];
  const Cell* const score = found[indexOf(ColumnKind::score)];
  if (word != nullptr) {
    const std::string_view text = word == key ? splitWord(word->text).second : word->text;
    if (std::optional<SheetWord> tiles = readTiles(text))
      end.tiles = {.value = std::move(*tiles), .where = word->where};
  }
  if (score != nullptr) {
    if (const std::optional<std::int32_t> points = sheetNumber(score->text))
      end.points = {.value = *points, .where = score->where};
  }
  return end;
}

void RowReader::bad(Severity severity, std::string_view code, const Cell& cell, const said::Message& expected,
                    std::string_view found, said::Message recovery) {
  const SourceRange where = cell.rangeOfPart(found);
  notes_.report(severity, code, where, said::words("expected {0}, found {1}", expected, quoted(found)),
                std::move(recovery));
  notes_.keep(found, where);
}

}  // namespace rozbor::parser
