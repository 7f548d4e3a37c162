#pragma once

#include <string>
#include <string_view>

namespace rozbor::parser {

/// Lower case without accents, for comparing words that people abbreviate and misspell: "Součet" and
/// "SOUCET" are both "soucet", "Słowo" is "slowo". Linear.
[[nodiscard]] std::string folded(std::string_view utf8);

}  // namespace rozbor::parser
