#pragma once

#include <optional>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"

namespace rozbor::reports {

struct Decision;

/// What the opponent could do at once after the played move of an ending, and not after the best.
struct Denied {
  engine::RatedPlay play;  ///< the most points that there are after the played move
  int left = 0;            ///< the most that there are after the best
  bool wasThere = false;   ///< already before the move
  game::TileCounts
      stuck{};  ///< their tiles that no play lays after the best move, but some do after the played
};

/// Nothing but for a loss that is proven, where the most that the opponent can score at once differs by five
/// points or more and the play that does is not there after the best move (docs/verdicts.md). `finder` is of
/// `language`.
[[nodiscard]] std::optional<Denied> deniedBy(const Decision& decision, const game::Language& language,
                                             engine::MoveFinder& finder);

}  // namespace rozbor::reports
