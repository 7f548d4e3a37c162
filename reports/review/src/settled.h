#pragma once

#include "rozbor/replay/replay.h"

namespace rozbor::reports {

/// What the end brought player 0 less player 1 for the tiles that were left.
[[nodiscard]] inline int settledPoints(const replay::Replay& replay) {
  int settled = 0;
  for (const replay::Turn& turn : replay.turns) {
    if (turn.kind != parser::EventKind::endRack && turn.kind != parser::EventKind::rackPenalty) continue;
    settled += turn.player == 0 ? turn.scoreComputed : -turn.scoreComputed;
  }
  return settled;
}

}  // namespace rozbor::reports
