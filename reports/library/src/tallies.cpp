#include "rozbor/library/tallies.h"

#include <algorithm>
#include <charconv>

namespace rozbor::reports {

std::string tallyText(const std::vector<TileTally>& tiles) {
  std::string text;
  for (const TileTally& tally : tiles)
    text += (text.empty() ? "" : " ") + tally.tile + ":" + std::to_string(tally.count);
  return text;
}

std::vector<TileTally> tallies(std::string_view text) {
  std::vector<TileTally> tiles;
  tiles.reserve(static_cast<std::size_t>(std::ranges::count(text, ':')));
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    const std::size_t colon = word.rfind(':');
    int count = 0;
    if (colon == std::string_view::npos) continue;
    std::from_chars(word.data() + colon + 1, word.data() + word.size(), count);
    tiles.push_back({std::string(word.substr(0, colon)), count});
  }
  return tiles;
}

}  // namespace rozbor::reports
