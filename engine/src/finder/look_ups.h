#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "live_board.h"
#include "rack_subsets.h"
#include "rozbor/engine/word_map.h"

namespace rozbor::engine {

/// A choice of tiles without blanks that may make words in a slot.
struct AskedChoice {
  std::uint64_t key = 0;  ///< of its letters and those that lie
  const LiveLane* lane = nullptr;
  const Slot* slot = nullptr;
  std::int32_t bound = 0;  ///< millipoints that a play of it is worth at most
  std::uint32_t played = 0;
  std::uint32_t words = 0;  ///< where they begin in the map, once that is known
};

/// Looks choices up many at once, those of one slot together with those of the next, so that the memory for
/// one comes while others are asked for.
class LookUps {
 public:
  explicit LookUps(const WordMap& map) : map_(map) {}

  void clear() { count_ = 0; }
  void ask(const AskedChoice& choice) {
    map_.prefetchFilter(choice.key);
    asked_[count_++] = choice;
  }
  /// After a slot: whether it is time to answer. Another slot may be asked for until it is.
  [[nodiscard]] bool isFull() const { return count_ >= kTogether; }

  /// Forgets what was asked, and calls `visit(choice)` for each choice that makes words; `matters` is asked
  /// before.
  template <class Matters, class Visit>
  void answer(Matters matters, Visit visit) {
    const std::size_t found = findSlots(keepLikely());
    for (std::size_t at = 0; at < found; ++at) {
      AskedChoice& choice = asked_[at];
      if (!matters(choice)) continue;
      const std::size_t length = choice.slot->length;
      // What stands there may be of another multiset with the same half of a key.
      if (!map_.isAt(choice.words, length, choice.key))
        choice.words = map_.find(choice.key, static_cast<int>(length));
      if (choice.words != 0) visit(choice);
    }
  }

 private:
  static constexpr std::size_t kTogether = 32;

  std::size_t keepLikely() {
    std::size_t kept = 0;
    for (std::size_t at = 0; at < count_; ++at) {
      const std::uint64_t key = asked_[at].key;
      asked_[kept] = asked_[at];
      if (!map_.mayHold(key)) continue;
      map_.prefetchSlot(key);
      ++kept;
    }
    count_ = 0;
    return kept;
  }

  std::size_t findSlots(std::size_t count) {
    std::size_t found = 0;
    for (std::size_t at = 0; at < count; ++at) {
      asked_[found] = asked_[at];
      const std::uint32_t words = map_.findByTag(asked_[at].key);
      if (words == 0) continue;
      asked_[found++].words = words;
      map_.prefetchWords(words);
    }
    return found;
  }

  WordMap map_;
  std::array<AskedChoice, kTogether + RackSubsets::Choices::kMost> asked_;
  std::size_t count_ = 0;
};

}  // namespace rozbor::engine
