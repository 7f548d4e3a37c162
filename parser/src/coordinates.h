#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// "8H" is across, "H8" down, in either case; nothing when the row is 0. `text` is known to be one
/// ASCII letter and one or two digits.
[[nodiscard]] std::optional<Coordinate> coordinateOf(std::string_view text);

/// "8H", "H8".
[[nodiscard]] std::string coordinateText(const Coordinate& at);

}  // namespace rozbor::parser
