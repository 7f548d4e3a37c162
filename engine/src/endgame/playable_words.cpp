#include "endgame/playable_words.h"

#include <array>
#include <bit>
#include <span>
#include <unordered_map>

namespace rozbor::engine::endgame {
namespace {

using game::Board;
using Node = PlayableWords::Node;

/// More blanks than this, and words are not sifted by the letters they need from the board.
constexpr int kMaxBlanks = 3;

/// Walks the DAWG over all words whose letters come from the tiles still to be laid and, for what
/// those lack, from the tiles of one single row or column. Builds the children before their parent.
class Sieve {
 public:
  Sieve(const WordGraph& graph, const Board& board, const game::TileCounts& tiles, std::vector<Node>& nodes)
      : graph_(graph), tiles_(tiles), nodes_(nodes), blanks_(tiles.blanks()) {
    longest_ = board.rows() > board.columns() ? board.rows() : board.columns();
    countLanes(board);
  }

  Node run() {
    Lanes lanes{};
    lanes[0] = kAnyLane;
    return visit(graph_.dawgRoot, false, 0, lanes);
  }

 private:
  static constexpr std::uint64_t kAnyLane = ~std::uint64_t{0};
  /// By the number of blanks spent: the lanes that have the letters which the tiles lack.
  using Lanes = std::array<std::uint64_t, kMaxBlanks + 1>;

  void countLanes(const Board& board) {
    for (int row = 0; row < board.rows(); ++row) {
      for (int column = 0; column < board.columns(); ++column) {
        const game::Tile tile = board.at({row, column});
        if (tile.empty()) continue;
        addLetter(row, tile.letter().index());
        addLetter(board.rows() + column, tile.letter().index());
      }
    }
  }

  void addLetter(int lane, int letter) {
    const std::uint64_t bit = std::uint64_t{1} << lane;
    auto& counts = lanesWith_[static_cast<std::size_t>(letter)];
    std::size_t copies = 1;
    while ((counts[copies] & bit) != 0)
      ++copies;
    counts[copies] |= bit;
  }

  /// The lanes that remain when one more `letter` is needed that the tiles do not have.
  [[nodiscard]] Lanes need(const Lanes& lanes, int letter, int missing) const {
    Lanes next{};
    if (blanks_ > kMaxBlanks) return lanes;
    for (int spent = 0; spent <= blanks_; ++spent) {
      const auto at = static_cast<std::size_t>(spent);
      // Blanks spent may have stood for this very letter.
      const int fromLane = missing - spent > 1 ? missing - spent : 1;
      next[at] = lanes[at] & lanesWith_[static_cast<std::size_t>(letter)][static_cast<std::size_t>(fromLane)];
      if (spent > 0) next[at] |= lanes[at - 1];
    }
    return next;
  }

  [[nodiscard]] static bool isPossible(const Lanes& lanes) {
    std::uint64_t any = 0;
    for (const std::uint64_t mask : lanes)
      any |= mask;
    return any != 0;
  }

  /// The node behind an arc, with no letters and no end when no word is left there.
  Node visit(std::uint32_t first, bool accepts, int depth, const Lanes& lanes) {
    Node node;
    if (accepts) node.letters |= PlayableWords::kEnd;
    if (first == 0 || depth == longest_) return node;
    std::array<Node, game::Letter::kMax + 1> children;
    std::size_t kept = 0;
    for (const Arc* arc = &graph_.arcs[first];; ++arc) {
      const int letter = arc->letter();
      auto& used = used_[static_cast<std::size_t>(letter)];
      const int missing = ++used - tiles_.count(letter);
      const Lanes next = missing > 0 ? need(lanes, letter, missing) : lanes;
      if (isPossible(next)) {
        const Node child = visit(arc->child(), arc->accepts(), depth + 1, next);
        if (child.letters != 0) {
          node.letters |= std::uint64_t{1} << letter;
          children[kept++] = child;
        }
      }
      --used;
      if (arc->last()) break;
    }
    if (kept > 0) node.first = place(std::span(children).first(kept));
    return node;
  }

  /// Where these siblings lie; equal groups of siblings are kept once, as in a DAWG.
  std::uint32_t place(std::span<const Node> siblings) {
    std::uint64_t sum = siblings.size();
    for (const Node& node : siblings)
      sum = std::rotl((sum ^ node.letters) * 0x9E3779B97F4A7C15ull + node.first, 29);
    const auto [found, isNew] = placed_.try_emplace(sum * 0xBF58476D1CE4E5B9ull, nodes_.size());
    if (!isNew && isEqual(found->second, siblings)) return found->second;
    const auto at = static_cast<std::uint32_t>(nodes_.size());
    nodes_.insert(nodes_.end(), siblings.begin(), siblings.end());
    return at;
  }

  [[nodiscard]] bool isEqual(std::uint32_t at, std::span<const Node> siblings) const {
    if (at + siblings.size() > nodes_.size()) return false;
    for (std::size_t index = 0; index < siblings.size(); ++index) {
      const Node& there = nodes_[at + index];
      if (there.letters != siblings[index].letters || there.first != siblings[index].first) return false;
    }
    return true;
  }

  const WordGraph& graph_;
  const game::TileCounts& tiles_;
  std::vector<Node>& nodes_;
  int blanks_;
  int longest_ = 0;
  std::array<std::array<std::uint64_t, Board::kMaxSide + 2>, game::Letter::kMax + 1> lanesWith_{};
  std::array<int, game::Letter::kMax + 1> used_{};
  std::unordered_map<std::uint64_t, std::uint32_t> placed_;
};

}  // namespace

PlayableWords::PlayableWords(const WordGraph& graph, const game::Board& board,
                             const game::TileCounts& tiles) {
  const Node root = Sieve(graph, board, tiles, nodes_).run();
  root_ = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(root);
  lookAhead();
}

/// Children come before their parents.
void PlayableWords::lookAhead() {
  const std::uint64_t* before = nullptr;
  for (std::vector<std::uint64_t>& ahead : ahead_) {
    ahead.reserve(nodes_.size());
    for (const Node& node : nodes_) {
      std::uint64_t letters = 0;
      const auto end = node.first + static_cast<std::uint32_t>(std::popcount(node.letters & ~kEnd));
      for (std::uint32_t child = node.first; child < end; ++child)
        letters |= before == nullptr ? nodes_[child].letters & ~kEnd : before[child];
      ahead.push_back(letters);
    }
    before = ahead.data();
  }
}

}  // namespace rozbor::engine::endgame
