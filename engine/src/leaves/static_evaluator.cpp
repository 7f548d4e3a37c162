#include "rozbor/engine/static_evaluator.h"

#include <algorithm>
#include <tuple>

#include "static_terms.h"

namespace rozbor::engine {
namespace {

using game::Move;
using game::Position;
using game::Tile;

/// Tiles by letter, blanks behind all letters, "." before them.
int rank(Tile tile) {
  return tile.letter().index() + (tile.isBlank() ? game::TileCounts::kKinds : 0);
}

}  // namespace

bool isBetter(const RatedPlay& left, const RatedPlay& right) {
  if (left.equity != right.equity) return left.equity > right.equity;
  if (left.score != right.score) return left.score > right.score;
  const Move& a = left.move;
  const Move& b = right.move;
  if (a.kind() != b.kind()) return a.kind() > b.kind();
  const auto place = [](const Move& move) {
    return std::tuple(move.start(), move.direction(), move.tilesUsed(), move.length());
  };
  if (place(a) != place(b)) return place(a) < place(b);
  return std::ranges::lexicographical_compare(a.tiles(), b.tiles(), {}, rank, rank);
}

RatedPlay rate(const Position& position, const Play& play, const StaticContext& context) {
  RatedPlay rated{play.move, play.score, position.rack, Equity(), Equity::points(play.score)};
  rated.leave.removeAvailable(play.move.tileCounts());
  if (bagCount(position.board, context.language) == 0) {
    rated.equity += emptyBagAdjustment(rated.leave, position, context.language);
    return rated;
  }
  rated.leaveValue = context.leaves.value(rated.leave);
  rated.equity += rated.leaveValue;
  if (position.board.empty() && play.move.isPlacement())
    rated.equity += openingAdjustment(play.move, context.language);
  return rated;
}

std::vector<RatedPlay> rateAll(const Position& position, const StaticContext& context) {
  std::vector<Play> plays =
      generatePlacements(position.board, position.rack, context.language, context.lexicon);
  if (mayExchange(position.board, context.language)) {
    const std::vector<Play> exchanges = generateExchanges(position.rack);
    plays.insert(plays.end(), exchanges.begin(), exchanges.end());
  }
  plays.push_back({Move::pass(), 0});
  std::vector<RatedPlay> rated;
  rated.reserve(plays.size());
  for (const Play& play : plays)
    rated.push_back(rate(position, play, context));
  std::ranges::sort(rated, isBetter);
  return rated;
}

}  // namespace rozbor::engine
