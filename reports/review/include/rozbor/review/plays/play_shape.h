#pragma once

#include <cstddef>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"

namespace rozbor::reports {

/// A word of the board that one laid tile makes another word, in front of it or behind it, crosswise.
struct Hook {
  std::vector<game::Tile> from;
  std::vector<game::Tile> to;
};

/// How a placement lies: what one has to see to find it.
struct PlayShape {
  std::vector<game::Tile> word;                  ///< the main one, tiles of the board among it
  std::vector<std::vector<game::Tile>> through;  ///< runs of them, in its order
  std::vector<Hook> hooks;
  std::size_t words = 0;     ///< formed at once, the main one among them
  bool isParallel = false;   ///< two neighbouring tiles of it form words crosswise
  bool isBingo = false;      ///< lays enough tiles for the bonus
  double chanceOfTiles = 0;  ///< that a full bag deals just the tiles that are laid, 0 to 1
};

/// Of a placement that lies on the board.
[[nodiscard]] PlayShape shapeOf(const game::Move& placement, const game::Board& board,
                                const game::Language& language);

}  // namespace rozbor::reports
