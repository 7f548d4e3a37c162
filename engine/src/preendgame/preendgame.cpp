#include "rozbor/engine/preendgame.h"

#include <string>

#include "endgame/rack_code.h"
#include "preendgame/study.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/game/scoring.h"

namespace rozbor::engine {
namespace {

using game::Error;
using game::Position;

std::optional<Error> faultOfBag(int inBag, const Position& position, const game::Language& language) {
  if (inBag == 0) return Error{"preendgame.bag-empty", said::words("the bag is empty: this is an endgame")};
  if (inBag > kMostInBag) {
    return Error{"preendgame.too-many",
                 said::words("a pre-endgame is solved with at most {0} tiles in the bag; here it holds {1}",
                             kMostInBag, inBag)};
  }
  if (mayExchange(position.board, language)) {
    return Error{
        "preendgame.exchange-allowed",
        said::words("the rules allow an exchange here, which is not among the moves that are tried")};
  }
  return std::nullopt;
}

std::optional<Error> faultOfRacks(int inBag, const Position& position, const game::Language& language) {
  if (position.rack.size() < language.rules.rackSize)
    return Error{"preendgame.rack-unknown",
                 said::words("the rack of the player on turn is not given in full")};
  const game::TileCounts unseen = unseenTiles(position, language);
  if (unseen.size() != language.rules.rackSize + inBag || !unseen.contains(position.opponentRack) ||
      position.opponentRack.size() > language.rules.rackSize) {
    return Error{"preendgame.rack-impossible",
                 said::words("the racks hold more tiles than they can, or tiles that are not left")};
  }
  return std::nullopt;
}

}  // namespace

game::Result<PreEndgameResult> solvePreEndgame(const Position& position, const StaticContext& context,
                                               const PreEndgameOptions& options) {
  const game::Language& language = context.language;
  const int inBag = bagCount(position.board, language);
  if (const auto fault = faultOfBag(inBag, position, language)) return *fault;
  if (const auto fault = faultOfRacks(inBag, position, language)) return *fault;
  const game::TileCounts all = endgame::tilesToCome(position, language);
  const endgame::RackLayout layout(all, all);
  if (!layout.fits() || all.size() > endgame::kMostTiles)
    return Error{"preendgame.rack-too-large", said::words("there are too many tiles on the racks")};
  if (options.other && !endgame::canBeMade(*options.other, position, language)) {
    return Error{
        "preendgame.bad-move",
        said::words("the move to be valued is neither a pass nor a placement of this rack on this board")};
  }
  std::vector<RatedPlay> moves = MoveFinder(language, context.lexicon).all(position, context.leaves);
  const std::size_t legal = moves.size();
  std::optional<std::size_t> required;
  if (options.other) {
    const auto known = std::ranges::find(moves, *options.other, &RatedPlay::move);
    required = static_cast<std::size_t>(known - moves.begin());
    if (known == moves.end()) {
      const int score = options.other->isPlacement() ? scoreOf(position.board, language, *options.other) : 0;
      moves.push_back(rate(position, {*options.other, score}, context));
    }
  }
  return preendgame::Study(position, context, layout, std::move(moves), required, options).solve(legal);
}

}  // namespace rozbor::engine
