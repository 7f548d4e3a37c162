#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/score_sheet.h"
#include "sheet/sheet_names.h"
#include "sheet_cells.h"
#include "sheet_terms.h"

namespace rozbor::parser {

/// A table with more columns is none.
inline constexpr std::size_t kMostColumns = 64;
/// The same where single blanks separate, and the cells of a row have to be put together.
inline constexpr std::size_t kMostBlankColumns = 16;

/// A column of the table and where its name stands in its line. `player` is -1 where both share it.
struct SheetColumn {
  ColumnKind kind = ColumnKind::unknown;
  int player = -1;
  SourceRange where;
  std::string name;  ///< as written
};

/// `single`: the words of one player, or of both in turn, in one column and nobody named.
enum class TableShape : std::uint8_t { sideBySide, list, single };

struct SheetColumns {
  std::vector<SheetColumn> columns;
  CellSeparator separator = CellSeparator::bar;
  TableShape shape = TableShape::sideBySide;
  std::array<TextField, 2> names;  ///< players whose names stand in the place of "slovo"

  [[nodiscard]] bool hasColumn(ColumnKind kind) const;
  /// The same kinds of the same players in the same order.
  [[nodiscard]] bool isLike(const SheetColumns& other) const;
};

/// The columns that a line names, if it is a line that names columns. Between single blanks every word of it
/// has to be one.
[[nodiscard]] std::optional<SheetColumns> readColumns(const CellLine& cells, CellSeparator separator,
                                                      const FoldedNames& names);
/// The same with the separator that makes most of the line.
[[nodiscard]] std::optional<SheetColumns> readColumns(std::string_view line, std::uint32_t lineNumber,
                                                      const FoldedNames& names);

/// Columns in which one kind occurs for each player are given to the first and the second.
void assignPlayers(SheetColumns& table);

/// Tells the shape of a table by its columns.
void settleShape(SheetColumns& table);

/// Which column each cell belongs to: by its number, or, where blanks separate and cells are missing, by
/// where it stands below the names. One number for each cell; kMostColumns where there is none.
[[nodiscard]] std::vector<std::size_t> columnsOfCells(const CellLine& cells, const SheetColumns& table);

}  // namespace rozbor::parser
