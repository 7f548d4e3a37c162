#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/review/lexicon_fit.h"
#include "rozbor/review/preset.h"

namespace rozbor::reports {

/// Names a row of a library.
using Id = std::int64_t;

/// How many of a tile.
struct TileTally {
  std::string tile;  ///< as the language writes it; "?" is a blank
  int count = 0;

  friend bool operator==(const TileTally&, const TileTally&) = default;
};

/// One player's side of a game, from the record alone: no lexicon was asked (docs/statistics.md).
struct SeatRow {
  Id person = 0;
  std::string name;     ///< of the person, as the library shows it
  std::string written;  ///< as the record has it
  int score = 0;        ///< final, computed by the rules
  int turns = 0;        ///< placements, exchanges and passes, those challenged off too
  int placements = 0;   ///< that stood, as all that follows but where it says otherwise
  int exchanges = 0;
  int passes = 0;
  int takenBack = 0;  ///< own plays that were challenged off
  int challengesWon = 0;
  int challengesLost = 0;
  int bingos = 0;
  int tripleTriples = 0;  ///< main words over two triple-word squares or more, first covered by the play
  int highTurn = 0;       ///< points
  int tilesPlayed = 0;
  int blanksPlayed = 0;
  std::vector<TileTally> tiles;                     ///< played, in the order of the alphabet; blanks as "?"
  std::optional<std::vector<TileTally>> tilesLeft;  ///< in hand at the end; nothing: not known in full

  friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// How a game was analysed; the same again gives the same rows.
struct AnalysisRow {
  Id id = 0;
  Preset preset = Preset::quick;
  std::string engine;   ///< version of the program
  std::string lexicon;  ///< name and checksum
  std::string leaves;
  std::uint64_t seed = 1;
  std::string at;                  ///< UTC, "2026-11-21T09:30:00Z"
  double seconds = 0;              ///< of the wall clock
  bool luckKnown = false;          ///< of all draws of both players
  std::array<double, 2> luck{};    ///< points, by player
  std::array<double, 2> luckSe{};  ///< standard errors
  std::optional<LexiconFit> fit;   ///< of the lexicon; nothing: made before libraries kept it
};

/// A game of a library. `seats[0]` moved first.
struct GameRow {
  Id id = 0;
  std::string path;      ///< it was imported from
  std::string format;    ///< "gcg" or "sheet"
  std::string language;  ///< id
  std::string lexicon;   ///< that the record names; may be empty
  std::string title;
  std::string event;      ///< tournament, club evening …; may be empty
  std::string round;      ///< may be empty
  std::string playedOn;   ///< "2026-11-21"; empty: not known
  bool complete = false;  ///< the game came to its end
  std::array<SeatRow, 2> seats;
  std::optional<AnalysisRow> analysis;  ///< the strongest there is

  /// How the lexicon of the analysis falls short, where it does not fit the game; else null. What needs a
  /// lexicon leaves such a game out.
  [[nodiscard]] const LexiconFit* misfit() const {
    return analysis && analysis->fit && !analysis->fit->isGood() ? &*analysis->fit : nullptr;
  }
};

}  // namespace rozbor::reports
