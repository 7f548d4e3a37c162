#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/engine/word_graph.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// A number for a multiset of letters: the sum, modulo 2^64, of one fixed random number a letter. So
/// the key of a union is the sum of the keys, whatever the alphabet. Two different multisets share a
/// key with probability 2^-64.
class LetterKeys {
 public:
  constexpr LetterKeys() {
    Random random(0x524F5A424F52ull);
    for (std::uint64_t& key : keys_)
      key = random.next();
  }
  [[nodiscard]] constexpr std::uint64_t operator[](int letter) const {
    return keys_[static_cast<std::size_t>(letter)];
  }

 private:
  std::array<std::uint64_t, game::Letter::kMax + 1> keys_{};
};
inline constexpr LetterKeys kLetterKeys;

/// A view of a word map: from a multiset of letters to the words made of exactly these (the idea is
/// MAGPIE's). A Bloom filter (two bits a key, in one word of it) answers most questions for multisets
/// without a word; a hash table with linear probing leads to the words. Copies are cheap; safe from any
/// number of threads.
struct WordMap {
  /// Where the words of one multiset begin in `letters`; 0 marks a free slot.
  struct Slot {
    std::uint32_t tag = 0;  ///< lower half of the key
    std::uint32_t words = 0;
  };

  std::span<const std::uint64_t> filter;  ///< a power of two of words
  std::span<const Slot> table;
  /// Words of one multiset stand together, each as its letters; the last has kLast on its first.
  std::span<const std::uint8_t> letters;

  static constexpr std::uint8_t kLast = 0x80;
  static constexpr std::uint8_t kLetter = 0x3F;

  [[nodiscard]] bool empty() const { return table.empty(); }

  /// Whether the multiset may have words; false is certain.
  [[nodiscard]] bool mayHold(std::uint64_t key) const {
    const std::uint64_t bits = filterBits(key);
    return (filter[filterWord(key, filter.size())] & bits) == bits;
  }

  /// Asks for the memory that `mayHold` and `find` will look at, for who has more to do meanwhile.
  void prefetchFilter(std::uint64_t key) const {
    __builtin_prefetch(&filter[filterWord(key, filter.size())]);
  }
  void prefetchSlot(std::uint64_t key) const { __builtin_prefetch(&table[slotOf(key, table.size())]); }
  void prefetchWords(std::uint32_t words) const { __builtin_prefetch(&letters[words]); }

  /// Where the words of a multiset of `length` letters begin, 0 if it has none. Needs a map that is
  /// not empty.
  [[nodiscard]] std::uint32_t find(std::uint64_t key, int length) const {
    if (!mayHold(key)) return 0;
    return findWhere(key,
                     [&](std::uint32_t words) { return isAt(words, static_cast<std::size_t>(length), key); });
  }

  /// The same, without a look at the filter or the words: by half of the key, so that they may be those of
  /// another multiset.
  [[nodiscard]] std::uint32_t findByTag(std::uint64_t key) const {
    return findWhere(key, [](std::uint32_t) { return true; });
  }

  /// Whether the words there are of `length` letters and of this key.
  [[nodiscard]] bool isAt(std::uint32_t words, std::size_t length, std::uint64_t key) const {
    return words + length <= letters.size() && keyOf(letters.subspan(words, length)) == key;
  }

  /// The key of a word as `letters` has it.
  [[nodiscard]] static std::uint64_t keyOf(std::span<const std::uint8_t> word) {
    std::uint64_t key = 0;
    for (const std::uint8_t letter : word)
      key += kLetterKeys[letter & kLetter];
    return key;
  }

  /// Where a key's bits stand in a filter of `size` words, a power of two, and which they are.
  [[nodiscard]] static std::size_t filterWord(std::uint64_t key, std::size_t size) {
    return static_cast<std::size_t>(key >> 12) & (size - 1);
  }
  [[nodiscard]] static std::uint64_t filterBits(std::uint64_t key) {
    return std::uint64_t{1} << (key & 63) | std::uint64_t{1} << (key >> 6 & 63);
  }

  /// Where a key's slot is looked for first, among `size`.
  [[nodiscard]] static std::size_t slotOf(std::uint64_t key, std::size_t size) {
    return static_cast<std::size_t>(((key >> 32) * size) >> 32);
  }

 private:
  /// The words of the first slot with the key's tag that `are` what is looked for; 0 if there is none.
  template <class Are>
  [[nodiscard]] std::uint32_t findWhere(std::uint64_t key, Are are) const {
    for (std::size_t slot = slotOf(key, table.size()); table[slot].words != 0;
         slot = slot + 1 == table.size() ? 0 : slot + 1) {
      if (table[slot].tag == static_cast<std::uint32_t>(key) && are(table[slot].words))
        return table[slot].words;
    }
    return 0;
  }
};
static_assert(sizeof(WordMap::Slot) == 8);

/// A word map that owns its parts.
struct BuiltWordMap {
  std::vector<std::uint64_t> filter;
  std::vector<WordMap::Slot> table;
  std::vector<std::uint8_t> letters;

  [[nodiscard]] WordMap view() const { return {filter, table, letters}; }
};

/// Builds the word map of all words in the graph's DAWG. Takes about 40 bytes a word while it works.
[[nodiscard]] BuiltWordMap buildWordMap(const WordGraph& graph);

}  // namespace rozbor::engine
