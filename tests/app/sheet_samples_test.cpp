#include "rozbor/app/entry/sheet_opener.h"
#include "sheet_test.h"

namespace rozbor::test {
namespace {

class SheetSamples : public SheetTest {
 protected:
  void expectTrueGame(const std::string& sheet) {
    const auto found = open(sourcePath("samples/" + sheet));
    const auto stem = std::filesystem::path(sheet).stem().string();
    const auto truth = open(sourcePath("tests/data/sheets/" + stem + ".gcg"), found.file.language->id);
    EXPECT_EQ(gameOf(found, false), gameOf(truth, false));
    EXPECT_EQ(found.replay.finalScores, truth.replay.finalScores);
  }
};

TEST_F(SheetSamples, SideBySideIsReconstructed) {
  expectTrueGame("czech-sheet.txt");
}

TEST_F(SheetSamples, AListIsReconstructed) {
  expectTrueGame("czech-sheet-list.txt");
}

TEST_F(SheetSamples, Windows1250WithItsLineEndsIsReconstructed) {
  expectTrueGame("czech-sheet-windows.txt");
}

TEST_F(SheetSamples, CsvIsReconstructed) {
  expectTrueGame("slovak-sheet.csv");
}

TEST_F(SheetSamples, SlipsAreFoundAndTheTrueGameWithThem) {
  expectTrueGame("slovak-sheet-slips.txt");
  const auto sheet = app::SheetOpener(paths_).open(sourcePath("samples/slovak-sheet-slips.txt"), "", "");
  ASSERT_TRUE(sheet);
  std::vector<std::string> repairs;
  for (const replay::Repair& repair : sheet->reconstruction.repairs)
    repairs.push_back(std::string(name(repair.field)) + ' ' + repair.written + ' ' + repair.likely);
  std::ranges::sort(repairs);
  EXPECT_EQ(repairs, (std::vector<std::string>{"score 52 25", "total 265 275", "word ZOČNE ZOČME"}));
}

TEST_F(SheetSamples, OnePlayersWordsAreCountedAndNotReconstructed) {
  const auto outcome = open(sourcePath("samples/slovak-sheet-one-player.txt"), "sk");
  const app::SheetFile& sheet = *outcome.file.sheet;
  EXPECT_EQ(sheet.reconstruction.status, replay::ReconstructionStatus::refused);
  EXPECT_EQ(sheet.reconstruction.wordsJudged, 16);
  EXPECT_EQ(sheet.reconstruction.wordsUnknown, 0);
  const auto refused = convert(outcome, {.format = app::RecordFormat::gcg, .layout = {}, .style = {}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "sheet.one-player");
  const auto diagnostics = outcome.file.parsed.diagnostics;
  EXPECT_NE(std::ranges::find(diagnostics, "reconstruct.one-player", &parser::Diagnostic::code),
            diagnostics.end());
}

/// Two turns of each, without their points: many games fit.
constexpr const char* kTwoTurns =
    "Varianta: cs\nZH: Radka\nDH: Hynek\n\n"
    "ZH slovo | body | součet | DH slovo | body | součet\n"
    "LAŇ | | | MLŽ | | \nTE(K)U | | | MELIVU | | \n";

TEST_F(SheetSamples, OtherGamesThatFitAreComparedOrLeftOut) {
  const std::filesystem::path file = folder_.write("two-turns.txt", kTwoTurns);
  app::Reviewer reviewer(paths_);
  const auto record = reviewer.open({file}, "cs");
  ASSERT_TRUE(record);
  const std::size_t others = record->file.sheet->reconstruction.solutions.size() - 1;
  ASSERT_GE(others, 2U);
  app::ReviewOptions options;
  options.preset = reports::Preset::standard;
  const auto reviewed = [&](const reports::Progress& progress) {
    return *reviewer.review(*record, options, progress).review;
  };
  double most = 0;
  const reports::GameReview whole = reviewed([&](std::size_t done, std::size_t all) {
    const double part = static_cast<double>(done) / static_cast<double>(all);
    EXPECT_GE(part, most) << "with another game it goes on where it was";
    EXPECT_LE(part, 1);
    most = part;
    return true;
  });
  EXPECT_EQ(most, 1);
  EXPECT_FALSE(whole.interrupted);
  ASSERT_FALSE(whole.sheet->others.empty());
  EXPECT_EQ(whole.sheet->others.size() + whole.sheet->gamesLeftOut, others);

  bool isFirstDone = false;
  const reports::GameReview part = reviewed([&](std::size_t done, std::size_t all) {
    const bool goesOn = !isFirstDone;
    isFirstDone = 3 * done >= all;  // of three games
    return goesOn;
  });
  EXPECT_TRUE(part.interrupted);
  EXPECT_EQ(part.decisions.size(), whole.decisions.size());
  EXPECT_TRUE(part.sheet->others.empty()) << "half a review is no comparison";
  EXPECT_EQ(part.sheet->gamesLeftOut, others);

  options.preset = reports::Preset::quick;
  const reports::GameReview ungraded = reviewed({});
  EXPECT_TRUE(ungraded.sheet->others.empty()) << "without racks quick has no verdicts";
  EXPECT_EQ(ungraded.sheet->gamesLeftOut, others);
}

}  // namespace
}  // namespace rozbor::test
