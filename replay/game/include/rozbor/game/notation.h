#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/scoring.h"

namespace rozbor::game {

/// "8D" across, "D8" down.
[[nodiscard]] std::string placeText(Square square, Direction direction);

/// "8D HO.SE" with a dot for a tile already there and lower case for a blank, "-ABC" for an
/// exchange, "-" for a pass.
[[nodiscard]] std::string moveText(const Move& move, const Alphabet& alphabet);

/// As moveText, but with the letters already there in parentheses, for people: "8D HO(U)SE".
[[nodiscard]] std::string moveTextForPeople(const Move& move, const Board& board, const Alphabet& alphabet);

/// Reads what moveText and moveTextForPeople write; a letter that already lies on its square of `board`
/// counts as a dot, one in parentheses must lie there.
[[nodiscard]] std::optional<Move> parseMove(std::string_view text, const Board& board,
                                            const Alphabet& alphabet);

/// The place "8D" or "D8", in either case; nullopt when it is none or off a 21 × 21 board.
struct Place {
  Square square;
  Direction direction = Direction::across;
};
[[nodiscard]] std::optional<Place> parsePlace(std::string_view text);

/// Tiles in alphabet order, blanks last: "AEINR?".
[[nodiscard]] std::string rackText(const TileCounts& tiles, const Alphabet& alphabet);
[[nodiscard]] std::optional<TileCounts> parseRack(std::string_view text, const Alphabet& alphabet);

/// A word as a reader sees it: upper case, no brackets.
[[nodiscard]] std::string wordText(std::span<const Tile> tiles, const Alphabet& alphabet);

}  // namespace rozbor::game
