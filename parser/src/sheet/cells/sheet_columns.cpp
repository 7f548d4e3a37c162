#include "sheet_columns.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

#include "fold.h"
#include "lines.h"
#include "sheet_fields.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::size_t kLongestName = 80;  // bytes

/// The folded words of a column's name, without the stops of abbreviations.
std::vector<std::string> wordsOf(std::string_view name) {
  static constexpr std::string_view kBetween = " \t\v\f.:/()_-";
  std::vector<std::string> words;
  const std::string text = folded(name);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = std::min(text.find_first_not_of(kBetween, at), text.size());
    at = std::min(text.find_first_of(kBetween, start), text.size());
    if (at > start) words.push_back(text.substr(start, at - start));
  }
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words)
    text += (text.empty() ? "" : " ") + word;
  return text;
}

/// Takes the words that name a player off the others.
std::optional<int> takePlayer(std::vector<std::string>& words, const FoldedNames& names) {
  if (const std::optional<int> whole = playerNamed(joined(words), names)) {
    words.clear();
    return whole;
  }
  std::optional<int> player;
  std::erase_if(words, [&](const std::string& word) {
    const std::optional<int> named = player ? player : playerNamed(word, names);
    const bool taken = named.has_value() && playerNamed(word, names) == named;
    if (taken) player = named;
    return taken;
  });
  return player;
}

SheetColumn columnOf(const Cell& cell, const FoldedNames& names) {
  SheetColumn column = {
      .kind = ColumnKind::unknown, .player = -1, .where = cell.where, .name = std::string(cell.text)};
  // "Kolo:" is a field of the header.
  if (cell.text.size() > kLongestName || cell.text.ends_with(':')) return column;
  std::vector<std::string> words = wordsOf(cell.text);
  column.kind = columnKind(joined(words));
  if (column.kind != ColumnKind::unknown || words.empty()) return column;
  const std::optional<int> player = takePlayer(words, names);
  if (!player) return column;
  column.player = *player;
  const bool nameOnly = words.empty() || columnKind(joined(words)) == ColumnKind::player;
  // "ZH" alone heads the words of that player; "1" alone does not.
  const bool heads = nameOnly && !sheetNumber(cell.text);
  column.kind = heads ? ColumnKind::word : columnKind(joined(words));
  return column;
}

std::size_t countOf(const SheetColumns& table, ColumnKind kind) {
  return static_cast<std::size_t>(std::ranges::count(table.columns, kind, &SheetColumn::kind));
}

/// "Tah" is the number of a turn where the words have a column of their own, else it is the words.
void settleTurns(SheetColumns& table) {
  const bool hasWords = table.hasColumn(ColumnKind::word);
  const bool isNumber = hasWords && !table.hasColumn(ColumnKind::number);
  for (SheetColumn& column : table.columns) {
    if (column.kind != ColumnKind::turn) continue;
    column.kind = isNumber ? ColumnKind::number : hasWords ? ColumnKind::unknown : ColumnKind::word;
  }
}

/// Where no column has the words, names that we do not know stand before the points: the players'.
void settleNames(SheetColumns& table) {
  if (table.hasColumn(ColumnKind::word)) return;
  int player = 0;
  for (std::size_t place = 0; place + 1 < table.columns.size() && player < 2; ++place) {
    SheetColumn& column = table.columns[place];
    const bool isName = column.kind == ColumnKind::unknown && !column.name.empty() &&
                        table.columns[place + 1].kind == ColumnKind::score;
    if (!isName) continue;
    column.kind = ColumnKind::word;
    table.names[static_cast<std::size_t>(player)] = {.value = column.name, .where = column.where};
    column.player = player++;
  }
}

std::size_t recognised(const SheetColumns& table) {
  return table.columns.size() - countOf(table, ColumnKind::unknown);
}

bool hasNumber(const CellLine& cells) {
  return std::ranges::any_of(cells.cells,
                             [](const Cell& cell) { return sheetNumber(cell.text).has_value(); });
}

/// Gives the columns of a kind that say nothing of a player to the players in this order.
void assignKind(SheetColumns& table, ColumnKind kind, const std::array<int, 2>& order) {
  if (countOf(table, kind) < 2) return;
  std::array<const SheetColumn*, 2> owners{};
  const auto ownerOf = [&owners](int player) -> const SheetColumn*& {
    return owners[static_cast<std::size_t>(player)];
  };
  for (const SheetColumn& column : table.columns) {
    const bool isSaid = column.kind == kind && column.player >= 0;
    if (isSaid && ownerOf(column.player) == nullptr) ownerOf(column.player) = &column;
  }
  for (SheetColumn& column : table.columns) {
    if (column.kind != kind || (column.player >= 0 && ownerOf(column.player) == &column)) continue;
    const auto* const next = std::ranges::find(order, nullptr, ownerOf);
    // A third column of a kind belongs to nobody, and neither does a player's second.
    const bool isNobodys = column.player >= 0 || next == order.end();
    column.player = isNobodys ? -1 : *next;
    column.kind = isNobodys ? ColumnKind::unknown : kind;
    if (!isNobodys) ownerOf(column.player) = &column;
  }
}

std::uint32_t distance(std::uint32_t one, std::uint32_t other) {
  return one < other ? other - one : one - other;
}

/// How far a cell is from standing below a name, on the left or on the right.
std::uint32_t misfit(const Cell& cell, const SheetColumn& column) {
  const SourceRange& one = cell.where;
  const SourceRange& other = column.where;
  return std::min(distance(one.column, other.column),
                  distance(one.column + one.length, other.column + other.length));
}

