#pragma once

#include <cstdint>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::game {

/// Why a position that somebody set up cannot be one of the game.
struct SetupFault {
  enum class Kind : std::uint8_t {
    tooManyTiles,  ///< `found` of `tile` on the board and the racks, `most` in the set
    rackTooLarge   ///< `found` tiles on a rack for `most`
  };
  Kind kind = Kind::tooManyTiles;
  Tile tile{};
  bool opponents = false;  ///< whose rack it is
  int found = 0;
  int most = 0;

  friend bool operator==(const SetupFault&, const SetupFault&) = default;
};

[[nodiscard]] std::vector<SetupFault> setupFaults(const Position& position, const Language& language);

/// What is in the bag once both racks are as they are written: the set less board and racks. Kinds that are
/// there more often than the set has them count as none left.
[[nodiscard]] TileCounts tilesLeft(const Position& position, const Language& language);

}  // namespace rozbor::game
