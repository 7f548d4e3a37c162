#pragma once

#include <cstddef>
#include <vector>

#include "rozbor/engine/inference.h"
#include "rozbor/game/language.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

/// What a record makes certain of a rack that it does not tell in full (docs/inference.md).
struct RackConstraints {
  game::Rack held;             ///< on the rack for sure
  game::TileCounts elsewhere;  ///< not on the rack for sure, nor on the board: the opponent had them later
  std::vector<engine::LaterTiles> later;  ///< tiles of the player's later turns: kept or drawn
};

/// Of the placement, exchange or pass that is turn `turn` of a game of two players. The later turns of both
/// players are looked at up to the player's next exchange, after which a tile may have changed hands.
[[nodiscard]] RackConstraints rackConstraints(const replay::Replay& replay, std::size_t turn,
                                              const game::Language& language);

/// The same as a question to engine::inferOwnRack.
[[nodiscard]] engine::HiddenDecision hiddenDecision(const replay::Replay& replay, std::size_t turn,
                                                    const game::Language& language);

}  // namespace rozbor::reports
