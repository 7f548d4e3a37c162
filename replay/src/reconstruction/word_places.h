#pragma once

#include <optional>
#include <span>
#include <vector>

#include "occupancy.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/rack.h"
#include "rozbor/replay/reconstruction.h"
#include "sheet_game.h"

namespace rozbor::replay {

/// A place for a word and what speaks against it.
struct WordPlace {
  game::Move move;
  int score = 0;
  int unknownCrossWords = 0;
  int lostMarks = 0;              ///< new blanks that were not marked as such
  int spuriousMarks = 0;          ///< letters marked as blanks that lie there already and are none
  bool crossWordsAsNoted = true;  ///< the cross-words the writer noted are among those formed
};

/// What a place has to meet.
struct WordQuery {
  explicit WordQuery(const Letters& word) : letters(word) {}

  const Letters& letters;
  LetterBits marks = 0;
  std::span<const int> scores;  ///< one of these; any when empty
  bool anyScore = false;
  std::optional<game::Place> at;
  const std::vector<Letters>* crossWords = nullptr;
  int mostUnknown = 0;      ///< cross-words
  int mostLostMarks = 0;    ///< at most the two blanks there are
  bool acrossFirst = true;  ///< on an empty board the word lies across
};

/// A word that was ruled invalid may have lain anywhere and made any words.
[[nodiscard]] WordQuery placeOfInvalid(const SheetRow& row);

/// A board on which many words are looked for.
struct LaidBoard {
  explicit LaidBoard(const game::Board& laid) : board(laid), occupancy(laid) {}

  const game::Board& board;
  Occupancy occupancy;
};

/// Every place where the word can lie on the board with tiles of `pool`, at most `hand` of them:
/// whole, connected, over letters that are its own. Found by going over every line with masks; the
/// score and the cross-words are looked at only where the word fits.
[[nodiscard]] std::vector<WordPlace> findWordPlaces(const LaidBoard& laid, const game::TileCounts& pool,
                                                    int hand, const WordQuery& query,
                                                    const game::Language& language, const WordTest& isWord);

}  // namespace rozbor::replay
