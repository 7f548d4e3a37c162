#pragma once

#include <vector>

#include "endgame/lane_board.h"
#include "endgame/rack_code.h"
#include "endgame/search.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/game/rules.h"

namespace rozbor::engine::endgame {

/// A move given from outside, as the search handles it. It need not be one of the lexicon's, and its `name`
/// is nobody's.
struct WrittenMove {
  Candidate move;
  int lane = 0;
  std::vector<LaidTile> tiles;
};

/// A pass or placement, with its score.
[[nodiscard]] WrittenMove writtenMove(const game::Board& board, const game::Move& move,
                                      const game::Language& language, const RackLayout& layout);

/// Whether a move can be made with the rack of a position on its board; it may be a phony.
[[nodiscard]] bool canBeMade(const game::Move& move, const game::Position& position,
                             const game::Language& language);

/// The tiles that do not lie on the board: the rack of a position and what is unseen.
[[nodiscard]] game::TileCounts tilesToCome(const game::Position& position, const game::Language& language);

/// Whether a pass now ends the game. Two passes in succession stand for the limits of the rules,
/// which come to the same (docs/endgame.md) unless only one turn is left to the limit.
[[nodiscard]] bool isOneFromLimit(const game::Position& position, const game::Rules& rules);

}  // namespace rozbor::engine::endgame
