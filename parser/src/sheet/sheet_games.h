#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/record.h"
#include "sheet_table.h"

namespace rozbor::parser {

/// The lines of one game and what concerns them.
struct SheetPart {
  std::vector<Line> lines;
  std::size_t before = 0;           ///< lines of the text that stand above
  std::optional<SheetTable> table;  ///< that of the game above, where no line names columns anew
  std::string encoding;
  std::vector<Diagnostic> faults;  ///< of the text
};

/// The whole text as one game.
[[nodiscard]] SheetPart wholeSheet(std::string_view bytes);

/// A part for each game, in their order. Below rows a game begins with the fields of a header that say
/// something new, if names of columns follow, or rows of other players or of another competition; or with
/// names of columns that name other players. Linear.
[[nodiscard]] std::vector<SheetPart> sheetParts(std::string_view bytes);

}  // namespace rozbor::parser
