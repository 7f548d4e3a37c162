#pragma once

#include "plan.h"

namespace rozbor::replay {

/// Holds points against running totals, player by player, and writes into the plan what follows:
/// points that were not written, points that are one of two numbers, totals that must be wrong.
/// A total that is off while the next one is right again is a slip of that total alone; one that is
/// off for good is a slip of the points or of the sum, and the board must tell which.
void settleAccounts(Plan& plan, const SheetGame& game);

}  // namespace rozbor::replay
