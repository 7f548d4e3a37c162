#pragma once

#include <cstdint>
#include <string>

#include "rozbor/parser/score_sheet.h"

namespace rozbor::replay {

/// What a sheet has, as its writer would have put it: blanks in parentheses, places as in a record.
[[nodiscard]] std::string textOf(const parser::SheetWord& word);
[[nodiscard]] std::string textOf(std::int32_t number);
[[nodiscard]] std::string textOf(const parser::Coordinate& at);

}  // namespace rozbor::replay
