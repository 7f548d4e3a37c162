#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/engine/word_graph.h"

namespace rozbor::engine {

/// What is wrong with a graph that did not come from our builder, or nullopt: indices out of range,
/// sibling lists without an end, letters beyond `letters`, circles.
[[nodiscard]] std::optional<std::string> faultOf(const WordGraph& graph, int letters);

/// Number of words in the DAWG of a faultless graph.
[[nodiscard]] std::uint64_t countWords(const WordGraph& graph);

}  // namespace rozbor::engine
