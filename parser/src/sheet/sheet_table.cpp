#include "sheet_table.h"

#include <algorithm>
#include <utility>

#include "sheet/cells/sheet_blanks.h"
#include "sheet/cells/sheet_fields.h"
#include "sheet_guess.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// The first of the lines that names columns.
template <class Reader>
std::optional<SheetTable> findHeading(std::span<const Line> lines, std::size_t before, const Reader& read) {
  for (std::size_t index = 0; index < std::min(lines.size(), kHeaderLines); ++index) {
    const auto number = static_cast<std::uint32_t>(before + index + 1);
    if (std::optional<SheetColumns> columns = read(lines[index].raw, number))
      return SheetTable{.columns = std::move(*columns), .heading = index, .firstRow = index + 1};
  }
  return std::nullopt;
}

std::optional<SheetTable> guessed(std::optional<GuessedColumns> guess) {
  if (!guess) return std::nullopt;
  return SheetTable{
      .columns = std::move(guess->columns), .heading = guess->firstRow, .firstRow = guess->firstRow};
}

/// The players that fields of the first lines name.
FoldedNames namesInHeader(std::span<const Line> lines) {
  std::array<TextField, 2> players;
  for (const Line& line : lines.first(std::min(lines.size(), kHeaderLines))) {
    if (line.raw.size() > kLongestLine || !leadingField(line.raw)) continue;
    for (const FieldText& field : scanFields(line.raw, 0, std::nullopt, false)) {
      if (field.key == SheetField::first) players[0].value = field.value;
      if (field.key == SheetField::second) players[1].value = field.value;
    }
  }
  return foldedNames(players);
}

/// Names of columns in a sentence have no row below them.
bool hasRow(const SheetTable& table, std::span<const Line> lines, const FoldedNames& names) {
  constexpr int kLookedAt = 10;
  int lookedAt = 0;
  for (const Line& line : lines.subspan(table.firstRow)) {
    if (trimmed(line.raw).empty() || isRuling(line.raw)) continue;
    if (++lookedAt > kLookedAt) return false;
    if (line.raw.size() > kLongestLine || leadingField(line.raw)) continue;
    if (cellsBetweenBlanks(splitCells(line.raw, CellSeparator::blank, 0), table.columns, names)) return true;
  }
  return false;
}

}  // namespace

std::optional<SheetTable> findSheetTable(std::span<const Line> lines, std::size_t before) {
  std::optional<SheetTable> table =
      findHeading(lines, before,
                  [](std::string_view line, std::uint32_t number) { return readColumns(line, number, {}); });
  if (!table) table = guessed(guessColumns(lines, {}));
  if (table) return table;
  const FoldedNames names = namesInHeader(lines);
  table = findHeading(lines, before, [&names](std::string_view line, std::uint32_t number) {
    return readBlankColumns(line, number, names);
  });
  if (table && hasRow(*table, lines, names)) return table;
  return guessed(guessBlankColumns(lines, names));
}

}  // namespace rozbor::parser
