#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rozbor/replay/reconstruction.h"
#include "sheet_game.h"

namespace rozbor::replay {

/// One way to read a row: as it is written, or with one slip taken back.
struct Reading {
  Letters letters;
  LetterBits marks = 0;
  std::vector<int> scores;  ///< accepted; of no use when `anyScore`
  bool anyScore = false;
  bool asSeen = false;            ///< whatever word a board shows; `letters` is empty
  double cost = 0;                ///< nats
  std::optional<SlipField> slip;  ///< what this reading takes for a slip
};

/// One turn of the game that is tried.
struct Step {
  std::optional<std::size_t> row;  ///< index into SheetGame::rows; none for a turn that is missing
  int player = 0;
  parser::SheetTurnKind kind = parser::SheetTurnKind::play;
  std::optional<int> points;         ///< as written, or as the totals tell
  std::vector<Reading> readings;     ///< of a play: the one as written first
  bool mayHoldBlank = true;          ///< of a turn that is missing
  std::optional<int> repairedTotal;  ///< what the total should be if the points are as written
};

/// An order of turns with what the sheet's sums leave of their points.
struct Plan {
  std::vector<Step> steps;
  std::vector<Repair> repairs;        ///< that every solution of the plan needs
  std::vector<std::size_t> suspects;  ///< turns whose sums do not agree
  double cost = 0;                    ///< nats, of the repairs and of sums that do not agree
};

/// Rates of what the sheet shows of its writer and of the word test.
struct SheetHabits {
  double unknownCrossWord = 0;           ///< nats
  std::vector<double> unknownWord;       ///< nats, by row: 0 where the word test knows the main word
  std::vector<double> unknownOtherWord;  ///< the same of the word that the other player's sheet has
  double unmarkedBlank = 0;              ///< nats
  int words = 0;                         ///< main words
  int unknown = 0;                       ///< those that the word test does not know
};

/// What a word costs that the word test does not know, where it lacks so many of so many, in nats.
[[nodiscard]] double unknownWordCost(int unknown, int words);

/// Estimates how often words are unknown to the word test from the main words, of which the sheet
/// has many: (unknown + 0.2) / (words + 20). A main word is judged by the others.
[[nodiscard]] SheetHabits habitsOf(const SheetGame& game, const WordTest& isWord);

/// The rows in the order of the sheet.
[[nodiscard]] Plan writtenPlan(const SheetGame& game, const SheetHabits& habits);
/// The rows with two neighbours swapped: turns, a player's turns, or rounds.
[[nodiscard]] std::vector<Plan> swappedPlans(const SheetGame& game, const SheetHabits& habits);
/// The rows with one turn more, where the sums or the order of the players ask for one.
[[nodiscard]] std::vector<Plan> missingTurnPlans(const SheetGame& game, const SheetHabits& habits);

/// The rows with a missing turn of each player, one after the other, where the totals do not deny it: a row
/// of a sheet side by side that was left out. Only a board can tell these words.
[[nodiscard]] std::vector<Plan> missingRoundPlans(const SheetGame& game, const SheetHabits& habits);

/// Adds to every play of the plan the readings that take back one slip of a letter, a mark or the points.
/// Returns how many words the test does not know of which a slip makes one that it does.
int addSlipReadings(Plan& plan, const SheetGame& game, const game::Language& language,
                    const ReconstructionMeans& means);

/// What it costs to have written `written` for `meant` points.
[[nodiscard]] double scoreSlipCost(int written, int meant);

}  // namespace rozbor::replay
