#include "rozbor/engine/word_map.h"

#include <algorithm>
#include <bit>

namespace rozbor::engine {
namespace {

/// Filter bits for each multiset, at most, and more than half of it: of a hundred questions about none two to
/// five go on to the table. More would not stay in the processor's caches.
constexpr std::size_t kFilterBits = 16;

/// A word on its way into the map.
struct Entry {
  std::uint64_t key = 0;
  std::uint32_t at = 0;  ///< of its letters in the pool
  std::uint32_t length = 0;
};

/// Gathers the words of a DAWG, letters in one pool.
class Collector {
 public:
  explicit Collector(const WordGraph& graph) : graph_(graph) { walk(graph.dawgRoot, 0); }

  std::vector<Entry> entries;
  std::vector<std::uint8_t> pool;

 private:
  void walk(std::uint32_t first, std::uint64_t key) {
    if (first == 0) return;
    for (const Arc* arc = &graph_.arcs[first];; ++arc) {
      word_.push_back(static_cast<std::uint8_t>(arc->letter()));
      const std::uint64_t next = key + kLetterKeys[arc->letter()];
      if (arc->accepts()) {
        entries.push_back(
            {next, static_cast<std::uint32_t>(pool.size()), static_cast<std::uint32_t>(word_.size())});
        pool.insert(pool.end(), word_.begin(), word_.end());
      }
      walk(arc->child(), next);
      word_.pop_back();
      if (arc->last()) return;
    }
  }

  const WordGraph& graph_;
  std::vector<std::uint8_t> word_;
};

}  // namespace

BuiltWordMap buildWordMap(const WordGraph& graph) {
  Collector words(graph);
  std::ranges::sort(words.entries, [](const Entry& left, const Entry& right) {
    return left.key != right.key ? left.key < right.key : left.at < right.at;
  });
  std::size_t groups = 0;
  for (std::size_t at = 0; at < words.entries.size(); ++at)
    groups += at == 0 || words.entries[at].key != words.entries[at - 1].key ? 1 : 0;

  BuiltWordMap map;
  map.filter.resize(std::bit_floor(std::max<std::size_t>(1, groups * kFilterBits / 64)));
  map.table.resize(groups + groups / 2 + 1);
  map.letters.reserve(words.pool.size() + 1);
  map.letters.push_back(0);  // so that no words begin at 0
  for (std::size_t first = 0; first < words.entries.size();) {
    const std::uint64_t key = words.entries[first].key;
    std::size_t slot = WordMap::slotOf(key, map.table.size());
    while (map.table[slot].words != 0)
      slot = slot + 1 == map.table.size() ? 0 : slot + 1;
    map.table[slot] = {static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(map.letters.size())};
    map.filter[WordMap::filterWord(key, map.filter.size())] |= WordMap::filterBits(key);
    std::size_t last = first;
    for (; last < words.entries.size() && words.entries[last].key == key; ++last) {
      const Entry& entry = words.entries[last];
      const auto start = map.letters.size();
      map.letters.insert(map.letters.end(), words.pool.begin() + entry.at,
                         words.pool.begin() + entry.at + entry.length);
      if (last + 1 == words.entries.size() || words.entries[last + 1].key != key)
        map.letters[start] |= WordMap::kLast;
    }
    first = last;
  }
  return map;
}

}  // namespace rozbor::engine
