#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// Folded names of the players, as far as they are known.
using FoldedNames = std::array<std::string, 2>;
[[nodiscard]] FoldedNames foldedNames(const std::array<TextField, 2>& players);

/// Whom a folded text names: ZH or DH, a player's name, or a word of it that the other's has not.
[[nodiscard]] std::optional<int> playerNamed(std::string_view foldedText, const FoldedNames& names);

}  // namespace rozbor::parser
