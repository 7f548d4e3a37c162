#include "rozbor/engine/endgame.h"

#include <algorithm>

#include "endgame/rack_code.h"
#include "endgame/solver.h"

namespace rozbor::engine {
namespace {

using game::Error;
using game::Position;
using game::Result;

Error bagNotEmpty(int left) {
  return {"endgame.bag-not-empty",
          said::words("an endgame has an empty bag; here {0} tiles are left in it", left)};
}

}  // namespace

Result<Position> withBothRacks(const Position& position, const game::Language& language) {
  if (position.rack.empty())
    return Error{"endgame.rack-unknown", said::words("the rack of the player on turn is not given")};
  const int notLaid = language.tiles.size() - position.board.tileCount() - position.rack.size();
  const int hidden = notLaid - position.opponentRack.size();
  if (hidden <= 0 && !position.opponentRack.empty()) return position;
  if (notLaid > language.rules.rackSize) return bagNotEmpty(notLaid - language.rules.rackSize);
  Position complete = position;
  complete.opponentRack = unseenTiles(position, language);
  if (complete.opponentRack.empty())
    return Error{"endgame.game-over", said::words("no tile is left for the opponent: the game is over")};
  if (!complete.opponentRack.contains(position.opponentRack)) {
    return Error{
        "endgame.rack-impossible",
        said::words("the rack of the opponent holds tiles that are on the board or on the other rack")};
  }
  return complete;
}

Result<EndgameResult> solveEndgame(const Position& position, const game::Language& language,
                                   const Lexicon& lexicon, const EndgameOptions& options) {
  if (position.rack.empty() || position.opponentRack.empty())
    return Error{"endgame.game-over", said::words("a rack is empty: the game is over")};
  const endgame::RackLayout layout(position.rack, position.opponentRack);
  if (!layout.fits() || std::max(position.rack.size(), position.opponentRack.size()) > endgame::kMostTiles)
    return Error{"endgame.rack-too-large", said::words("there are too many tiles on the racks")};
  if (options.other && !endgame::canBeMade(*options.other, position, language)) {
    return Error{
        "endgame.bad-move",
        said::words("the move to be valued is neither a pass nor a placement of this rack on this board")};
  }
  return endgame::Solver(position, language, lexicon, layout, options).solve();
}

}  // namespace rozbor::engine
