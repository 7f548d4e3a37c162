#pragma once

#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"

namespace rozbor::game {

/// A word as it lies after a play: place, direction and every tile of it.
struct LaidWord {
  Square start;
  Direction direction = Direction::across;
  std::vector<Tile> tiles;
};

/// What stands in the way of a placement. Words are not judged here.
enum class PlacementFault : std::uint8_t {
  offBoard,      ///< a tile lies beyond the edge
  overlap,       ///< a new tile on a taken square
  gap,           ///< a "." where no tile lies
  noTile,        ///< lays nothing
  notWholeWord,  ///< the word goes on before or after what was written
  notConnected,  ///< touches no tile
  missesStart,   ///< first play does not cover the start square
  tooShort       ///< forms no word of two letters
};

/// Everything wrong with a placement, each fault once; empty when it may be laid. The points of
/// the move can be counted unless `offBoard`, `overlap`, `gap` or `noTile` is among them.
[[nodiscard]] std::vector<PlacementFault> placementFaults(const Board& board, const BoardLayout& layout,
                                                          const Move& move);

/// Points of a placement by the rules of `language`: main word and cross-words with premiums under
/// new tiles, and the bingo bonus. 0 for an exchange or a pass. Counts the whole word as it will
/// lie even if `move` names only part of it.
[[nodiscard]] int scoreOf(const Board& board, const Language& language, const Move& move);

/// The words a placement forms: the main word, then the cross-words in order along it. A one-tile
/// play may form only words across its direction.
[[nodiscard]] std::vector<LaidWord> wordsFormed(const Board& board, const Move& move);

/// The board with the tiles of a placement on it; needs a placement that lies on the board.
void lay(Board& board, const Move& move);

/// Takes up what `lay` laid.
void takeUp(Board& board, const Move& move);

}  // namespace rozbor::game
