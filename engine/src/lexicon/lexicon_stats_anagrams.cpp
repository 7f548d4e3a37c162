#include "lexicon_stats_anagrams.h"

#include <algorithm>
#include <tuple>

namespace rozbor::engine {
namespace {

std::vector<game::Letter> lettersOf(const WordKey& key) {
  std::vector<game::Letter> letters;
  letters.reserve(WordKey::kMaxLength);
  for (int position = 0; position < key.length(); ++position)
    letters.emplace_back(key.letter(position));
  return letters;
}

}  // namespace

AnagramSets::AnagramSets(const Lexicon& lexicon, const RackDraws& draws) : draws_(draws) {
  const auto rackSize = static_cast<std::size_t>(draws.drawn());
  lexicon.forEachWord([&](std::span<const game::Letter> word) {
    if (word.size() == rackSize) words_.push_back({PackedRack(word), WordKey::of(word)});
  });
  std::ranges::sort(words_);
  for (std::size_t first = 0; first < words_.size();) {
    std::size_t end = first;
    while (end < words_.size() && words_[end].rack == words_[first].rack)
      ++end;
    std::uint64_t ways = 1;
    words_[first].rack.forEachKind(draws.drawn(),
                                   [&](int kind, int count) { ways *= draws.ways(kind, count); });
    if (ways > 0) drawable_.push_back({first, end - first, ways});
    first = end;
  }
}

std::vector<PackedRack> AnagramSets::distinct() const {
  std::vector<PackedRack> racks;
  for (const Word& word : words_) {
    if (racks.empty() || racks.back() != word.rack) racks.push_back(word.rack);
  }
  return racks;
}

AnagramSet AnagramSets::shown(const Set& set) const {
  AnagramSet anagrams{words_[set.first].rack.unpacked(draws_.drawn()), {}, {set.ways, draws_.all()}};
  for (std::size_t word = 0; word < set.count; ++word)
    anagrams.words.push_back(lettersOf(words_[set.first + word].key));
  return anagrams;
}

template <class RankOf>
std::vector<AnagramSet> AnagramSets::best(std::size_t top, RankOf rankOf) const {
  std::vector<Set> sets = drawable_;
  const std::size_t shownSets = std::min(top, sets.size());
  std::ranges::partial_sort(sets, sets.begin() + static_cast<std::ptrdiff_t>(shownSets),
                            [&](const Set& left, const Set& right) {
                              const auto leftRank = rankOf(left);
                              const auto rightRank = rankOf(right);
                              return leftRank != rightRank ? leftRank > rightRank : left.first < right.first;
                            });
  std::vector<AnagramSet> all;
  for (std::size_t set = 0; set < shownSets; ++set)
    all.push_back(shown(sets[set]));
  return all;
}

std::vector<AnagramSet> AnagramSets::mostWords(std::size_t top) const {
  return best(top, [](const Set& set) { return std::tuple(set.count, set.ways); });
}

std::vector<AnagramSet> AnagramSets::likeliest(std::size_t top) const {
  return best(top, [](const Set& set) { return std::tuple(set.ways, set.count); });
}

}  // namespace rozbor::engine
