#pragma once

#include <cstdint>
#include <span>

#include "lane_slots.h"
#include "rozbor/engine/word_graph.h"

namespace rozbor::engine {

/// The cross-word that a tile on an empty square would form.
struct Cross {
  bool exists = false;
  std::int32_t points = 0;    ///< of the tiles that lie
  std::uint64_t letters = 0;  ///< that make it a word
};

/// What runs over square `at` of a lane.
[[nodiscard]] Cross crossAt(const WordGraph& graph, std::span<const Cell> lane, int at);

}  // namespace rozbor::engine
