#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/replay/reconstruction.h"
#include "rozbor/replay/record_of_sheet.h"
#include "sheet_fixtures.h"
#include "sheet_slips.h"

namespace rozbor {
namespace {

using replay::Reconstruction;
using replay::ReconstructionStatus;

struct Sample {
  const char* file;
  const char* language;
};

/// The samples are games of the engine with itself: their true places are known.
class SheetRoundTrip : public testing::TestWithParam<Sample> {
 protected:
  const game::Language& language_ = test::language(GetParam().language);
  const std::string gcg_ = test::fileText(test::sourcePath(std::string("samples/") + GetParam().file));
  test::BareGame bare_ = test::bareGame(gcg_, language_);
  replay::ReconstructionMeans means_{bare_.isWord, {}};

  /// Where the words lay, by turn of the sheet, turned so that the first lies across.
  [[nodiscard]] std::vector<std::optional<game::Move>> truth() const {
    std::vector<std::optional<game::Move>> moves;
    std::optional<bool> mirrored;
    for (const replay::Turn& turn : bare_.replay.turns) {
      using enum parser::EventKind;
      if (turn.kind != placement && turn.kind != exchange && turn.kind != pass) continue;
      const bool lies = turn.kind == placement && turn.move && !turn.takenBack;
      if (lies && !mirrored) mirrored = turn.move->direction() == game::Direction::down;
      moves.push_back(lies ? std::optional(turned(*turn.move, *mirrored)) : std::nullopt);
    }
    return moves;
  }

  static game::Move turned(const game::Move& move, bool mirrored) {
    if (!mirrored) return move;
    return game::Move::placement(game::Square(move.start().column, move.start().row),
                                 crosswise(move.direction()), move.tiles());
  }

  [[nodiscard]] bool isTruth(const replay::Solution& solution) const {
    const auto moves = truth();
    return std::ranges::all_of(solution.turns, [&](const replay::PlacedTurn& turn) {
      return turn.kind == parser::SheetTurnKind::invalid || (turn.turn && moves[*turn.turn] == turn.move);
    });
  }
};

TEST_P(SheetRoundTrip, TheTrueGameIsAmongThoseThatFit) {
  const Reconstruction found = replay::reconstruct(bare_.sheet, language_, means_);
  ASSERT_NE(found.status, ReconstructionStatus::inconsistent);
  EXPECT_TRUE(std::ranges::any_of(found.solutions, [&](const auto& one) { return isTruth(one); }));
  EXPECT_TRUE(found.repairs.empty());
}

TEST_P(SheetRoundTrip, ItsRecordReplaysToTheSameScores) {
  const Reconstruction found = replay::reconstruct(bare_.sheet, language_, means_);
  ASSERT_FALSE(found.solutions.empty());
  const auto record = recordOf(bare_.sheet, found.solutions.front(), language_);
  const auto replayed = replay::replayRecord(record, language_);
  std::vector<int> original = bare_.replay.finalScores;
  std::vector<int> scores = replayed.finalScores;
  std::ranges::sort(original);
  std::ranges::sort(scores);
  EXPECT_EQ(scores, original);
  for (const auto& diagnostic : replayed.diagnostics)
    EXPECT_NE(diagnostic.severity, parser::Severity::error) << diagnostic.code;
}

TEST_P(SheetRoundTrip, APlaceForEachWordSettlesIt) {
  parser::ScoreSheet sheet = bare_.sheet;
  const auto moves = truth();
  for (std::size_t turn = 0; turn < moves.size(); ++turn) {
    if (!moves[turn]) continue;
    const game::Square start = moves[turn]->start();
    const bool across = moves[turn]->direction() == game::Direction::across;
    sheet.turns[turn].at = parser::Field<parser::Coordinate>{{start.row, start.column, across}, {}};
  }
  const Reconstruction found = replay::reconstruct(sheet, language_, {});
  EXPECT_EQ(found.status, ReconstructionStatus::unique);
  EXPECT_TRUE(isTruth(found.solutions.front()));
}

/// One slip of each kind that changes a row: told, and the true repair among the first three.
TEST_P(SheetRoundTrip, ASlipIsToldAndItsRepairProposed) {
  using test::SlipKind;
  for (const SlipKind kind : {SlipKind::wrongDigit, SlipKind::digitsSwapped, SlipKind::wrongTotal,
                              SlipKind::wrongLetter, SlipKind::missingLetter, SlipKind::extraLetter,
                              SlipKind::swappedLetters, SlipKind::lostMark, SlipKind::turnsSwapped}) {
    SCOPED_TRACE(test::kSlipNames[static_cast<std::size_t>(kind)]);
    parser::ScoreSheet sheet = bare_.sheet;
    const auto slip = test::SlipMaker(language_, 3).make(sheet, truth(), kind);
    if (!slip) continue;
    const Reconstruction found = replay::reconstruct(sheet, language_, means_);
    const auto first = std::min<std::ptrdiff_t>(3, std::ssize(found.repairs));
    EXPECT_TRUE(std::any_of(found.repairs.begin(), found.repairs.begin() + first,
                            [&](const replay::Repair& repair) {
                              return repair.field == slip->field && repair.turn == slip->turn;
                            }))
        << test::repairsOf(found);
  }
}

TEST_P(SheetRoundTrip, TheSameSheetGivesTheSameAnswer) {
  const auto one = replay::reconstruct(bare_.sheet, language_, means_);
  const auto other = replay::reconstruct(bare_.sheet, language_, means_);
  ASSERT_EQ(one.solutions.size(), other.solutions.size());
  for (std::size_t at = 0; at < one.solutions.size(); ++at)
    EXPECT_DOUBLE_EQ(one.solutions[at].probability, other.solutions[at].probability);
}

INSTANTIATE_TEST_SUITE_P(Samples, SheetRoundTrip,
                         testing::Values(Sample{"czech.gcg", "cs"}, Sample{"slovak.gcg", "sk"},
                                         Sample{"polish.gcg", "pl"}, Sample{"english.gcg", "en"}),
                         [](const auto& sample) { return std::string(sample.param.language); });

}  // namespace
}  // namespace rozbor
