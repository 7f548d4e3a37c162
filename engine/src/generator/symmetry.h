#pragma once

#include "rozbor/game/board_layout.h"

namespace rozbor::engine {

/// Whether a board mirrored along its diagonal has the same premiums, so that every opening play
/// down has its twin across.
[[nodiscard]] bool isSymmetric(const game::BoardLayout& layout);

}  // namespace rozbor::engine
