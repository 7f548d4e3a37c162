#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/library/game_rows.h"
#include "rozbor/review/cause.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// One decision in numbers: all that statistics are made of. Losses are kept as they were measured, never
/// as bands, so that another scale bands them anew.
struct DecisionRow {
  int turn = 0;  ///< event of the record, from 1
  int seat = 0;  ///< 0 moved first in the game
  Method method = Method::staticEquity;
  bool graded = false;   ///< the rack is known in full, and the move understood
  bool counted = false;  ///< enters the headline (docs/verdicts.md)
  bool imputed = false;  ///< graded over the racks that are possible
  bool placement = false;
  bool bingoPlayed = false;     ///< challenged off or not
  bool bingoAvailable = false;  ///< known of graded ones
  bool phony = false;
  bool takenBack = false;
  bool phonyLetStand = false;         ///< the opponent's, on the turn before this decision
  bool validChallenged = false;       ///< by the player, before this decision, in vain
  int score = 0;                      ///< 0 where it was taken back
  Loss loss;                          ///< graded or imputed ones
  std::optional<CauseFinding> cause;  ///< of a graded one that lost something, whatever its band
  std::optional<double> luckPoints;   ///< of the draw before it
  double luckPointsSe = 0;
  std::optional<double> luckWin;        ///< win probability, 0 to 1
  double luckPercentile = 0;            ///< 0 to 100; means something with luckPoints
  std::optional<double> seconds{};      ///< spent on the move, where the record has clocks
  std::optional<double> secondsLeft{};  ///< before it
  bool inTimeTrouble = false;
  bool obvious = false;  ///< the best move by far, and played
};

/// A person with the names that records gave them.
struct PersonRow {
  Id id = 0;
  std::string name;
  std::vector<std::string> aliases;
  int games = 0;
};

/// Pairs of people who met, the lower id first. One person does not play against himself.
using Meetings = std::set<std::pair<Id, Id>>;

/// What an opponent scored in games against others.
struct OtherGames {
  std::size_t games = 0;
  double scoreMean = 0;
};

/// A player's side of a game with its decisions: what statistics are computed from. A library does not read
/// of the game what these do not need (the file and the title, say, and the tiles of the opponent).
struct PlayedGame {
  GameRow game;
  std::size_t seat = 0;
  std::vector<DecisionRow> decisions;  ///< the player's own; empty where it is not analysed

  [[nodiscard]] const SeatRow& own() const { return game.seats[seat]; }
  [[nodiscard]] const SeatRow& opponent() const { return game.seats[1 - seat]; }
  /// Points, own less the opponent's.
  [[nodiscard]] int spread() const { return own().score - opponent().score; }
};

/// What a decision looked like, to show it or to play it again.
struct DecisionText {
  std::string position;   ///< CGP, seen by the player
  std::string rack;       ///< what is known of it
  std::string rackKnown;  ///< "full", "partial", "none"
  std::string played;     ///< "8D HO.SE", "-ABC", "-"; empty: not understood
  std::string best;       ///< empty: not graded
  std::string bestWord;   ///< the main word of a best placement, in full; else empty
  std::string bestBingo;  ///< the best one that was there; empty: none
  std::string words;      ///< phonies of the play, separated by blanks
};

/// A decision with the game that it belongs to.
struct DecisionRecord {
  GameRow game;
  DecisionRow numbers;
  DecisionText text;
};

/// Whether a decision is worth being practised and told of: a cause was found, and the loss is a mistake
/// or worse. One rule for reviews, reports and the trainer.
[[nodiscard]] bool isLesson(Band band, const std::optional<CauseFinding>& cause);
[[nodiscard]] bool isLesson(const DecisionRow& decision, const BandScale& scale);

/// The band of a stored decision; none where it was not graded.
[[nodiscard]] Band bandOf(const DecisionRow& decision, const BandScale& scale);

}  // namespace rozbor::reports
