#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/parser/folded.h"

// Case and accents of letters, for readers that take both as people write them.
namespace rozbor::parser {

enum class LetterCase : std::uint8_t { none, upper, lower };

/// The case of the first letter of a tile. A letter that has no capital is of no case.
[[nodiscard]] LetterCase caseOf(std::string_view tile);

/// The tile in upper case, letter for letter, in normal form C.
[[nodiscard]] std::string upperTile(std::string_view tile);

/// The letter that was typed as `letter` and `mark` for want of an accented one: "C+" is Č, "U-" is Ú.
/// Nothing when the two mean none.
[[nodiscard]] std::optional<std::string> typedAccent(std::string_view letter, char mark);

}  // namespace rozbor::parser
