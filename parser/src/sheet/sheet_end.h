#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rozbor/parser/score_sheet.h"
#include "sheet_names.h"

namespace rozbor::parser {

/// What an end line says of both: "ZH ĎÓ -15, DH +15", in any order, with marks or names of the players.
/// Nothing when a word of it is neither a player nor tiles nor a number, or nobody is named. Every
/// place is `where`.
[[nodiscard]] std::optional<std::array<SheetEnd, 2>> readEnd(std::string_view text, const SourceRange& where,
                                                             const FoldedNames& names);

}  // namespace rozbor::parser
