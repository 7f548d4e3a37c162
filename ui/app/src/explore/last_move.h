#pragma once

#include <string_view>

#include "rozbor/engine/inference.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

namespace rozbor::app {

/// A last move and the position before it.
struct LastMoveReading {
  engine::LastMove last;
  int readings = 1;  ///< ways in which its tiles may have been laid; the one with most new tiles is taken
};

/// Reads a last move against the position after it (its tiles lie, and are taken up) or before it (they
/// do not). Error "infer.bad-last".
[[nodiscard]] game::Result<LastMoveReading> readLastMove(std::string_view text,
                                                         const game::Position& position,
                                                         const game::Language& language,
                                                         const engine::Lexicon& lexicon);

}  // namespace rozbor::app
