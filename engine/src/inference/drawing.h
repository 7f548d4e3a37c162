#pragma once

#include "rozbor/engine/random.h"
#include "rozbor/game/rack.h"

/// Drawing tiles without putting back, in numbers that need not be whole.
namespace rozbor::engine {

/// Ways to draw exactly `drawn` out of `from`, every tile being its own.
[[nodiscard]] double waysToDraw(const game::TileCounts& drawn, const game::TileCounts& from);

/// Chance that `count` tiles drawn from `from` hold `wanted`.
[[nodiscard]] double chanceToHold(const game::TileCounts& wanted, const game::TileCounts& from, int count);

/// Takes `count` tiles at random out of `from`; all, if there are fewer.
[[nodiscard]] game::TileCounts drawn(const game::TileCounts& from, int count, Random& random);

}  // namespace rozbor::engine
