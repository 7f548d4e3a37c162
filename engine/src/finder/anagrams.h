#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rack_subsets.h"
#include "rozbor/engine/word_map.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// What a choice of tiles makes words with: where they begin in the word map, and what the blanks
/// played stand for.
struct Anagram {
  std::uint32_t words = 0;
  std::uint8_t firstBlank = 0;   ///< letter, 0 if no blank is played
  std::uint8_t secondBlank = 0;  ///< not before the first in the alphabet
  bool last = false;             ///< of its choice
};

/// Which choices of a rack make words together with tiles that lie, looked up when first asked for
/// and remembered for the position. Racks with more than two blanks are not for it.
class Anagrams {
 public:
  explicit Anagrams(const WordMap& map) : map_(map), table_(kFirstTable) {}

  /// Begins a new position.
  void begin(const RackSubsets& rack, game::LetterMask alphabet);

  /// The place of all choices of `tiles` tiles with the letters of key `through`, for `visit`.
  [[nodiscard]] std::uint32_t groupOf(std::uint64_t through, int tiles);

  /// Whether that choice is known to make no words.
  [[nodiscard]] bool knownNone(std::uint32_t group, std::size_t choice) const {
    return firsts_[group + choice] == kNone;
  }

  /// Calls `visit` for each anagram of choice number `choice` of that group, whose words have
  /// `length` letters.
  template <class Visit>
  void visit(std::uint32_t group, std::size_t choice, std::uint64_t through, std::uint32_t played, int length,
             Visit visit) {
    std::uint32_t& first = firsts_[group + choice];
    if (first == kUnknown) first = look(through, played, length);
    if (first == kNone) return;
    for (std::uint32_t at = first;; ++at) {
      visit(found_[at]);
      if (found_[at].last) return;
    }
  }

 private:
  static constexpr std::size_t kFirstTable = 1024;
  static constexpr std::uint32_t kUnknown = ~0u;
  static constexpr std::uint32_t kNone = ~0u - 1;

  struct Group {
    std::uint64_t key = 0;
    std::uint32_t round = 0;
    std::uint32_t first = 0;  ///< of its choices in firsts_
  };

  [[nodiscard]] Group& slotFor(std::uint64_t key);
  void grow();
  [[nodiscard]] std::uint32_t look(std::uint64_t through, std::uint32_t played, int length);
  void lookWithBlank(std::uint64_t key, int blanks, int length);
  void add(std::uint64_t key, int length, const Anagram& anagram) {
    if (map_.mayHold(key)) addFound(key, length, anagram);
  }
  void addFound(std::uint64_t key, int length, const Anagram& anagram);

  WordMap map_;
  const RackSubsets* rack_ = nullptr;
  game::LetterMask alphabet_;
  std::vector<Group> table_;
  std::vector<std::uint32_t> firsts_;  ///< each choice's first anagram in found_, or kUnknown, kNone
  std::vector<Anagram> found_;
  std::uint32_t round_ = 0;
  std::size_t used_ = 0;
};

}  // namespace rozbor::engine
