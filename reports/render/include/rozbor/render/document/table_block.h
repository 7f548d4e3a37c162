#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/review/bands.h"

/// Tables as every face may have them.
namespace rozbor::reports {

struct TableColumn {
  std::string heading;
  bool number = false;                  ///< set to the right
  std::optional<std::size_t> player{};  ///< the heading names this player of the game, who has a colour
  bool minor = false;                   ///< the first to give way where there is little room
};

struct TableRow {
  std::vector<std::string> cells;
  std::string below{};  ///< a remark that has the width of the table from its second column on
  bool emphasised = false;
  Band band = Band::none;  ///< its mark stands before the first cell
};

enum class TableKind : std::uint8_t {
  figures,  ///< the first cell of a row names it
  log       ///< one thing after the other, the last cell a remark; tells at length what stands elsewhere, too
};

/// Broken between rows where a page ends; the headings stand again on the next.
struct TableBlock {
  std::string caption{};
  std::vector<TableColumn> columns;
  std::vector<TableRow> rows;
  TableKind kind = TableKind::figures;
};

}  // namespace rozbor::reports
