#include "suggestion.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace rozbor::cli {
namespace {

/// Fewest letters added, lost, changed, or swapped with a neighbour (Damerau, 1964), by rows of a table.
std::size_t slips(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before;
  std::vector<std::size_t> last(to.size() + 1);
  for (std::size_t at = 0; at < last.size(); ++at)
    last[at] = at;
  for (std::size_t row = 1; row <= from.size(); ++row) {
    std::vector<std::size_t> now(to.size() + 1, row);
    for (std::size_t at = 1; at <= to.size(); ++at) {
      const std::size_t changed = last[at - 1] + (from[row - 1] == to[at - 1] ? 0 : 1);
      now[at] = std::min({changed, last[at] + 1, now[at - 1] + 1});
      const bool swapped = row > 1 && at > 1 && from[row - 1] == to[at - 2] && from[row - 2] == to[at - 1];
      if (swapped) now[at] = std::min(now[at], before[at - 2] + 1);
    }
    before = std::exchange(last, std::move(now));
  }
  return last.back();
}

}  // namespace

std::optional<std::string> suggestionFor(std::string_view written, const std::vector<std::string>& known) {
  const auto nearest =
      std::ranges::min_element(known, {}, [&](const std::string& word) { return slips(written, word); });
  const std::size_t most = std::max<std::size_t>(1, written.size() / 3);
  if (nearest == known.end() || slips(written, *nearest) > most) return std::nullopt;
  return *nearest;
}

}  // namespace rozbor::cli
