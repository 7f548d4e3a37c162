#pragma once

#include <span>

#include "completions.h"
#include "rozbor/engine/inference.h"

namespace rozbor::engine {

/// Tiles of the set that lie neither on the board nor on `elsewhere`.
[[nodiscard]] game::TileCounts notSeen(const game::Board& board, const game::TileCounts& elsewhere,
                                       const game::Language& language);

/// What is known of the rack behind a move, and what the others may be. Errors as inferLeave.
[[nodiscard]] game::Result<OpenRack> openRack(const LastMove& last, const game::Language& language);
[[nodiscard]] game::Result<OpenRack> openRack(const HiddenDecision& decision, const game::Language& language);

/// Lets a sample begin with the tiles that must have been there already, given what came later; false
/// if no rack can have held them.
[[nodiscard]] bool useLater(OpenRack& rack, std::span<const LaterTiles> later);

}  // namespace rozbor::engine
