#pragma once

#include "rozbor/game/language.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

/// Fills in the racks that follow from the rest of the record: once the bag is empty nobody draws, so a
/// player holds what they lay from then on and what they have left at the end
/// (docs/verdicts.md#what-is-graded). Of a game of two that came to its end, from there back to the first
/// turn whose tiles do not add up to the set.
void fillLastRacks(replay::Replay& replay, const game::Language& language);

}  // namespace rozbor::reports
