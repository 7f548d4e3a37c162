#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/tile.h"
#include "rozbor/parser/score_sheet.h"
#include "seen/seen_board.h"

namespace rozbor::replay {

using Letters = std::vector<game::Letter>;

/// One bit for each letter of a word, the first letter lowest. A word that fits a board fits too.
using LetterBits = std::uint32_t;

/// A turn of the sheet in the letters of a language.
struct SheetRow {
  std::size_t turn = 0;  ///< index into the sheet's turns
  int player = 0;
  parser::SheetTurnKind kind = parser::SheetTurnKind::play;
  Letters letters;
  LetterBits marks = 0;  ///< letters written as blanks
  Letters otherLetters;  ///< of the other player's sheet, where it has another word; else empty
  LetterBits otherMarks = 0;
  std::optional<int> score;
  bool eitherOrder = false;       ///< it and the player's next turn may have changed places
  std::optional<int> otherScore;  ///< of the other player's sheet, where it has other points
  std::optional<int> total;
  std::optional<game::Place> at;
  std::optional<game::TileCounts> rack;
  std::vector<Letters> crossWords;  ///< that the writer noted
};

/// What is known of the tiles that were left.
struct SheetEnding {
  std::optional<game::TileCounts> tiles;     ///< of both players together
  std::optional<std::array<int, 2>> counts;  ///< of each player
  std::optional<int> value;                  ///< their points, once
};

/// A sheet bound to a language.
struct SheetGame {
  std::vector<SheetRow> rows;  ///< in the order of the sheet
  SheetEnding ending;
  parser::SheetLayout layout = parser::SheetLayout::sideBySide;
  std::vector<SeenBoard> boards;
  bool marksBlanks = false;  ///< some blank is marked
  bool hasPlaces = false;    ///< some row names its square
  std::vector<parser::Diagnostic> diagnostics;
};

[[nodiscard]] SheetGame bindSheet(const parser::ScoreSheet& sheet, const game::Language& language);

/// As the writer would have put it: upper case, blanks in parentheses.
[[nodiscard]] std::string sheetWord(const Letters& letters, LetterBits blanks,
                                    const game::Alphabet& alphabet);

/// The main word of a move, with the letters that lie on the board before it.
[[nodiscard]] Letters mainWordOf(const game::Move& move, const game::Board& board);
/// Its new blanks.
[[nodiscard]] LetterBits blanksOf(const game::Move& move);

}  // namespace rozbor::replay
