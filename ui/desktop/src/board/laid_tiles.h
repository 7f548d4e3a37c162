#pragma once

#include <utility>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/move.h"

namespace rozbor::desktop {

/// The squares that a placement puts tiles on. A record may lay tiles beyond the edge.
[[nodiscard]] std::vector<std::pair<game::Square, game::Tile>> laidTiles(const game::Move& move,
                                                                         const game::Board& board);

}  // namespace rozbor::desktop
