#pragma once

#include <string>

namespace rozbor::reports {

/// The text with no line end between a number and its percent sign (a no-break space there).
[[nodiscard]] inline std::string percentKept(std::string text) {
  for (std::size_t at = text.find(" %"); at != std::string::npos; at = text.find(" %", at))
    text.replace(at, 1, "\u00A0");
  return text;
}

/// A share of 0 to 1 that is not nothing, but would be told as 0 %.
[[nodiscard]] inline bool roundsToNothing(double share) {
  constexpr double kHalfPercent = 0.005;
  return share > 0 && share < kHalfPercent;
}

}  // namespace rozbor::reports
