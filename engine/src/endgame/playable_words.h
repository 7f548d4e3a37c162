#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rozbor/engine/word_graph.h"
#include "rozbor/game/board.h"
#include "rozbor/game/rack.h"

namespace rozbor::engine::endgame {

/// The words that the tiles of both racks can still complete on a board, as a graph small enough
/// for the fast caches. May hold words that turn out not to fit anywhere, lacks none that does.
class PlayableWords {
 public:
  /// Letters that follow, one bit each; bit 0: a word ends here. The child by the n-th of the
  /// letters is node `first` + n.
  struct Node {
    std::uint64_t letters = 0;
    std::uint32_t first = 0;
  };
  static constexpr std::uint64_t kEnd = 1;

  PlayableWords(const WordGraph& graph, const game::Board& board, const game::TileCounts& tiles);

  [[nodiscard]] const Node& root() const { return nodes_[root_]; }

  /// The child by `letter`, which must be among the letters of `node`.
  [[nodiscard]] const Node& child(const Node& node, int letter) const {
    const std::uint64_t before = node.letters & ((std::uint64_t{1} << letter) - 1) & ~kEnd;
    return nodes_[node.first + static_cast<std::uint32_t>(std::popcount(before))];
  }

  /// The letters that may come after so many others behind `node`; all where none were kept.
  [[nodiscard]] std::uint64_t lettersAhead(const Node& node, int others) const {
    if (others == 0) return node.letters & ~kEnd;
    if (others > kAhead) return ~kEnd;
    return ahead_[static_cast<std::size_t>(others - 1)][static_cast<std::size_t>(&node - nodes_.data())];
  }

  [[nodiscard]] std::size_t size() const { return nodes_.size(); }

 private:
  /// With a rack of seven no tile that joins a word comes after more.
  static constexpr int kAhead = 6;

  void lookAhead();

  std::vector<Node> nodes_;
  std::uint32_t root_ = 0;
  std::array<std::vector<std::uint64_t>, kAhead> ahead_;  ///< by others - 1 and node
};

}  // namespace rozbor::engine::endgame
