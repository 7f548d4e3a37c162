#include "rozbor/game/setup_faults.h"

namespace rozbor::game {
namespace {

/// Of one kind, on the board and both racks. An int, for there may be any number of them.
int usedTiles(const Position& position, const TileCounts& lying, int kind) {
  return lying.count(kind) + position.rack.count(kind) + position.opponentRack.count(kind);
}

Tile tileOfKind(int kind) {
  return kind == 0 ? Tile::blank() : Tile(Letter(kind));
}

}  // namespace

std::vector<SetupFault> setupFaults(const Position& position, const Language& language) {
  std::vector<SetupFault> faults;
  const TileCounts lying = position.board.tiles();
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    const int most = language.tiles.count(kind);
    const int found = usedTiles(position, lying, kind);
    if (found > most)
      faults.push_back({SetupFault::Kind::tooManyTiles, tileOfKind(kind), false, found, most});
  }
  for (const bool opponents : {false, true}) {
    const int found = (opponents ? position.opponentRack : position.rack).size();
    const int most = language.rules.rackSize;
    if (found > most) faults.push_back({SetupFault::Kind::rackTooLarge, {}, opponents, found, most});
  }
  return faults;
}

TileCounts tilesLeft(const Position& position, const Language& language) {
  TileCounts left = unseenTiles(position, language);
  left.removeAvailable(position.opponentRack);
  return left;
}

}  // namespace rozbor::game
