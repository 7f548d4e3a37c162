#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rozbor/parser/score_sheet.h"

namespace rozbor::app {

/// A turn as it is typed: "WORD POINTS [TOTAL] [PLACE]", "výměna 3", "exchange ABC", "pass",
/// "WORD neplatné", "WORD *". Read with the parser of sheets; nothing when that objects.
[[nodiscard]] std::optional<parser::SheetTurn> readTurnLine(std::string_view line);

/// Tiles left and their points, as behind "Zbylo": "ĎÓ -15".
[[nodiscard]] std::optional<parser::SheetEnd> readEndLine(std::string_view line);

/// Both scores, "389 : 401".
[[nodiscard]] std::optional<std::array<parser::Field<std::int32_t>, 2>> readResultLine(std::string_view line);

}  // namespace rozbor::app
