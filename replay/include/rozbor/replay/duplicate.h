#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/scoring.h"
#include "rozbor/parser/duplicate_record.h"

namespace rozbor::replay {

/// What somebody wrote for a round, laid on the board of that round.
struct DuplicatePlay {
  enum class Kind : std::uint8_t {
    none,     ///< nothing was written, or a pass
    play,     ///< `move` can be laid with the tiles of the rack, as far as it is known
    invalid,  ///< the table says that it did not count
    unfit,    ///< the rules do not allow it, or it could not be read
    points    ///< the points alone are told
  };
  Kind kind = Kind::none;
  parser::SourceRange where;
  std::optional<game::Move> move;     ///< by its whole main word; of an unfit play where it has a place
  std::vector<game::LaidWord> words;  ///< formed by a play, main word first
  std::optional<int> scoreRecorded;
  int scoreComputed = 0;  ///< of a play, by the rules
};

struct DuplicateTurn {
  std::uint32_t number = 0;  ///< as written, else counted from 1
  parser::SourceRange where;
  game::Board before;
  std::optional<game::Rack> rack;  ///< nothing: not told, or no rack of this game
  DuplicatePlay master;            ///< of kind `play` it is laid; else the board stays as it is
  std::vector<DuplicatePlay> plays;
};

/// A game of duplicate scrabble with the exact board before every round.
struct DuplicateReplay {
  std::vector<DuplicateTurn> rounds;
  game::Board last;                             ///< after the last round
  std::vector<parser::Diagnostic> diagnostics;  ///< codes "duplicate.…" (docs/duplicate.md), by line
};

/// Lays a game of duplicate scrabble by the rules of `language`. Never fails and judges no word. A letter
/// that is not marked as a blank is one where the rack has no such tile; of several ways the dearest is
/// taken.
[[nodiscard]] DuplicateReplay replayDuplicate(const parser::DuplicateRecord& record,
                                              const game::Language& language);

/// How badly `language` explains the record: tiles that are none of it, then points that are not what its
/// values give. Smaller is better.
struct DuplicateFit {
  int foreignTiles = 0;
  int scoreMismatches = 0;
  friend auto operator<=>(const DuplicateFit&, const DuplicateFit&) = default;
};
[[nodiscard]] DuplicateFit fitOf(const DuplicateReplay& replay);

}  // namespace rozbor::replay
