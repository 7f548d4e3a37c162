#include "rozbor/engine/static_evaluator.h"

#include <algorithm>
#include <tuple>

namespace rozbor::engine {
namespace {

using game::Move;
using game::Position;
using game::Tile;

/// Points an opening play loses for each vowel it puts where the reply can use a double-letter
/// square across it.
constexpr Equity kOpenVowel = Equity::millipoints(-700);

/// Points for not going out with the bag empty, beside twice the tiles kept: the opponent moves on.
constexpr Equity kNotOut = Equity::points(-10);

/// Tiles by letter, blanks behind all letters, "." before them.
int rank(Tile tile) {
  return tile.letter().index() + (tile.isBlank() ? game::TileCounts::kKinds : 0);
}

bool hasLetterPremium(const game::BoardLayout& layout, int row, int column) {
  return row >= 0 && row < layout.rows() && column >= 0 && column < layout.columns() &&
         layout.premium({row, column}).letter > 1;
}

/// Whether a letter-premium square lies beside `square`, across a word in `direction`.
bool besideLetterPremium(const game::BoardLayout& layout, game::Square square, game::Direction direction) {
  const bool across = direction == game::Direction::across;
  return hasLetterPremium(layout, square.row - (across ? 1 : 0), square.column - (across ? 0 : 1)) ||
         hasLetterPremium(layout, square.row + (across ? 1 : 0), square.column + (across ? 0 : 1));
}

Equity openingAdjustment(const Move& move, const game::Language& language) {
  Equity sum;
  for (int offset = 0; offset < move.length(); ++offset) {
    const Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    const auto square = move.start().step(move.direction(), offset);
    if (language.vowels.contains(tile.letter()) &&
        besideLetterPremium(language.board, square, move.direction())) {
      sum += kOpenVowel;
    }
  }
  return sum;
}

/// Nothing is left to draw: tiles kept are a cost, going out takes twice the opponent's.
Equity emptyBagAdjustment(const Position& position, const game::TileCounts& leave,
                          const game::Language& language) {
  if (leave.empty()) return Equity::points(2 * language.value(unseenTiles(position, language)));
  return Equity::points(-2 * language.value(leave)) + kNotOut;
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
    rated.equity += emptyBagAdjustment(position, rated.leave, context.language);
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

std::vector<RatedPlay> bestPlays(const Position& position, const StaticContext& context, std::size_t limit) {
  std::vector<RatedPlay> rated = rateAll(position, context);
  if (rated.size() > limit) rated.resize(limit);
  return rated;
}

}  // namespace rozbor::engine
