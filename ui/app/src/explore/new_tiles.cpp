#include "new_tiles.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <set>
#include <span>

#include "rozbor/game/scoring.h"

namespace rozbor::app {
namespace {

using game::Board;
using game::Direction;
using game::Move;
using game::Square;
using game::Tile;

Direction acrossOf(Direction direction) {
  return direction == Direction::across ? Direction::down : Direction::across;
}

bool hangsTogether(const Board& board) {
  std::vector<Square> reached;
  std::set<std::pair<int, int>> seen;
  const auto reach = [&](int row, int column) {
    if (!board.atOrNone(row, column).empty() && seen.emplace(row, column).second)
      reached.emplace_back(row, column);
  };
  for (int row = 0; row < board.rows() && reached.empty(); ++row) {
    for (int column = 0; column < board.columns() && reached.empty(); ++column)
      reach(row, column);
  }
  while (!reached.empty()) {
    const Square at = reached.back();
    reached.pop_back();
    reach(at.row - 1, at.column);
    reach(at.row + 1, at.column);
    reach(at.row, at.column - 1);
    reach(at.row, at.column + 1);
  }
  return static_cast<int>(seen.size()) == board.tileCount();
}

/// Whether what lies along the line through `square` next to it, on either side, are words or single tiles.
bool restsAreWords(const Board& board, Square square, Direction direction, const engine::Lexicon& lexicon) {
  for (const int step : {-1, 1}) {
    std::vector<Tile> rest;
    for (int offset = step;; offset += step) {
      const bool across = direction == Direction::across;
      const Tile tile =
          board.atOrNone(square.row + (across ? 0 : offset), square.column + (across ? offset : 0));
      if (tile.empty()) break;
      rest.push_back(tile);
    }
    if (step < 0) std::ranges::reverse(rest);
    if (rest.size() > 1 && !lexicon.contains(rest)) return false;
  }
  return true;
}

bool mayBeLast(const Board& before, const Move& move, const game::Language& language,
               const engine::Lexicon& lexicon) {
  if (before.tileCount() == 1 || !placementFaults(before, language.board, move).empty() ||
      !hangsTogether(before))
    return false;
  for (int offset = 0; offset < move.length(); ++offset) {
    if (move.tiles()[static_cast<std::size_t>(offset)].empty()) continue;
    const Square square = move.start().step(move.direction(), offset);
    if (!restsAreWords(before, square, move.direction(), lexicon) ||
        !restsAreWords(before, square, acrossOf(move.direction()), lexicon))
      return false;
  }
  return true;
}

/// The word with a "." for each tile that is not in `laid`.
Move moveOf(const Move& word, std::uint32_t laid) {
  std::vector<Tile> tiles(word.tiles().begin(), word.tiles().end());
  for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
    if ((laid >> tile & 1) == 0) tiles[tile] = Tile();
  }
  return Move::placement(word.start(), word.direction(), tiles);
}

}  // namespace

std::vector<Move> possibleLastMoves(const Board& board, const Move& word, const game::Language& language,
                                    const engine::Lexicon& lexicon) {
  std::vector<Move> moves;
  for (std::uint32_t laid = 1; laid < std::uint32_t{1} << word.length(); ++laid) {
    if (std::popcount(laid) > language.rules.rackSize) continue;
    const Move move = moveOf(word, laid);
    Board before = board;
    takeUp(before, move);
    if (mayBeLast(before, move, language, lexicon)) moves.push_back(move);
  }
  std::ranges::stable_sort(moves, std::ranges::greater(), &Move::tilesUsed);
  return moves;
}

}  // namespace rozbor::app
