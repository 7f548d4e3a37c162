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

  /// A choice that makes words.
  struct Fruitful {
    std::uint32_t anagrams = 0;  ///< the first of them
    std::uint32_t played = 0;    ///< its tiles
  };

  /// All choices of a number of tiles, with blanks or without, together with certain letters that lie.
  struct Group {
    std::uint64_t key = 0;
    std::uint32_t round = 0;
    std::uint32_t first = 0;     ///< of its choices in firsts_
    std::uint32_t fruitful = 0;  ///< the first of its fruitful choices, once all are known
    std::uint16_t fruits = 0;    ///< their number
    bool asked = false;          ///< about some of its choices
    bool known = false;          ///< what all of its choices make
  };

  /// The group of `tiles` tiles and the letters of key `through`; valid until the next call.
  [[nodiscard]] Group& groupOf(std::uint64_t through, int tiles, bool withBlanks);

  /// The choices of a group that make words, all of them looked up at the first call for a group. For choices
  /// without blanks: those with are too dear to be looked up before they are wanted.
  [[nodiscard]] std::span<const Fruitful> fruitful(Group& group, std::uint64_t through, int tiles,
                                                   int length);

  /// A choice that somebody wants to know of: its number in the group and its tiles.
  struct Wanted {
    std::uint32_t choice = 0;
    std::uint32_t played = 0;
    std::int32_t bound = 0;  ///< for the caller's use
  };

  /// Looks up those choices of the group that are not known yet; words have `length` letters. Many at
  /// once, so that the memory for one comes while others are asked for.
  void look(Group& group, std::uint64_t through, int length, std::span<const Wanted> wanted);

  /// Calls `visit` for each anagram of a choice that was looked up.
  template <class Visit>
  void visit(const Group& group, std::size_t choice, Visit visit) const {
    const std::uint32_t first = firsts_[group.first + choice];
    if (first != kNone) visitFrom(first, visit);
  }
  template <class Visit>
  void visit(const Fruitful& choice, Visit visit) const {
    visitFrom(choice.anagrams, visit);
  }

 private:
  static constexpr std::size_t kFirstTable = 1024;
  static constexpr std::uint32_t kUnknown = ~0u;
  static constexpr std::uint32_t kNone = ~0u - 1;

  template <class Visit>
  void visitFrom(std::uint32_t first, Visit visit) const {
    for (std::uint32_t at = first;; ++at) {
      visit(found_[at]);
      if (found_[at].last) return;
    }
  }

  [[nodiscard]] Group& slotFor(std::uint64_t key);
  void grow();
  /// A key to ask the map for, with what the blanks in it stand for.
  struct Question {
    std::uint64_t key = 0;
    Anagram anagram;
  };

  /// A choice that is looked up for the first time.
  struct Unknown {
    std::uint64_t key = 0;    ///< of its letters and those that lie
    std::uint32_t first = 0;  ///< its place in firsts_
    int blanks = 0;
    std::uint32_t words = 0;  ///< where they perhaps begin in the map, once that is known
  };

  void lookUpUnknown(int length);
  void dropUnlikely();
  void gatherWithBlanks(std::uint64_t key, int blanks);
  void gather(std::uint64_t key, const Anagram& anagram) {
    if (map_.mayHold(key)) questions_.push_back({key, anagram});
  }
  [[nodiscard]] std::uint32_t answer(int length);

  WordMap map_;
  const RackSubsets* rack_ = nullptr;
  game::LetterMask alphabet_;
  std::vector<Group> table_;
  std::vector<std::uint32_t> firsts_;  ///< each choice's first anagram in found_, or kUnknown, kNone
  std::vector<Anagram> found_;
  std::vector<Fruitful> fruitful_;
  std::vector<Unknown> unknown_;
  std::vector<Question> questions_;
  std::uint32_t round_ = 0;
  std::size_t used_ = 0;
};

}  // namespace rozbor::engine
