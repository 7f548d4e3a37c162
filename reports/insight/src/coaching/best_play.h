#pragma once

#include <optional>

#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// A stored decision as it stood on the board.
struct PlayOnBoard {
  game::Position position;
  game::Move move;
};

/// The best play of a decision; nothing where it is no placement or cannot be read.
[[nodiscard]] std::optional<PlayOnBoard> bestPlay(const DecisionRecord& decision,
                                                  const game::Language& language);
/// The play that was made; likewise.
[[nodiscard]] std::optional<PlayOnBoard> madePlay(const DecisionRecord& decision,
                                                  const game::Language& language);

}  // namespace rozbor::reports
