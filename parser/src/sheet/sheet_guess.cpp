#include "sheet_guess.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <utility>
#include <vector>

#include "fold.h"
#include "sheet/cells/sheet_blanks.h"
#include "sheet/cells/sheet_fields.h"
#include "sheet/cells/sheet_grammar.h"
#include "text.h"
#include "tiles.h"

namespace rozbor::parser {
namespace {

constexpr std::size_t kRowsLookedAt = 60;
constexpr std::size_t kRackTiles = 7;
/// Two words with numbers behind them may be anything.
constexpr std::size_t kFewestBlankColumns = 3;
constexpr std::size_t kFewestBlankRows = 2;

/// What a cell could be.
enum class CellType : std::uint8_t { empty, number, player, place, word, rack, other };
constexpr std::size_t kCellTypes = 7;

/// Tiles that can be no word: with a blank tile, or one by one.
bool isLooseRack(std::string_view text) {
  const std::optional<SheetWord> tiles = readTiles(text);
  if (!tiles || tiles->size() < 2 || tiles->size() > kRackTiles) return false;
  const auto gaps = static_cast<std::size_t>(std::ranges::count(text, ' '));
  return text.find_first_of("?_") != std::string_view::npos || gaps + 1 == tiles->size();
}

CellType typeOf(std::string_view text, const FoldedNames& names) {
  if (text.empty()) return CellType::empty;
  if (sheetNumber(text)) return CellType::number;
  if (playerNamed(folded(text), names)) return CellType::player;
  if (readPlace(text)) return CellType::place;
  if (readWordCell(text, false).understood == text.size()) return CellType::word;
  return isLooseRack(text) ? CellType::rack : CellType::other;
}

struct Row {
  std::size_t line = 0;
  std::vector<CellType> types;
  CellLine cells;

  [[nodiscard]] bool has(CellType type) const { return std::ranges::find(types, type) != types.end(); }
};

bool mayBeRow(std::string_view line) {
  return !trimmed(line).empty() && line.size() <= kLongestLine && !isRuling(line) && !leadingField(line);
}

/// "H4 V" is one cell.
void joinPlaces(std::vector<Cell>& cells) {
  if (cells.size() > kMostColumns) return;
  for (std::size_t at = 0; at + 1 < cells.size(); ++at) {
    if (!cells[at].isView || !cells[at + 1].isView) continue;
    const Cell both = joinedCell(std::span(cells).subspan(at, 2));
    if (!readPlace(both.text)) continue;
    cells[at] = both;
    cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at) + 1);
  }
}

/// The rows that could be turns, cut by one separator.
std::vector<Row> rowsOf(std::span<const Line> lines, CellSeparator separator, const FoldedNames& names,
                        std::size_t& lookedAt) {
  std::vector<Row> rows;
  for (std::size_t line = 0; line < lines.size() && lookedAt < kRowsLookedAt; ++line) {
    const std::string_view raw = lines[line].raw;
    if (!mayBeRow(raw)) continue;
    ++lookedAt;
    Row row = {.line = line, .types = {}, .cells = splitCells(raw, separator, 0)};
    if (separator == CellSeparator::blank) joinPlaces(row.cells.cells);
    if (row.cells.cells.size() < 2 || row.cells.cells.size() > kMostColumns) continue;
    for (const Cell& cell : row.cells.cells)
      row.types.push_back(typeOf(cell.text, names));
    if (row.has(CellType::word) && row.has(CellType::number) && !row.has(CellType::other))
      rows.push_back(std::move(row));
  }
  return rows;
}

std::size_t usualWidth(const std::vector<Row>& rows) {
  std::map<std::size_t, std::size_t> counts;
  for (const Row& row : rows)
    ++counts[row.types.size()];
  const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
  return most == counts.end() ? 0 : most->first;
}

