#include "rozbor/game/position.h"

#include <algorithm>
#include <utility>

#include "rozbor/game/scoring.h"

namespace rozbor::game {
namespace {

/// More scoreless turns than end a game by any rules.
constexpr int kManyTurns = 1'000'000;

}  // namespace

Position startingPosition(const Language& language) {
  Position position;
  position.board = language.board.emptyBoard();
  return position;
}

TileCounts unseenTiles(const Position& position, const Language& language) {
  TileCounts unseen = language.tiles;
  unseen.removeAvailable(position.board.tiles());
  unseen.removeAvailable(position.rack);
  return unseen;
}

Position after(const Position& position, const Move& move, int points) {
  Position next = position;
  next.rack.removeAvailable(move.tileCounts());
  if (move.isPlacement()) lay(next.board, move);
  next.score = withinReason(next.score) + withinReason(points);
  next.scorelessTurns = points == 0 ? std::min(position.scorelessTurns, kManyTurns) + 1 : 0;
  std::swap(next.rack, next.opponentRack);
  std::swap(next.score, next.opponentScore);
  return next;
}

}  // namespace rozbor::game
