#include "rozbor/review/plays/same_play.h"

#include <algorithm>

#include "rozbor/game/scoring.h"

namespace rozbor::reports {

bool isSamePlay(const engine::RatedPlay& candidate, const engine::Play& written, const game::Board& board) {
  const game::Move& given = candidate.move;
  const game::Move& move = written.move;
  if (given == move) return true;
  if (!move.isPlacement() || !given.isPlacement()) return false;
  if (board.empty()) {
    return move.direction() == game::Direction::down && std::ranges::equal(given.tiles(), move.tiles()) &&
           given.start().column == move.start().row && given.start().row == move.start().column;
  }
  if (candidate.score != written.score) return false;
  game::Board one = board;
  game::Board other = board;
  game::lay(one, given);
  game::lay(other, move);
  return one == other;
}

}  // namespace rozbor::reports
