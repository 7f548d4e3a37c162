#pragma once

#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// A move and the points it makes.
struct Play {
  game::Move move;
  int score = 0;
};

/// Every legal placement, each once. Two are different when they differ in a square, in a letter,
/// or in which new tile is a blank. A single tile that forms words both ways is given across. On an
/// empty board whose layout is symmetric only plays across are given: those down are their mirror.
/// The rack is taken to be complete. Order is fixed but means nothing.
[[nodiscard]] std::vector<Play> generatePlacements(const game::Board& board, const game::Rack& rack,
                                                   const game::Language& language, const Lexicon& lexicon);

/// Every legal placement that makes exactly `points` with at most a rack of `tiles`, which may be many
/// more than a rack holds (all that are unseen): what a player may have played of whom only the points
/// are known. Conventions as above. Costs a tenth of a second and up for a whole bag.
[[nodiscard]] std::vector<Play> placementsMaking(int points, const game::Board& board,
                                                 const game::TileCounts& tiles,
                                                 const game::Language& language, const Lexicon& lexicon);

/// Every exchange of one or more tiles, each set of tiles once. The caller asks the rules first.
[[nodiscard]] std::vector<Play> generateExchanges(const game::Rack& rack);

}  // namespace rozbor::engine
