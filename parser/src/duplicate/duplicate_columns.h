#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rozbor/parser/record.h"
#include "sheet/cells/sheet_cells.h"

namespace rozbor::parser {

/// What a column of a table of duplicate scrabble holds. A play may have its points, and the master move its
/// place, in a column of their own.
enum class DuplicateKind : std::uint8_t {
  number,
  rack,
  master,
  masterPlace,
  masterPoints,
  play,
  playPoints,
  remark
};

struct DuplicateColumn {
  DuplicateKind kind = DuplicateKind::remark;
  std::size_t player = 0;  ///< of a play and its points
};

struct DuplicateColumns {
  std::vector<DuplicateColumn> columns;
  std::vector<TextField> players;
  CellSeparator separator = CellSeparator::semicolon;
};

/// The columns that a line names: a rack, a master move and at least one player.
[[nodiscard]] std::optional<DuplicateColumns> readDuplicateColumns(std::string_view line,
                                                                   std::uint32_t lineNumber);

}  // namespace rozbor::parser
