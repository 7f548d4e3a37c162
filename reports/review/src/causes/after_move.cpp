#include "after_move.h"

#include <algorithm>

#include "rozbor/game/scoring.h"

namespace rozbor::reports {
namespace {

game::Board boardAfter(const Decision& decision, const engine::RatedPlay& play) {
  game::Board board = decision.position.board;
  if (play.move.isPlacement()) lay(board, play.move);
  return board;
}

}  // namespace

game::Position keptAfter(const Decision& decision, const engine::RatedPlay& play) {
  game::Position position;
  position.board = boardAfter(decision, play);
  position.rack = play.leave;
  return position;
}

game::Position opponentAfter(const Decision& decision, const engine::RatedPlay& play,
                             const game::Language& language) {
  game::Position position;
  position.board = boardAfter(decision, play);
  position.rack = unseenTiles(decision.position, language);
  return position;
}

Plays playsOf(const game::Position& position, engine::MoveFinder& finder) {
  Plays plays;
  game::TileCounts laid;
  for (const engine::RatedPlay& play : finder.all(position, *engine::noLeaves())) {
    if (!play.move.isPlacement()) continue;
    if (play.move.tilesUsed() == position.rack.size()) ++plays.waysOut;
    play.move.tileCounts().forEachTile([&](game::Tile tile) {
      if (laid.count(tile.kind()) == 0) laid.add(tile);
    });
    plays.placements.push_back(play);
  }
  std::ranges::stable_sort(plays.placements, std::greater(), &engine::RatedPlay::score);
  position.rack.forEachTile([&](game::Tile tile) {
    if (laid.count(tile.kind()) == 0) plays.stuck.add(tile);
  });
  return plays;
}

}  // namespace rozbor::reports