/// What most cells of a column are.
CellType usualType(const std::vector<Row>& rows, std::size_t column) {
  std::array<std::size_t, kCellTypes> counts{};
  for (const Row& row : rows) {
    if (column < row.types.size() && row.types[column] != CellType::empty)
      ++counts[static_cast<std::size_t>(row.types[column])];
  }
  const auto* const most = std::ranges::max_element(counts);
  return *most == 0 ? CellType::empty : static_cast<CellType>(most - counts.begin());
}

/// What the columns of a table are, as far as cells tell.
using ColumnTypes = std::vector<CellType>;

ColumnTypes columnTypes(const std::vector<Row>& rows, std::size_t width) {
  ColumnTypes types;
  for (std::size_t column = 0; column < width; ++column)
    types.push_back(usualType(rows, column));
  return types;
}

std::string_view cellOf(const Row& row, std::size_t column) {
  return column < row.cells.cells.size() ? row.cells.cells[column].text : std::string_view();
}

/// Whether every cell could be a rack and half of them are full ones.
bool looksLikeRacks(const std::vector<Row>& rows, std::size_t column) {
  std::size_t filled = 0;
  std::size_t full = 0;
  for (const Row& row : rows) {
    const std::string_view text = cellOf(row, column);
    if (text.empty()) continue;
    const std::optional<SheetWord> tiles = readTiles(text);
    if (!tiles || tiles->size() > kRackTiles) return false;
    ++filled;
    if (tiles->size() == kRackTiles) ++full;
  }
  return full * 2 >= filled && full > 0;
}

/// Of the letters of words, how many more come from the tiles beside them than do not.
std::ptrdiff_t lettersFound(const std::vector<Row>& rows, std::size_t words, std::size_t racks) {
  std::ptrdiff_t found = 0;
  for (const Row& row : rows) {
    std::optional<SheetWord> tiles = readTiles(cellOf(row, racks));
    const CellReading reading = readWordCell(cellOf(row, words), false);
    if (!tiles || reading.kind != SheetTurnKind::play) continue;
    for (const SheetLetter& letter : reading.word.letters) {
      const auto tile = std::ranges::find(*tiles, upperTile(letter.letter), &SheetLetter::letter);
      found += tile != tiles->end() ? 1 : -1;
      if (tile != tiles->end()) tiles->erase(tile);
    }
  }
  return found;
}

/// Whether the numbers behind every column of racks are the points of a word.
bool havePoints(const ColumnTypes& types) {
  bool hasRack = false;
  bool hasWord = false;
  bool hasBoth = false;
  for (const CellType type : types) {
    if (type == CellType::number && hasRack && !hasWord) return false;
    hasBoth = hasBoth || (type == CellType::number && hasWord);
    if (type == CellType::number) hasRack = hasWord = false;
    hasRack = hasRack || type == CellType::rack;
    hasWord = hasWord || type == CellType::word;
  }
  return hasBoth;
}

/// A column of letters, often seven, is one of racks where the words of a column next to it are made of
/// them.
void findRacks(const std::vector<Row>& rows, ColumnTypes& types) {
  ColumnTypes found = types;
  for (std::size_t column = 0; column < types.size(); ++column) {
    if (types[column] != CellType::word || !looksLikeRacks(rows, column)) continue;
    for (std::size_t words = 0; words < types.size(); ++words) {
      const bool isBeside = words != column && types[words] == CellType::word && !looksLikeRacks(rows, words);
      if (isBeside && lettersFound(rows, words, column) > 0) found[column] = CellType::rack;
    }
  }
  if (havePoints(found)) types = std::move(found);
}

/// Numbers before the first word count the rows; behind a word come its points, then the total.
class KindGuesser {
 public:
  ColumnKind next(CellType type) {
    switch (type) {
      case CellType::word:
        numbers_ = 0;
        return ++words_ > 2 ? ColumnKind::unknown : ColumnKind::word;
      case CellType::number:
        ++numbers_;
        if (words_ == 0) return numbers_ == 1 ? ColumnKind::number : ColumnKind::unknown;
        return numbers_ == 1 ? ColumnKind::score : numbers_ == 2 ? ColumnKind::total : ColumnKind::unknown;
      case CellType::player:
        return ColumnKind::player;
      case CellType::place:
        return ColumnKind::place;
      case CellType::rack:
        return ColumnKind::rack;
      case CellType::empty:
      case CellType::other:
        break;
    }
    return ColumnKind::unknown;
  }

