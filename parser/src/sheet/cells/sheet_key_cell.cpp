#include "sheet_key_cell.h"

#include <algorithm>

#include "fold.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// A word of the text that ends at a colon or a blank, and what follows it.
std::pair<std::string_view, std::string_view> splitKey(std::string_view text) {
  const std::size_t end = std::min(text.find_first_of(": \t"), text.size());
  std::string_view rest = trimmed(text.substr(end));
  if (rest.starts_with(':')) rest = trimmed(rest.substr(1));
  return {text.substr(0, end), rest};
}

/// The points of a play stand without a sign; what is added at the end has one.
bool isPlayed(const CellLine& cells, const SheetColumns& table, const std::vector<std::size_t>& places,
              const SheetColumn& word) {
  for (std::size_t index = 0; index < places.size(); ++index) {
    if (places[index] == kMostColumns) continue;
    const SheetColumn& column = table.columns[places[index]];
    const bool isScore = column.kind == ColumnKind::score && column.player == word.player;
    const std::string_view text = cells.cells[index].text;
    if (isScore && !text.starts_with('+') && sheetNumber(text).value_or(0) > 0) return true;
  }
  return false;
}

std::string restOf(const CellLine& cells, const Cell& key, std::string_view restOfKey) {
  std::string rest;
  for (const Cell& cell : cells.cells) {
    const std::string_view text = &cell == &key ? restOfKey : cell.text;
    if (!text.empty()) rest += (rest.empty() ? "" : " ") + std::string(text);
  }
  return rest;
}

}  // namespace

std::optional<KeyCell> findKeyCell(const CellLine& cells, const SheetColumns& table) {
  const std::vector<std::size_t> places = columnsOfCells(cells, table);
  for (std::size_t index = 0; index < places.size(); ++index) {
    const Cell& cell = cells.cells[index];
    if (places[index] == kMostColumns || cell.text.empty()) continue;
    const SheetColumn& column = table.columns[places[index]];
    const bool isWord = column.kind == ColumnKind::word;
    const bool mayBe = isWord || column.kind == ColumnKind::number || column.kind == ColumnKind::player;
    const auto [word, rest] = splitKey(cell.text);
    const std::optional<SheetField> field =
        mayBe && word.size() < 40 ? sheetField(folded(word)) : std::nullopt;
    const bool isKey = field == SheetField::left || (field == SheetField::result && !isWord);
    if (!isKey || (isWord && isPlayed(cells, table, places, column))) continue;
    return KeyCell{.field = *field, .cell = &cell, .rest = restOf(cells, cell, rest)};
  }
  return std::nullopt;
}

}  // namespace rozbor::parser
