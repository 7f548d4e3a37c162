#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rozbor::cli {

/// The one of `known` that was likely meant by a mistyped word: letters added, lost, changed or swapped with
/// their neighbours, in at most a third of the word. Nothing where none is near.
[[nodiscard]] std::optional<std::string> suggestionFor(std::string_view written,
                                                       const std::vector<std::string>& known);

}  // namespace rozbor::cli
