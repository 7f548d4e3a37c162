#pragma once

#include "rozbor/engine/equity.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// What a first play loses by laying vowels beside letter premiums; never above 0 (docs/equity.md).
[[nodiscard]] Equity openingAdjustment(const game::Move& move, const game::Language& language);

/// What keeping `leave` is worth once nothing is left to draw: tiles kept are a cost, going out
/// takes twice the opponent's (docs/equity.md).
[[nodiscard]] Equity emptyBagAdjustment(const game::TileCounts& leave, const game::Position& position,
                                        const game::Language& language);

}  // namespace rozbor::engine
