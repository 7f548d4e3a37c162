#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// One arc of a word graph, packed in 32 bits: 6 of letter, "a word ends here", "last of its
/// siblings", and 24 of index to the first arc behind it (0: nothing follows). Letter 0 is the
/// GADDAG's separator. Same idea as a KWG node with fewer letter bits and four times the nodes.
class Arc {
 public:
  static constexpr std::uint32_t kMaxIndex = (1u << 24) - 1;

  constexpr Arc() = default;
  constexpr explicit Arc(std::uint32_t bits) : bits_(bits) {}
  constexpr Arc(int letter, bool accepts, bool last, std::uint32_t child)
      : bits_(static_cast<std::uint32_t>(letter) << 26 | static_cast<std::uint32_t>(accepts) << 25 |
              static_cast<std::uint32_t>(last) << 24 | child) {}

  [[nodiscard]] constexpr int letter() const { return static_cast<int>(bits_ >> 26); }
  [[nodiscard]] constexpr bool accepts() const { return (bits_ & (1u << 25)) != 0; }
  [[nodiscard]] constexpr bool last() const { return (bits_ & (1u << 24)) != 0; }
  [[nodiscard]] constexpr std::uint32_t child() const { return bits_ & kMaxIndex; }
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
  [[nodiscard]] constexpr Arc asLast() const { return Arc(bits_ | 1u << 24); }

 private:
  std::uint32_t bits_ = 0;
};
static_assert(sizeof(Arc) == 4);

/// A view of a word graph: a DAWG of the words, and a GADDAG (Gordon 1994) that for each word holds
/// its reversal, and for each split reverse(prefix) separator suffix. Siblings stand in ascending
/// order of letter. Indices below are into `arcs`; 0 is nowhere. Copies are cheap; the arcs must
/// outlive them. Safe to read from any number of threads.
struct WordGraph {
  std::span<const Arc> arcs;
  std::uint32_t dawgRoot = 0;
  std::uint32_t gaddagRoot = 0;

  static constexpr int kSeparator = 0;

  /// The arc for `letter` among the siblings from `first`, or nullptr.
  [[nodiscard]] const Arc* find(std::uint32_t first, int letter) const {
    if (first == 0) return nullptr;
    for (const Arc* arc = &arcs[first];; ++arc) {
      if (arc->letter() == letter) return arc;
      if (arc->last() || arc->letter() > letter) return nullptr;
    }
  }

  /// Whether the DAWG holds the word.
  [[nodiscard]] bool contains(std::span<const game::Letter> word) const {
    std::uint32_t node = dawgRoot;
    bool accepts = false;
    for (const game::Letter letter : word) {
      const Arc* arc = find(node, letter.index());
      if (arc == nullptr) return false;
      node = arc->child();
      accepts = arc->accepts();
    }
    return accepts;
  }
};

}  // namespace rozbor::engine
