#pragma once

#include <span>
#include <vector>

#include "rozbor/engine/simulation.h"
#include "rozbor/review/review_context.h"

namespace rozbor::reports {

/// The candidates by simulation, best first; none when stopped. Where the options search endings and have
/// replies considered, which costs ten times as much, a race without that finds those that may be best, and
/// these run another one with it. The others stand as far behind the winner as they did in the first.
[[nodiscard]] std::vector<engine::SimulatedPlay> raceOf(const game::Position& position,
                                                        std::span<const engine::RatedPlay> candidates,
                                                        const ReviewContext& context,
                                                        engine::SimulationOptions options);

}  // namespace rozbor::reports
