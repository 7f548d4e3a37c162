#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/result.h"

/// What a lexicon and a tile set are together: docs/lexicon-stats.md defines every number.
namespace rozbor::engine {

/// A probability among equally likely draws, as a fraction of whole numbers.
struct DrawChance {
  std::uint64_t ways = 0;
  std::uint64_t of = 1;

  [[nodiscard]] double probability() const { return static_cast<double>(ways) / static_cast<double>(of); }
  friend bool operator==(const DrawChance&, const DrawChance&) = default;
};

/// How a letter is used in the words, beside its tiles. Shares are from 0 to 1.
struct LetterUse {
  game::Letter letter;
  std::uint64_t occurrences = 0;       ///< in all words
  std::uint64_t words = 0;             ///< that hold it
  std::uint64_t twoLetterWords = 0;    ///< of those
  std::uint64_t threeLetterWords = 0;  ///< of those
  double letterShare = 0;              ///< of the letters of all words
  double wordShare = 0;                ///< of the words
  double tileShare = 0;                ///< of the tiles that are no blanks
  std::optional<double> ratio;         ///< letterShare / tileShare; none without a tile
};

/// The words that the board has room for, counted.
struct WordCounts {
  std::uint64_t words = 0;
  std::uint64_t letters = 0;            ///< of all words together
  std::vector<std::uint64_t> byLength;  ///< index is the length; up to the board's longer side
  std::vector<LetterUse> use;           ///< in the order of the alphabet
};

/// A word without blanks on the empty board, where it scores most.
struct OpeningPlay {
  game::Move move;
  DrawChance drawn;  ///< that an opening rack holds its tiles
};

/// The opening plays of one score.
struct OpeningScore {
  int score = 0;
  std::uint64_t words = 0;         ///< that score so much
  std::vector<OpeningPlay> plays;  ///< the likeliest of them first
};

/// A full rack without blanks and the words of all its tiles.
struct AnagramSet {
  game::Rack rack;
  std::vector<std::vector<game::Letter>> words;
  DrawChance drawn;  ///< that an opening rack is this one
};

/// e of a leave: that it becomes a bingo rack when the rack is filled up from the full set without it.
struct LeaveChance {
  game::TileCounts leave;
  DrawChance bingo;
};

struct LexiconStats {
  WordCounts counts;
  std::vector<OpeningScore> openings;       ///< words that earn no bingo bonus; best score first
  std::vector<OpeningScore> bingoOpenings;  ///< words that earn it; best score first
  std::uint64_t fullRackWords = 0;          ///< words as long as a rack
  std::uint64_t plainBingoRacks = 0;        ///< distinct racks without a blank that make one
  std::uint64_t bingoRacks = 0;             ///< with blanks, too
  std::vector<AnagramSet> mostWords;        ///< plain bingo racks, most words first
  std::vector<AnagramSet> likeliest;        ///< plain bingo racks, likeliest first
  DrawChance openingBingo;                  ///< e of no tiles: that an opening rack is a bingo rack
  std::vector<LeaveChance> tiles;           ///< e of each tile of the set; alphabet order, the blank last
  std::vector<LeaveChance> leaves;          ///< of those asked for, in their order
};

struct LexiconStatsOptions {
  std::size_t top = 10;  ///< length of each list of bests, and of the plays of one score
  std::vector<game::TileCounts> leaves;
};

/// Enumerates, samples nothing. Seconds for millions of words; memory for some ten million racks at
/// most. Errors: "lexicon-stats.rack" (the set does not fill a rack, or too many racks can be drawn
/// for 64 bits), "lexicon-stats.leave" (not in the set, or larger than a rack).
[[nodiscard]] game::Result<LexiconStats> lexiconStats(const Lexicon& lexicon, const game::Language& language,
                                                      const LexiconStatsOptions& options);

}  // namespace rozbor::engine
