#pragma once

#include "case.h"
#include "rozbor/game/position.h"

namespace rozbor::reports {

/// The board with a move on it and the tiles that its player keeps; nobody else has moved.
[[nodiscard]] game::Position keptAfter(const Decision& decision, const engine::RatedPlay& play);

/// The same board with the rack of the opponent, who has all that is not seen: with an empty bag only.
[[nodiscard]] game::Position opponentAfter(const Decision& decision, const engine::RatedPlay& play,
                                           const game::Language& language);

/// What the rack of a position can do on its board.
struct Plays {
  int waysOut = 0;                            ///< plays that lay all of it
  game::TileCounts stuck;                     ///< tiles that no play lays
  std::vector<engine::RatedPlay> placements;  ///< most points first
};
[[nodiscard]] Plays playsOf(const game::Position& position, engine::MoveFinder& finder);

}  // namespace rozbor::reports
