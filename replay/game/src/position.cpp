#include "rozbor/game/position.h"

#include <utility>

#include "rozbor/game/scoring.h"

namespace rozbor::game {

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
  next.score += points;
  next.scorelessTurns = points == 0 ? position.scorelessTurns + 1 : 0;
  std::swap(next.rack, next.opponentRack);
  std::swap(next.score, next.opponentScore);
  return next;
}

}  // namespace rozbor::game
