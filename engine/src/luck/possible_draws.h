#pragma once

#include <functional>

#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// Distinct draws of `count` tiles out of `pool`, counted no further than `limit` + 1.
[[nodiscard]] int countDraws(const game::TileCounts& pool, int count, int limit);

/// Calls `visit(tiles, chance)` for each distinct draw, in order of kinds; false ends it. The
/// chances are those of drawing blindly (multivariate hypergeometric) and sum up to 1.
void visitDraws(const game::TileCounts& pool, int count,
                const std::function<bool(const game::TileCounts& tiles, double chance)>& visit);

}  // namespace rozbor::engine
