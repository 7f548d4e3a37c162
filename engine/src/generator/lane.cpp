#include "lane.h"

namespace rozbor::engine {
namespace {

using game::Board;
using game::Direction;
using game::Letter;
using game::LetterMask;
using game::Tile;

/// The tile `offset` steps across the lane from a square; none off the board.
Tile acrossLane(const Board& board, game::Square square, Direction lane, int offset) {
  return lane == Direction::across ? board.atOrNone(square.row + offset, square.column)
                                   : board.atOrNone(square.row, square.column + offset);
}

/// Follows the letters from `offset` on until a gap; false when the words end on the way.
/// `accepts` tells whether the last letter ended a word.
bool follow(const WordGraph& graph, const Board& board, game::Square square, Direction lane, int offset,
            std::uint32_t& node, bool& accepts) {
  for (Tile tile = acrossLane(board, square, lane, offset); !tile.empty();
       tile = acrossLane(board, square, lane, ++offset)) {
    const Arc* arc = graph.find(node, tile.letter().index());
    if (arc == nullptr) return false;
    node = arc->child();
    accepts = arc->accepts();
    if (offset == -1) return true;  // the prefix ends at the square itself
  }
  return true;
}

/// Letters that make a word between the tiles before and behind the square.
LetterMask crossSet(const WordGraph& graph, const Board& board, game::Square square, Direction lane,
                    int before) {
  LetterMask letters;
  std::uint32_t node = graph.dawgRoot;
  bool accepts = false;
  if (before > 0 && !follow(graph, board, square, lane, -before, node, accepts)) return letters;
  if (node == 0) return letters;
  for (const Arc* arc = &graph.arcs[node];; ++arc) {
    std::uint32_t rest = arc->child();
    bool ends = arc->accepts();
    if (follow(graph, board, square, lane, 1, rest, ends) && ends) letters.insert(Letter(arc->letter()));
    if (arc->last()) break;
  }
  return letters;
}

bool hasNeighbour(const Board& board, game::Square square) {
  return !board.atOrNone(square.row - 1, square.column).empty() ||
         !board.atOrNone(square.row + 1, square.column).empty() ||
         !board.atOrNone(square.row, square.column - 1).empty() ||
         !board.atOrNone(square.row, square.column + 1).empty();
}

void fillCross(LaneSquare& target, const WordGraph& graph, const Board& board, const game::Language& language,
               game::Square square, Direction lane) {
  int before = 0;
  while (!acrossLane(board, square, lane, -before - 1).empty()) {
    ++before;
    target.crossScore += language.value(acrossLane(board, square, lane, -before));
  }
  int behind = 0;
  while (!acrossLane(board, square, lane, behind + 1).empty()) {
    ++behind;
    target.crossScore += language.value(acrossLane(board, square, lane, behind));
  }
  target.crossed = before + behind > 0;
  target.crossSet = target.crossed ? crossSet(graph, board, square, lane, before) : language.alphabet.all();
}

}  // namespace

Lane makeLane(const Board& board, const game::Language& language, const WordGraph& graph, Direction direction,
              int index) {
  Lane lane;
  lane.direction = direction;
  lane.index = index;
  lane.length = direction == Direction::across ? board.columns() : board.rows();
  for (int at = 0; at < lane.length; ++at) {
    const game::Square square =
        direction == Direction::across ? game::Square(index, at) : game::Square(at, index);
    LaneSquare& target = lane.squares[static_cast<std::size_t>(at)];
    target.tile = board.at(square);
    if (!target.tile.empty()) continue;
    const game::Premium premium = language.board.premium(square);
    target.letterFactor = premium.letter;
    target.wordFactor = premium.word;
    target.anchor = board.empty() ? square == language.board.start() : hasNeighbour(board, square);
    lane.anchors += target.anchor ? 1 : 0;
    fillCross(target, graph, board, language, square, direction);
  }
  return lane;
}

}  // namespace rozbor::engine
