#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>

namespace rozbor::reports {

/// Fills the places {0}, {1} … of a sentence. A translator's slip must not cost the report, so a
/// sentence that cannot be filled gives way to the English one.
[[nodiscard]] std::string filled(const std::string& sentence, const char* english,
                                 std::span<const std::string> parts);

/// What is put in a place: text as it is, whole numbers in digits.
[[nodiscard]] inline std::string partText(std::string_view text) {
  return std::string(text);
}
template <std::integral Number>
[[nodiscard]] std::string partText(Number number) {
  return std::to_string(number);
}

}  // namespace rozbor::reports
