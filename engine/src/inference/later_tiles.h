#pragma once

#include <span>

#include "rozbor/engine/inference.h"

namespace rozbor::engine {

/// How likely it is that a player who kept `leave` and draws from `pool` comes to have had the tiles
/// that were seen later (docs/inference.md). Tiles that were exchanged are `returned` once others were
/// drawn for them.
[[nodiscard]] double chanceOfLater(const game::TileCounts& leave, const game::TileCounts& pool,
                                   const game::TileCounts& returned, std::span<const LaterTiles> later);

}  // namespace rozbor::engine