std::optional<SheetColumns> columnsOf(const CellLine& cells, CellSeparator separator,
                                      const FoldedNames& names) {
  if (cells.cells.size() < 2 || cells.cells.size() > kMostColumns || hasNumber(cells)) return std::nullopt;
  SheetColumns table;
  table.separator = separator;
  for (const Cell& cell : cells.cells)
    table.columns.push_back(columnOf(cell, names));
  settleTurns(table);
  settleNames(table);
  if (!table.hasColumn(ColumnKind::word) || recognised(table) < 2) return std::nullopt;
  assignPlayers(table);
  settleShape(table);
  return table;
}

constexpr std::size_t kWordsOfAName = 3;

/// Where the names of columns that are one player's have that player's mark: "ZH body", "body ZH", or "ZH"
/// alone in the place of the words.
enum class MarkSide : std::uint8_t { front, back, alone };

bool isOneName(std::span<const Cell> words, const FoldedNames& names, MarkSide side) {
  const auto isMark = [&names](const Cell& word) {
    return playerNamed(folded(word.text), names).has_value();
  };
  const bool isOnSide = (side == MarkSide::front || !isMark(words.front())) &&
                        (side == MarkSide::back || !isMark(words.back()));
  return isOnSide && columnOf(joinedCell(words), names).kind != ColumnKind::unknown;
}

/// The names of columns that words between single blanks make: as many words as can be are one name.
CellLine joinedNames(const CellLine& words, const FoldedNames& names, MarkSide side) {
  const std::span<const Cell> all(words.cells);
  CellLine joined;
  for (std::size_t at = 0; at < all.size();) {
    std::size_t count = std::min(kWordsOfAName, all.size() - at);
    while (count > 1 && !isOneName(all.subspan(at, count), names, side))
      --count;
    joined.cells.push_back(joinedCell(all.subspan(at, count)));
    at += count;
  }
  return joined;
}

/// A sentence may hold names of columns; here every word has to be of one, or the name of a player where both
/// are named, and words have points.
bool isNothingElse(const SheetColumns& table) {
  return table.columns.size() <= kMostBlankColumns && !table.hasColumn(ColumnKind::unknown) &&
         countOf(table, ColumnKind::word) == countOf(table, ColumnKind::score) &&
         table.names[0].value.empty() == table.names[1].value.empty();
}

}  // namespace

bool SheetColumns::hasColumn(ColumnKind kind) const {
  return std::ranges::find(columns, kind, &SheetColumn::kind) != columns.end();
}

bool SheetColumns::isLike(const SheetColumns& other) const {
  return std::ranges::equal(columns, other.columns, [](const SheetColumn& a, const SheetColumn& b) {
    return a.kind == b.kind && a.player == b.player;
  });
}

void assignPlayers(SheetColumns& table) {
  assignKind(table, ColumnKind::word, {0, 1});
  // "Petr slovo | body | Jana slovo | body": the points follow the words.
  const auto first = std::ranges::find(table.columns, ColumnKind::word, &SheetColumn::kind);
  const bool turned = first != table.columns.end() && first->player == 1;
  for (const ColumnKind kind :
       {ColumnKind::score, ColumnKind::total, ColumnKind::place, ColumnKind::rack, ColumnKind::remark})
    assignKind(table, kind, turned ? std::array{1, 0} : std::array{0, 1});
}

void settleShape(SheetColumns& table) {
  const bool isList = table.hasColumn(ColumnKind::player);
  const bool isSingle = countOf(table, ColumnKind::word) == 1;
  table.shape = !isSingle ? TableShape::sideBySide : isList ? TableShape::list : TableShape::single;
}

std::optional<SheetColumns> readColumns(const CellLine& cells, CellSeparator separator,
                                        const FoldedNames& names) {
  if (separator != CellSeparator::blank) return columnsOf(cells, separator, names);
  if (cells.cells.size() > kWordsOfAName * kMostBlankColumns || !cells.isPlain()) return std::nullopt;
  for (const MarkSide side : {MarkSide::front, MarkSide::back, MarkSide::alone}) {
    std::optional<SheetColumns> table = columnsOf(joinedNames(cells, names, side), separator, names);
    if (table && isNothingElse(*table)) return table;
  }
  return std::nullopt;
}

std::optional<SheetColumns> readColumns(std::string_view line, std::uint32_t lineNumber,
                                        const FoldedNames& names) {
  std::optional<SheetColumns> best;
  if (line.size() > kLongestLine || leadingField(line)) return best;
  for (const CellSeparator separator : kCellSeparators) {
    std::optional<SheetColumns> table =
        readColumns(splitCells(line, separator, lineNumber), separator, names);
    if (table && (!best || recognised(*table) > recognised(*best))) best = std::move(table);
  }
  return best;
}

std::vector<std::size_t> columnsOfCells(const CellLine& cells, const SheetColumns& table) {
  const std::size_t count = table.columns.size();
  const bool byPlace = table.separator == CellSeparator::spaces && cells.cells.size() < count;
  std::vector<std::size_t> places;
  std::size_t next = 0;
  for (std::size_t index = 0; index < cells.cells.size(); ++index) {
    std::size_t best = next;
    // As many columns must be left as there are cells to come.
    const std::size_t last = count - std::min(count, cells.cells.size() - index);
    for (std::size_t column = next; byPlace && column <= last; ++column) {
      const Cell& cell = cells.cells[index];
      if (misfit(cell, table.columns[column]) < misfit(cell, table.columns[best])) best = column;
    }
    places.push_back(best < count ? best : kMostColumns);
    next = best + 1;
  }
  return places;
}

}  // namespace rozbor::parser
