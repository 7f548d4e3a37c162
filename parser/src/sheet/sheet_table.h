#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "lines.h"
#include "sheet/cells/sheet_columns.h"

namespace rozbor::parser {

/// The names of the columns stand in one of the first lines, or nowhere.
inline constexpr std::size_t kHeaderLines = 200;

/// The columns of a sheet and where they were found. Both numbers are indices into the lines.
struct SheetTable {
  SheetColumns columns;
  std::size_t heading = 0;   ///< the line that names the columns; the first row where none does
  std::size_t firstRow = 0;  ///< the line behind the heading, or the first row

  [[nodiscard]] bool isGuessed() const { return heading == firstRow; }
};

/// Finds the table: a line of names, else rows that look like turns; with cells between single blanks only
/// where nothing else makes a table. `before` lines of the text stand above.
[[nodiscard]] std::optional<SheetTable> findSheetTable(std::span<const Line> lines, std::size_t before);

}  // namespace rozbor::parser
