#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "sheet_cells.h"
#include "sheet_terms.h"

namespace rozbor::parser {

/// A header field, or, without a key, text that belongs to none.
struct FieldText {
  std::optional<SheetField> key;
  std::string value;
  SourceRange where;
};

/// The fields of a line such as "Soutěž: Jarní pohár   Kolo: 4" or "Soutěž:;Jarní pohár;;Kolo:;4".
/// `loneKeys`: a key in a cell of its own needs no colon. Text without any key comes out as one field
/// without a key. Linear.
[[nodiscard]] std::vector<FieldText> scanFields(std::string_view line, std::uint32_t lineNumber,
                                                std::optional<CellSeparator> separator, bool loneKeys);

/// The key with which a line of the table begins: with a colon behind it.
[[nodiscard]] std::optional<SheetField> leadingField(std::string_view text);

/// "key: value" as scanFields() reads it, in cells of their own unless bars separate.
[[nodiscard]] std::string fieldLine(SheetField key, std::string_view value, std::string_view language,
                                    char separator);

}  // namespace rozbor::parser
