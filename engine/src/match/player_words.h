#pragma once

#include <string>
#include <string_view>
#include <vector>

/// How faults of players are worded.
namespace rozbor::engine {

inline std::string inQuotes(std::string_view text) {
  return '"' + std::string(text) + '"';
}

inline std::string listed(const std::vector<std::string_view>& names) {
  std::string all;
  for (const std::string_view name : names)
    all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
}

}  // namespace rozbor::engine
