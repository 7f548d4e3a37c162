#pragma once

#include <cstddef>
#include <span>

#include "rozbor/engine/word_graph_builder.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// Reads a KWG (docs/lexica.md) into our own arcs. `letters` is the size of the alphabet, whose
/// order the file is taken to follow. Errors "lexicon.foreign", "lexicon.other-alphabet".
[[nodiscard]] game::Result<BuiltGraph> readKwg(std::span<const std::byte> bytes, int letters);

}  // namespace rozbor::engine
