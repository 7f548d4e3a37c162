#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "sheet_columns.h"

namespace rozbor::parser {

/// The cells of a row of which single blanks part the cells and may stand within them, too ("výměna 3",
/// "H4 V"): its words put together so that each cell is what its column holds. One cell a column; empty ones
/// are those at the end, where the row can be read so. Nothing where no reading fits, or several do equally
/// well. Linear.
[[nodiscard]] std::optional<CellLine> cellsBetweenBlanks(CellLine words, const SheetColumns& table,
                                                         const FoldedNames& names);

/// Whether such a line claims to be a row, whatever is in it: a sentence does not.
[[nodiscard]] bool claimsToBeRow(const CellLine& words, const SheetColumns& table, const FoldedNames& names);

/// The columns that a line names between single blanks.
[[nodiscard]] std::optional<SheetColumns> readBlankColumns(std::string_view line, std::uint32_t lineNumber,
                                                           const FoldedNames& names);

}  // namespace rozbor::parser
