#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// "A:3 [CH]:1 ?:2", as the library keeps the tiles of a seat.
[[nodiscard]] std::string tallyText(const std::vector<TileTally>& tiles);
[[nodiscard]] std::vector<TileTally> tallies(std::string_view text);

}  // namespace rozbor::reports
