#pragma once

#include <string>

namespace rozbor::reports {

/// The text with no line end between a number and its percent sign (a no-break space there).
[[nodiscard]] inline std::string percentKept(std::string text) {
  for (std::size_t at = text.find(" %"); at != std::string::npos; at = text.find(" %", at))
    text.replace(at, 1, "\u00A0");
  return text;
}

}  // namespace rozbor::reports
