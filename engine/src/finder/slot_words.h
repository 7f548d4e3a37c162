#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "lane_slots.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/board.h"

namespace rozbor::engine {

/// Tells which letters can be laid in a slot, by the words that fit there. Of the slots that a search tries
/// more than half have no word at all (docs/performance.md). The lexicon must outlive it.
class SlotWords {
 public:
  explicit SlotWords(const Lexicon& lexicon) : graph_(lexicon.graph()), patterns_(lexicon.wordPatterns()) {}

  /// Letters of the new tiles of any word that fits in a slot of the lane; none if no word does. More than
  /// these where telling would take long.
  [[nodiscard]] std::uint64_t lettersIn(std::span<const Cell> lane, const Slot& slot);

 private:
  /// What may stand on each square of the slot, by what lies there.
  [[nodiscard]] bool findFitting();
  void goOn(std::size_t at, std::uint32_t first);

  WordGraph graph_;
  const WordPatterns& patterns_;
  std::span<const Cell> cells_;  ///< of the slot
  std::array<std::uint64_t, game::Board::kMaxSide> fitting_{};
  std::uint64_t laid_ = 0;   ///< letters of the word under way
  std::uint64_t found_ = 0;  ///< of all words
  int steps_ = 0;            ///< left
};

}  // namespace rozbor::engine
