#pragma once

#include "rozbor/game/move.h"
#include "rozbor/game/rules.h"

namespace rozbor::game {

/// Whether a move is a placement of as many tiles as earn the bonus.
[[nodiscard]] constexpr bool isBingo(const Move& move, const Rules& rules) {
  return move.isPlacement() && move.tilesUsed() >= rules.bingoTiles;
}

}  // namespace rozbor::game
