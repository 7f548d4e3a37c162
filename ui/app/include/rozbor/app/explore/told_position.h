#pragma once

#include <cstddef>

#include "rozbor/game/position.h"
#include "rozbor/replay/replay.h"

namespace rozbor::app {

/// The position before a turn with all that the record tells of both racks: what the opponent holds is seen
/// on their next turn, since nobody draws while the other one moves.
[[nodiscard]] game::Position positionAsTold(const replay::Replay& replay, std::size_t turn);

}  // namespace rozbor::app
