#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/tile_worth.h"

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

/// What is asked for of a play of which only the points are known.
struct PlayQuery {
  int points = 0;
  int mostTiles = 0;                      ///< that the player held
  game::TileWorth worth;                  ///< which tiles it is likely to have used
  std::size_t most = 0;                   ///< plays wanted: those of the greatest worth
  std::uint64_t work = ~std::uint64_t{};  ///< tiles that may be tried
};

struct PlaysMaking {
  std::vector<Play> plays;  ///< those of greatest worth first
  bool complete = true;     ///< there are no others: neither `most` nor `work` left any out
  std::uint64_t work = 0;   ///< tiles that were tried
};

/// Legal placements that make exactly the points asked for with tiles of `tiles`, which may be many more than
/// a rack holds (all that are unseen). Conventions as above. Looks for the plays of the greatest worth
/// first, by walks that let ever more unlikely ones pass, so that little work finds the likely ones.
[[nodiscard]] PlaysMaking placementsMaking(const PlayQuery& query, const game::Board& board,
                                           const game::TileCounts& tiles, const game::Language& language,
                                           const Lexicon& lexicon);

/// Every exchange of one or more tiles, each set of tiles once. The caller asks the rules first.
[[nodiscard]] std::vector<Play> generateExchanges(const game::Rack& rack);

}  // namespace rozbor::engine
