#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "rozbor/engine/word_graph.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/tile.h"

/// What a person asks a list of words: hooks, anagrams, words of a pattern.
namespace rozbor::engine {

/// Letters that make another word when they stand before or after a word, in alphabet order.
struct Hooks {
  std::vector<game::Letter> front;
  std::vector<game::Letter> back;

  friend bool operator==(const Hooks&, const Hooks&) = default;
};

/// The hooks of `word`, whether it is a word itself or not.
[[nodiscard]] Hooks hooksOf(const WordGraph& graph, std::span<const game::Letter> word);

/// Calls `visit` with every word that can be made of `least` or more of the tiles, in alphabet order. A
/// letter that the tiles have is laid as itself; what they lack is a blank. Goes on until `visit` returns
/// false.
void forEachWordOf(const WordGraph& graph, const game::TileCounts& tiles, int least,
                   const std::function<bool(std::span<const game::Tile>)>& visit);

/// One part of a pattern.
struct PatternPart {
  enum class Kind : std::uint8_t {
    letter,   ///< this one
    any,      ///< any one letter
    anyMany,  ///< any number of letters, none too
  };
  Kind kind = Kind::any;
  game::Letter letter{};

  friend bool operator==(const PatternPart&, const PatternPart&) = default;
};

/// Calls `visit` with every word that fits the pattern from its first letter to its last, in alphabet order;
/// a pattern of more letters than WordKey::kMaxLength fits none. Goes on until `visit` returns false.
void forEachWordLike(const WordGraph& graph, std::span<const PatternPart> pattern,
                     const std::function<bool(std::span<const game::Letter>)>& visit);

}  // namespace rozbor::engine
