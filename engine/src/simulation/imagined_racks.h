#pragma once

#include <cstdint>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// A rack that the other player may hold, and what it counts for: the mean of all by weight is that of racks
/// by chance alone.
struct ImaginedRack {
  game::Rack tiles;
  double weight = 1;
};

/// Racks of the other player, who has `kept` some tiles and drawn the others, as someone imagines who knows
/// of neither. Most are drawn by chance alone. Every third holds the tiles kept: that finds what a threat
/// that was prepared may come to, which few racks by chance would, and counts no more than how likely such a
/// rack is (importance sampling with the balance heuristic, Veach and Guibas 1995). `position`: of who
/// imagines.
[[nodiscard]] std::vector<ImaginedRack> imaginedRacks(const game::Position& position, const game::Rack& kept,
                                                      int count, const game::Language& language,
                                                      std::uint64_t seed);

}  // namespace rozbor::engine
