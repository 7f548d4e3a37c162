#pragma once

#include "rozbor/engine/study/win_counts.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// Fits a table without comments (docs/winmodel.md has the method): the chance to win is that of a
/// change large enough, whose distribution is taken from the turns with about as many tiles unseen and
/// narrowed or widened for the size of the spread. `rackSize` is that of the language. Equal counts
/// give equal tables. Error "winmodel.no-games" when nothing has been counted.
[[nodiscard]] game::Result<WinTable> fitWinTable(const WinCounts& counts, int rackSize);

}  // namespace rozbor::engine
