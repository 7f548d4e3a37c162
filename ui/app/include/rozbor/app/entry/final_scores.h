#pragma once

#include <array>
#include <optional>

#include "rozbor/app/entry/sheet_file.h"

namespace rozbor::app {

/// How the game ended, once the tiles left are known: the sums with what the end line says, or by the rules
/// with the tiles that it names, or with those that do not lie when the bag is empty and a player went out.
[[nodiscard]] std::optional<std::array<int, 2>> finalScores(const SheetFile& sheet);

}  // namespace rozbor::app
