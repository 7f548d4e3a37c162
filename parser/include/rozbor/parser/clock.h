#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rozbor::parser {

/// Milliseconds as "59:16.768", "1:02:03", "-0:05"; without a fraction where there is none.
[[nodiscard]] std::string clockText(std::int64_t milliseconds);

/// What clockText writes, also with fewer digits behind the dot; nothing for anything else.
[[nodiscard]] std::optional<std::int64_t> clockOf(std::string_view text);

/// What "15:00+5 Rapid" tells: the time that each player begins with, what each turn adds, and a name.
struct TimeControl {
  std::optional<std::int64_t> initial;  ///< milliseconds
  std::int64_t increment = 0;           ///< milliseconds
  std::string name;

  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Any text is one: what is no time is its name.
[[nodiscard]] TimeControl timeControlOf(std::string_view text);
[[nodiscard]] std::string timeControlText(const TimeControl& control);

}  // namespace rozbor::parser
