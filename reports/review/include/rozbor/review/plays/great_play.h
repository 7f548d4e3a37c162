#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "rozbor/engine/static_evaluator.h"

namespace rozbor::reports {

struct Decision;

/// What made a play hard to find.
enum class HardBecause : std::uint8_t {
  looksWorse,  ///< by points and leave alone the next best is better
  longWord,    ///< a word of eight letters or more through letters of the board
  manyWords    ///< four words at once or more
};

/// A play that was made, the best by far and hard to find.
struct GreatPlay {
  double margin = 0;           ///< win probability above that of the next best, 0 to 1
  engine::Equity points;       ///< equity above that of the next best; may be below 0
  double win = 0;              ///< its own win probability
  engine::RatedPlay nextBest;  ///< of the moves that were looked at
  double nextWin = 0;
  HardBecause because = HardBecause::looksWorse;
  double much = 0;  ///< points by which the next best looks better; letters; words
};

/// Nothing where the played move was not the best, nothing looked ahead, the game was decided, or the margin
/// is small (below 5 percentage points) or may be chance (docs/verdicts.md).
[[nodiscard]] std::optional<GreatPlay> greatPlay(const Decision& decision);

}  // namespace rozbor::reports
