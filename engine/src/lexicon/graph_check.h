#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/word_graph.h"
#include "rozbor/said/message.h"

namespace rozbor::engine {

/// What is wrong with a graph that did not come from our builder, or nullopt: indices out of range,
/// sibling lists without an end, letters beyond `letters`, circles, paths longer than a word can be.
/// `zeroInWords`: letter 0 may stand in the DAWG (in leaves it is the blank).
[[nodiscard]] std::optional<said::Message> faultOf(const WordGraph& graph, int letters, bool zeroInWords);

/// Whether a graph is without fault and ordered as our builder writes it (each list behind those that it
/// leads to), proven in one pass over the arcs. False says nothing: `faultOf` does.
[[nodiscard]] bool isSoundInOrder(const WordGraph& graph, int letters);

/// Number of words in the DAWG of a faultless graph; 2^48 for any larger number.
[[nodiscard]] std::uint64_t countWords(const WordGraph& graph);

}  // namespace rozbor::engine
