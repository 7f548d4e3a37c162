#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/engine/generator.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/replay/duplicate.h"

namespace rozbor::reports {

/// What a player's round came to (docs/duplicate.md).
struct DuplicateGrade {
  int points = 0;                       ///< that count
  bool asWritten = false;               ///< nobody could compute them; as the table has them
  bool isBest = false;                  ///< no play makes more
  bool isBingo = false;                 ///< as many tiles as earn the bonus, and it counted
  std::vector<game::LaidWord> phonies;  ///< words that neither the lexicon nor the referee knows
};

struct DuplicateRoundReview {
  std::vector<engine::Play>
      best;  ///< every play of the lexicon that makes the most points; none without a rack
  /// Most points that could be made: of the best, or of a dearer master move. Nothing where neither is known.
  std::optional<int> top;
  bool bingo = false;                         ///< one could be played
  std::vector<game::LaidWord> masterPhonies;  ///< words of the master move that the lexicon does not have
  std::vector<DuplicateGrade> grades;         ///< by player
};

struct DuplicateStanding {
  std::size_t player = 0;
  int place = 1;                  ///< shared by equal points
  std::int64_t points = 0;        ///< of all rounds
  std::int64_t gradedPoints = 0;  ///< of the rounds whose best is known
  std::int64_t possible = 0;      ///< points of the best plays of those rounds
  int rounds = 0;                 ///< whose best is known
  int bestRounds = 0;             ///< in which the player made as much
  int bingos = 0;
  int bingoChances = 0;

  /// Part of the points of the best plays, 0 to 1; nothing where no best is known.
  [[nodiscard]] std::optional<double> share() const {
    if (possible <= 0) return std::nullopt;
    return static_cast<double>(gradedPoints) / static_cast<double>(possible);
  }
};

/// A game of duplicate scrabble, graded. Exact for its lexicon: nothing in it is an estimate.
struct DuplicateReview {
  std::string file;
  parser::DuplicateRecord record;
  std::shared_ptr<const game::Language> language;
  engine::LexiconInfo lexicon;
  replay::DuplicateReplay replay;
  std::vector<DuplicateRoundReview> rounds;
  std::vector<DuplicateStanding> standings;     ///< the first place first; equal ones as in the table
  std::vector<parser::Diagnostic> diagnostics;  ///< of reading, replaying and grading, by line
};

/// Grades every player's plays against the most points that the rack of the round makes.
[[nodiscard]] DuplicateReview reviewDuplicate(std::string file, parser::ParsedDuplicate parsed,
                                              replay::DuplicateReplay replay,
                                              std::shared_ptr<const game::Language> language,
                                              const engine::Lexicon& lexicon);

}  // namespace rozbor::reports
