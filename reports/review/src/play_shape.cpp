#include "rozbor/review/plays/play_shape.h"

#include <algorithm>
#include <span>

#include "rozbor/engine/draws.h"
#include "rozbor/game/bingo.h"
#include "rozbor/game/scoring.h"

namespace rozbor::reports {
namespace {

using game::Direction;
using game::LaidWord;
using game::Move;
using game::Tile;

/// Tiles of the board in the main word, as runs.
std::vector<std::vector<Tile>> runsOf(const Move& move, const game::Board& board) {
  std::vector<std::vector<Tile>> runs;
  bool open = false;
  for (int at = 0; at < move.length(); ++at) {
    const bool lies = move.tiles()[static_cast<std::size_t>(at)].empty();
    if (lies && !open) runs.emplace_back();
    if (lies) runs.back().push_back(board.at(move.start().step(move.direction(), at)));
    open = lies;
  }
  return runs;
}

/// How far along the play a crosswise word meets it.
int offsetOf(const LaidWord& crosswise, const Move& move) {
  return move.direction() == Direction::across ? crosswise.start.column - move.start().column
                                               : crosswise.start.row - move.start().row;
}

/// Where the laid tile is in a crosswise word.
std::size_t laidIn(const LaidWord& crosswise, const Move& move) {
  const int before = move.direction() == Direction::across ? move.start().row - crosswise.start.row
                                                           : move.start().column - crosswise.start.column;
  return static_cast<std::size_t>(before);
}

void addHook(const LaidWord& crosswise, const Move& move, PlayShape& shape) {
  constexpr std::size_t kLeastWord = 2;
  const std::size_t laid = laidIn(crosswise, move);
  const std::size_t last = crosswise.tiles.size() - 1;
  if (last < kLeastWord || (laid != 0 && laid != last)) return;
  const auto rest = std::span(crosswise.tiles).subspan(laid == 0 ? 1 : 0, last);
  shape.hooks.push_back({{rest.begin(), rest.end()}, crosswise.tiles});
}

}  // namespace

PlayShape shapeOf(const Move& placement, const game::Board& board, const game::Language& language) {
  PlayShape shape;
  const std::vector<LaidWord> words = wordsFormed(board, placement);
  shape.words = words.size();
  shape.through = runsOf(placement, board);
  shape.isBingo = isBingo(placement, language.rules);
  shape.chanceOfTiles = engine::chanceOfDraw(placement.tileCounts(), language.tiles);
  if (words.empty()) return shape;
  shape.word = words.front().tiles;
  std::vector<int> offsets;
  for (const LaidWord& crosswise : std::span(words).subspan(1)) {
    addHook(crosswise, placement, shape);
    offsets.push_back(offsetOf(crosswise, placement));
  }
  std::ranges::sort(offsets);
  shape.isParallel = std::ranges::adjacent_find(
                         offsets, [](int one, int other) { return other == one + 1; }) != offsets.end();
  return shape;
}

}  // namespace rozbor::reports
