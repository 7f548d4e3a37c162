#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/alphabet.h"
#include "rozbor/game/board.h"
#include "rozbor/game/move.h"
#include "rozbor/parser/record.h"

/// From tiles as a record writes them to tiles of a language.
namespace rozbor::replay {

/// A handful of tiles without order: a rack, an exchange, what was left.
struct BoundTiles {
  game::TileCounts tiles;
  std::vector<parser::TileText> unknown;  ///< no tiles of the language
  int written = 0;                        ///< how many there are on paper, known or not
};

[[nodiscard]] BoundTiles bindTiles(const std::vector<parser::TileText>& texts,
                                   const game::Alphabet& alphabet);

/// The tiles of a placement, along its word.
struct BoundPlay {
  std::vector<game::Tile> tiles;          ///< empty where a tile lies already, or could not be read
  std::vector<parser::TileText> unknown;  ///< no tiles of the language, or a blank without a letter
  game::TileCounts used;
  int laid = 0;  ///< how many tiles leave the rack, known or not
};

/// Binds a play. A letter that lies on its square already is a through tile like ".".
[[nodiscard]] BoundPlay bindPlay(const std::vector<parser::TileText>& texts, const parser::Coordinate& at,
                                 const game::Board& board, const game::Alphabet& alphabet);

/// Whether a play of `length` squares that begins at `at` stays on the board.
[[nodiscard]] bool fitsOnBoard(const parser::Coordinate& at, std::size_t length, const game::Board& board);

/// The same placement named by the whole main word. A single tile that forms no word in the
/// direction written is named by the word across it. Needs a placement that can be laid.
[[nodiscard]] game::Move wholeWord(const game::Board& board, const game::Move& move);

/// The first of `texts` that `available` does not hold once those before it are taken out.
[[nodiscard]] const parser::TileText* firstLacking(const std::vector<parser::TileText>& texts,
                                                   const std::vector<game::Tile>& tiles,
                                                   game::TileCounts available);

/// As the record writes them beside each other, for messages; cut where it gets too long.
[[nodiscard]] std::string written(const std::vector<parser::TileText>& texts);

}  // namespace rozbor::replay
