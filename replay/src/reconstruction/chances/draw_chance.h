#pragma once

#include "rozbor/game/rack.h"

namespace rozbor::replay {

/// The logarithm of the expected number of ways in which a hand of `hand` tiles, drawn from `pool`,
/// holds `tiles`: the hypergeometric product of C(n, m) over the kinds, times C(N - M, h - M) / C(N, h).
/// Among places of the same word it favours those that need fewer and commoner tiles.
[[nodiscard]] double logDrawChance(const game::TileCounts& pool, const game::TileCounts& tiles, int hand);

}  // namespace rozbor::replay
