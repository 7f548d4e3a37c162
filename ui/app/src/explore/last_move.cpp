#include "last_move.h"

#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "new_tiles.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"

namespace rozbor::app {
namespace {

using game::Board;
using game::Move;
using game::Position;
using game::Result;
using game::Tile;

game::Error badLast(std::string_view text, const said::Message& why) {
  return {"infer.bad-last", said::words("\"{0}\" cannot be the last move: {1}", text, why)};
}

/// Dots for letters in parentheses.
std::optional<std::string> withDots(std::string_view text, const game::Alphabet& alphabet) {
  std::string dotted;
  while (!text.empty()) {
    const std::size_t open = text.find('(');
    dotted += text.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = text.find(')', open);
    if (close == std::string_view::npos) return std::nullopt;
    const auto tiles = alphabet.tiles(text.substr(open + 1, close - open - 1));
    if (!tiles) return std::nullopt;
    dotted.append(tiles->size(), '.');
    text.remove_prefix(close + 1);
  }
  return dotted;
}

/// The position after a move, seen from before it: the sides change, the tiles are taken up.
Position takenBack(const Position& now, const Move& move, const game::Language& language) {
  Position before = now;
  std::swap(before.rack, before.opponentRack);
  std::swap(before.score, before.opponentScore);
  before.rack = {};
  if (before.scorelessTurns > 0) --before.scorelessTurns;
  if (!move.isPlacement()) return before;
  takeUp(before.board, move);
  before.score -= scoreOf(before.board, language, move);
  return before;
}

/// How the tiles of a move lie on the board.
struct Fit {
  int lying = 0;    ///< its letters that lie there
  int missing = 0;  ///< its letters whose squares are empty
  int dots = 0;
  bool fits = true;         ///< no other letter lies there, and no square of a dot is empty
  std::vector<Tile> tiles;  ///< as they lie
};

Fit fitOf(const Board& board, const Move& move) {
  Fit fit;
  for (int offset = 0; offset < move.length(); ++offset) {
    const Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    const game::Square square = move.start().step(move.direction(), offset);
    const Tile there = board.atOrNone(square.row, square.column);
    fit.fits = fit.fits && board.contains(square);
    fit.tiles.push_back(tile.empty() ? tile : there);
    if (tile.empty()) {
      ++fit.dots;
      fit.fits = fit.fits && !there.empty();
    } else if (there.empty()) {
      ++fit.missing;
    } else {
      ++fit.lying;
      fit.fits = fit.fits && there.letter() == tile.letter();
    }
  }
  return fit;
}

/// The position is the one before the move. Whose racks it has is told by what they hold.
LastMoveReading yetToBeMade(const Position& position, const Move& move) {
  LastMoveReading reading{{position, {move, 0}}, 1};
  Position& before = reading.last.before;
  if (before.opponentRack.empty() && !before.rack.contains(move.tileCounts()))
    before.opponentRack = before.rack;
  before.rack = {};
  return reading;
}

Result<LastMoveReading> readPlacement(std::string_view text, const Position& position,
                                      const game::Language& language, const engine::Lexicon& lexicon) {
  const auto dotted = withDots(text, language.alphabet);
  const auto word = dotted ? parseMove(*dotted, Board(), language.alphabet) : std::nullopt;
  if (!word || !word->isPlacement()) return badLast(text, said::words("it cannot be read as a move"));
  const Fit fit = fitOf(position.board, *word);
  if (!fit.fits) return badLast(text, said::words("other tiles lie there, or none where it says so"));
  if (fit.missing > 0 && fit.lying > 0 && fit.dots > 0)
    return badLast(text, said::words("some of its new tiles lie on the board and others do not"));
  if (fit.missing > 0) {
    const auto move = parseMove(*dotted, position.board, language.alphabet);
    if (!move || !placementFaults(position.board, language.board, *move).empty())
      return badLast(text, said::words("it cannot be laid on this board, nor does it lie there"));
    return yetToBeMade(position, *move);
  }
  if (fit.lying == 0) return badLast(text, said::words("it lays no tile"));
  const Move lying = Move::placement(word->start(), word->direction(), fit.tiles);
  std::vector<Move> moves{lying};
  if (fit.dots == 0) moves = possibleLastMoves(position.board, lying, language, lexicon);
  if (moves.empty())
    return badLast(
        text,
        said::words("mark the tiles that lay there before with dots, for no choice of new tiles is legal"));
  return LastMoveReading{{takenBack(position, moves.front(), language), {moves.front(), 0}},
                         static_cast<int>(moves.size())};
}

/// "-3"
std::optional<int> countOf(std::string_view text) {
  int count = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + 1, end, count);
  if (error != std::errc() || stop != end || count < 1) return std::nullopt;
  return count;
}

}  // namespace

Result<LastMoveReading> readLastMove(std::string_view text, const Position& position,
                                     const game::Language& language, const engine::Lexicon& lexicon) {
  if (!text.starts_with('-')) return readPlacement(text, position, language, lexicon);
  engine::SeenMove seen;
  if (const auto count = countOf(text)) {
    if (*count > language.rules.rackSize)
      return badLast(text, said::words("a rack does not hold so many tiles"));
    seen.exchanged = *count;
  } else {
    const auto move = parseMove(text, position.board, language.alphabet);
    if (!move || move->isPlacement()) return badLast(text, said::words("it cannot be read as a move"));
    seen.move = *move;
  }
  return LastMoveReading{{takenBack(position, seen.move, language), seen}, 1};
}

}  // namespace rozbor::app
