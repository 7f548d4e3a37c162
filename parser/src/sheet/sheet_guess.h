#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "lines.h"
#include "sheet/cells/sheet_columns.h"

namespace rozbor::parser {

/// The columns of a table without a line of names, told by what its rows hold, and its first row.
struct GuessedColumns {
  SheetColumns columns;
  std::size_t firstRow = 0;  ///< index into the lines
};

[[nodiscard]] std::optional<GuessedColumns> guessColumns(std::span<const Line> lines,
                                                         const FoldedNames& names);

/// The same where single blanks separate: only of rows in which every cell has its place.
[[nodiscard]] std::optional<GuessedColumns> guessBlankColumns(std::span<const Line> lines,
                                                              const FoldedNames& names);

}  // namespace rozbor::parser
