#include "static_terms.h"

namespace rozbor::engine {
namespace {

using game::Move;
using game::Tile;

/// Points an opening play loses for each vowel it puts where the reply can use a double-letter
/// square across it.
constexpr Equity kOpenVowel = Equity::millipoints(-700);

/// Points for not going out with the bag empty, beside twice the tiles kept: the opponent moves on.
constexpr Equity kNotOut = Equity::points(-10);

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

}  // namespace

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

Equity emptyBagAdjustment(const game::TileCounts& leave, const game::Position& position,
                          const game::Language& language) {
  if (leave.empty()) return Equity::points(2 * language.value(unseenTiles(position, language)));
  return Equity::points(-2 * language.value(leave)) + kNotOut;
}

}  // namespace rozbor::engine
