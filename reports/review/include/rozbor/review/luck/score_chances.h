#pragma once

#include <vector>

#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

/// The first player's chance to win by the score and the tiles left alone (docs/luck.md#by-the-score): before
/// each turn of the replay, and behind the last; 0 to 1, a tie counted as half. An estimate of the win model,
/// which knows no racks and no board; the result itself where the game was over. Empty unless two play.
[[nodiscard]] std::vector<double> scoreChancesOf(const replay::Replay& replay, const game::Language& language,
                                                 const engine::WinModel& model);

}  // namespace rozbor::reports
