#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rozbor::parser {

/// The letters of a distribution in the order in which a site numbers them, from 1. Empty for one that is not
/// known; "" is English.
[[nodiscard]] std::vector<std::string> lettersOf(std::string_view distribution);

}  // namespace rozbor::parser
