#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "lane.h"
#include "rozbor/engine/generator.h"
#include "symmetry.h"

namespace rozbor::engine {

using game::Board;
using game::Direction;
using game::Letter;
using game::Move;
using game::Tile;

/// Which plays a search is after, and where they go. `lay` is told of every tile that a play is tried
/// with and of its points so far, and may turn it down; what it takes is taken up again.
template <class Wish>
concept PlayWish = requires(Wish wish, const Play& play) {
  { wish.mostTiles() } -> std::convertible_to<int>;
  { wish.goesOn() } -> std::convertible_to<bool>;
  { wish.lay(0, 0) } -> std::convertible_to<bool>;
  wish.takeUp(0);
  { wish.takes(0) } -> std::convertible_to<bool>;
  wish.offer(play);
};

/// Points gathered while a word grows.
struct Partial {
  int mainSum = 0;  ///< letters of the main word, before word factors
  int wordFactor = 1;
  int crossSum = 0;  ///< finished cross-words
  int tilesLaid = 0;
};

/// Walks the GADDAG over one lane (Gordon 1994): from each anchor to the left over reversed
/// prefixes, then over the separator to the right. An anchor's words do not reach an anchor to its
/// left, so that no play is found twice.
template <PlayWish Wish>
class LaneSearch {
 public:
  LaneSearch(const Lane& lane, const game::Rack& rack, const game::Language& language, const WordGraph& graph,
             Wish& wish)
      : lane_(lane), rack_(rack), language_(language), graph_(graph), wish_(wish) {}

  void run() {
    for (int at = 0; at < lane_.length; ++at) {
      if (!square(at).anchor) continue;
      anchor_ = at;
      extend(at, graph_.gaddagRoot, Partial{});
      leftLimit_ = at + 1;
    }
  }

 private:
  [[nodiscard]] const LaneSquare& square(int at) const { return lane_.squares[static_cast<std::size_t>(at)]; }

  /// Puts every possible tile at `at` and goes on; `node` is where the GADDAG stands before it.
  void extend(int at, std::uint32_t node, const Partial& partial) {
    if (node == 0) return;
    const LaneSquare& here = square(at);
    if (!here.tile.empty()) {
      if (const Arc* arc = graph_.find(node, here.tile.letter().index())) {
        Partial next = partial;
        next.mainSum += language_.value(here.tile);
        goOn(at, *arc, next);
      }
      return;
    }
    if (rack_.empty() || partial.tilesLaid == wish_.mostTiles()) return;
    for (const Arc* arc = &graph_.arcs[node]; wish_.goesOn(); ++arc) {
      const int letter = arc->letter();
      if (letter != WordGraph::kSeparator && here.crossSet.contains(Letter(letter)))
        layEither(at, *arc, partial);
      if (arc->last()) break;
    }
  }

  void layEither(int at, const Arc arc, const Partial& partial) {
    const Letter letter(arc.letter());
    if (rack_.removeKind(letter.index())) {
      lay(at, Tile(letter), arc, partial);
      rack_.addKind(letter.index());
    }
    if (rack_.removeKind(0)) {
      lay(at, Tile::blank(letter), arc, partial);
      rack_.addKind(0);
    }
  }

  void lay(int at, Tile tile, const Arc arc, Partial partial) {
    const LaneSquare& here = square(at);
    const int points = language_.value(tile) * here.letterFactor;
    partial.mainSum += points;
    partial.wordFactor *= here.wordFactor;
    if (here.crossed) partial.crossSum += (here.crossScore + points) * here.wordFactor;
    ++partial.tilesLaid;
    // Points only grow.
    if (!wish_.lay(tile.kind(), partial.mainSum * partial.wordFactor + partial.crossSum)) return;
    laid_[static_cast<std::size_t>(at)] = tile;
    goOn(at, arc, partial);
    laid_[static_cast<std::size_t>(at)] = Tile();
    wish_.takeUp(tile.kind());
  }

  /// The letter of `arc` stands at `at`: records a finished word and looks further both ways.
  void goOn(int at, const Arc arc, const Partial& partial) {
    if (at > anchor_) {
      if (arc.accepts() && !lane_.isTaken(at + 1)) record(left_, at, partial);
      if (at + 1 < lane_.length) extend(at + 1, arc.child(), partial);
      return;
    }
    const bool leftIsFree = !lane_.isTaken(at - 1);
    if (arc.accepts() && leftIsFree && !lane_.isTaken(anchor_ + 1)) record(at, anchor_, partial);
    if (at - 1 >= leftLimit_) extend(at - 1, arc.child(), partial);
    if (leftIsFree && anchor_ + 1 < lane_.length) {
      if (const Arc* separator = graph_.find(arc.child(), WordGraph::kSeparator)) {
        left_ = at;
        extend(anchor_ + 1, separator->child(), partial);
      }
    }
  }

  void record(int first, int last, const Partial& partial) {
    if (partial.tilesLaid == 0 || first == last) return;
    if (partial.tilesLaid == 1 && lane_.direction == Direction::down && singleIsAcross(first, last)) return;
    const int bonus = partial.tilesLaid >= language_.rules.bingoTiles ? language_.rules.bingoBonus : 0;
    const int points = partial.mainSum * partial.wordFactor + partial.crossSum + bonus;
    if (!wish_.takes(points)) return;
    const auto tiles =
        std::span(laid_).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(last - first) + 1);
    const game::Square start = lane_.direction == Direction::across ? game::Square(lane_.index, first)
                                                                    : game::Square(first, lane_.index);
    wish_.offer({Move::placement(start, lane_.direction, tiles), points});
  }

  [[nodiscard]] bool singleIsAcross(int first, int last) const {
    for (int at = first; at <= last; ++at) {
      if (!laid_[static_cast<std::size_t>(at)].empty()) return square(at).crossed;
    }
    return false;
  }

  const Lane& lane_;
  game::Rack rack_;
  const game::Language& language_;
  const WordGraph& graph_;
  Wish& wish_;
  std::array<Tile, Board::kMaxSide> laid_{};
  int anchor_ = 0;
  int leftLimit_ = 0;  ///< words of this anchor begin here at the earliest
  int left_ = 0;       ///< where the word under way begins, once the separator is passed
};

template <PlayWish Wish>
void searchLanes(const Board& board, const game::Rack& tiles, const game::Language& language,
                 const Lexicon& lexicon, Wish& wish) {
  for (const Direction direction : {Direction::across, Direction::down}) {
    if (direction == Direction::down && board.empty() && isSymmetric(language.board)) break;
    const int lanes = direction == Direction::across ? board.rows() : board.columns();
    for (int index = 0; index < lanes; ++index) {
      const Lane lane = makeLane(board, language, lexicon.graph(), direction, index);
      if (lane.anchors > 0) LaneSearch<Wish>(lane, tiles, language, lexicon.graph(), wish).run();
    }
  }
}

}  // namespace rozbor::engine
