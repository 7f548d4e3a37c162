#pragma once

#include <array>

#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"

namespace rozbor::game {

/// What the tiles left at the end of a game bring one of its two players.
struct EndRackPoints {
  bool wentOut = false;   ///< is paid for the opponent's tiles
  bool deducted = false;  ///< pays for the tiles kept
  int points = 0;         ///< of either; below 0 when deducted
};

/// Settles the racks that are left, by the rules of the language. Where nobody has gone out (the
/// game ended by turns without points) both players pay for their own tiles.
[[nodiscard]] std::array<EndRackPoints, 2> endRackPoints(const std::array<Rack, 2>& racks,
                                                         const Language& language);

}  // namespace rozbor::game