 private:
  int words_ = 0;
  int numbers_ = 0;
};

std::optional<SheetColumns> tableOf(const std::vector<Row>& rows, CellSeparator separator) {
  SheetColumns table;
  table.separator = separator;
  const std::size_t width = usualWidth(rows);
  const auto model = std::ranges::find(rows, width, [](const Row& row) { return row.types.size(); });
  ColumnTypes types = columnTypes(rows, width);
  findRacks(rows, types);
  KindGuesser guesser;
  for (std::size_t column = 0; column < width; ++column) {
    table.columns.push_back({.kind = guesser.next(types[column]),
                             .player = -1,
                             .where = model->cells.cells[column].where,
                             .name = {}});
  }
  if (!table.hasColumn(ColumnKind::word) || !table.hasColumn(ColumnKind::score)) return std::nullopt;
  assignPlayers(table);
  settleShape(table);
  return table;
}

/// Numbers in a sentence make no table: here every column has to mean something, and every word has points.
bool isWhole(const SheetColumns& table) {
  const auto count = [&table](ColumnKind kind) {
    return std::ranges::count(table.columns, kind, &SheetColumn::kind);
  };
  return !table.hasColumn(ColumnKind::unknown) && count(ColumnKind::word) == count(ColumnKind::score);
}

/// The first lines whose cells all have their place in the table.
std::vector<std::size_t> linesThatFit(std::span<const Line> lines, const SheetColumns& table,
                                      const FoldedNames& names) {
  std::vector<std::size_t> fitting;
  std::size_t lookedAt = 0;
  for (std::size_t line = 0; line < lines.size() && lookedAt < kRowsLookedAt; ++line) {
    if (!mayBeRow(lines[line].raw)) continue;
    ++lookedAt;
    if (cellsBetweenBlanks(splitCells(lines[line].raw, CellSeparator::blank, 0), table, names))
      fitting.push_back(line);
  }
  return fitting;
}

}  // namespace

std::optional<GuessedColumns> guessColumns(std::span<const Line> lines, const FoldedNames& names) {
  std::optional<GuessedColumns> best;
  std::size_t most = 0;
  for (const CellSeparator separator : kCellSeparators) {
    std::size_t lookedAt = 0;
    const std::vector<Row> rows = rowsOf(lines, separator, names, lookedAt);
    // Of a text that is something else, a few lines may look like rows, too.
    if (rows.size() <= most || 2 * rows.size() < lookedAt) continue;
    if (std::optional<SheetColumns> table = tableOf(rows, separator)) {
      best = {.columns = std::move(*table), .firstRow = rows.front().line};
      most = rows.size();
    }
  }
  return best;
}

std::optional<GuessedColumns> guessBlankColumns(std::span<const Line> lines, const FoldedNames& names) {
  std::size_t lookedAt = 0;
  std::vector<Row> rows = rowsOf(lines, CellSeparator::blank, names, lookedAt);
  const std::size_t width = usualWidth(rows);
  // A word more in a cell, and the others stand one column further.
  std::erase_if(rows, [width](const Row& row) { return row.types.size() != width; });
  if (rows.empty() || width < kFewestBlankColumns || width > kMostBlankColumns) return std::nullopt;
  std::optional<SheetColumns> table = tableOf(rows, CellSeparator::blank);
  if (!table || !isWhole(*table)) return std::nullopt;
  const std::vector<std::size_t> fitting = linesThatFit(lines, *table, names);
  if (fitting.size() < kFewestBlankRows || 2 * fitting.size() < lookedAt) return std::nullopt;
  return GuessedColumns{.columns = std::move(*table), .firstRow = fitting.front()};
}

}  // namespace rozbor::parser
