#pragma once

#include <string>
#include <vector>

namespace rozbor::reports {

/// Texts one after the other.
[[nodiscard]] inline std::string joined(const std::vector<std::string>& texts, const char* between = " ") {
  std::string all;
  for (const std::string& text : texts)
    all += (all.empty() ? "" : between) + text;
  return all;
}

}  // namespace rozbor::reports
