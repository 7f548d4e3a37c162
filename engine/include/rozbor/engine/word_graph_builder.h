#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rozbor/engine/word_graph.h"
#include "rozbor/game/result.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// A word as a sort key: up to 21 letters of six bits, the first letter highest. Keys order as
/// their words do in alphabet order.
struct WordKey {
  static constexpr int kMaxLength = 21;

  std::uint64_t high = 0;  ///< letters 0 … 9 and two thirds of letter 10
  std::uint64_t low = 0;

  static WordKey of(std::span<const game::Letter> word);
  [[nodiscard]] int letter(int position) const;  ///< 0 behind the end
  void setLetter(int position, int letter);      ///< the place must be empty
  [[nodiscard]] int length() const;

  friend auto operator<=>(const WordKey&, const WordKey&) = default;
};

/// A word graph that owns its arcs.
struct BuiltGraph {
  std::vector<Arc> arcs;
  std::uint32_t dawgRoot = 0;
  std::uint32_t gaddagRoot = 0;

  [[nodiscard]] WordGraph view() const { return {arcs, dawgRoot, gaddagRoot}; }
};

/// Builds minimal DAWG and GADDAG of `words` (any order, repetitions allowed). Incremental
/// minimisation after Daciuk et al. 2000; behind the separator the GADDAG shares the DAWG's nodes,
/// so that only reversed prefixes have to be sorted. Needs about 32 bytes for each distinct
/// prefix. Error "lexicon.too-large" beyond 16.7 million arcs.
[[nodiscard]] game::Result<BuiltGraph> buildWordGraph(std::vector<WordKey> words);

}  // namespace rozbor::engine
