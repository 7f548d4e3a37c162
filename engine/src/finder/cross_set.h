#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lane_slots.h"
#include "rozbor/engine/word_graph.h"

namespace rozbor::engine {

/// The cross-word that a tile on an empty square would form.
struct Cross {
  bool exists = false;
  std::int32_t points = 0;    ///< of the tiles that lie
  std::uint64_t letters = 0;  ///< that make it a word
};

/// Finds cross-words of boards, and remembers which letters fit between the same others. One thread at a
/// time.
class CrossSets {
 public:
  explicit CrossSets(const WordGraph& graph) : graph_(graph), known_(kKnown) {}

  /// What runs over square `at` of a lane.
  [[nodiscard]] Cross at(std::span<const Cell> lane, int at);

 private:
  struct Known {
    std::uint64_t word = 0;  ///< its letters, with a gap; 0: none yet
    std::uint64_t letters = 0;
  };
  static constexpr std::size_t kKnown = 2048;  ///< a power of two

  WordGraph graph_;
  std::vector<Known> known_;
};

}  // namespace rozbor::engine
