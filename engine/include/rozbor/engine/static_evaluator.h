#pragma once

#include <cstddef>
#include <vector>

#include "rozbor/engine/equity.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// A play with its static value. `equity` is score + leave value + adjustments (docs/equity.md).
struct RatedPlay {
  game::Move move;
  int score = 0;
  game::TileCounts leave;
  Equity leaveValue;
  Equity equity;
};

/// The order in which plays are best: equity, score, smaller row, smaller column, across before
/// down, fewer tiles, shorter, then tile by tile with "." first and blanks last. Total over the
/// plays of one position, so that equal inputs give equal lists everywhere.
[[nodiscard]] bool isBetter(const RatedPlay& left, const RatedPlay& right);

/// What an analyst of static positions needs; all shared, none owned by one position.
struct StaticContext {
  const game::Language& language;
  const Lexicon& lexicon;
  const Leaves& leaves;
};

/// The static value of one move of the player on turn. The move need not be legal; its tiles are
/// taken off the rack as far as they are there.
[[nodiscard]] RatedPlay rate(const game::Position& position, const Play& play, const StaticContext& context);

/// Every legal move of the player on turn, best first: placements, exchanges where the rules allow
/// them, and the pass. Found the plain way; MoveFinder gives the same faster.
[[nodiscard]] std::vector<RatedPlay> rateAll(const game::Position& position, const StaticContext& context);

}  // namespace rozbor::engine
