#pragma once

#include <cstdint>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/word_graph_builder.h"
#include "rozbor/game/language.h"

namespace rozbor::engine {

/// A checksum of what the engine does: games of self-play over a lexicon of made-up words, where
/// every turn's list of moves with their equities enters in order. The same on every compiler,
/// build type and machine; it changes exactly when results change.
[[nodiscard]] std::uint64_t signatureOf(const game::Language& language, const Leaves& leaves, int games,
                                        std::uint64_t seed);

/// A lexicon of made-up words in which vowels and consonants alternate more or less; the same for
/// the same seed. For tests and the signature, which may not depend on real word lists.
[[nodiscard]] std::vector<WordKey> madeUpWords(const game::Language& language, int count, std::uint64_t seed);

}  // namespace rozbor::engine
