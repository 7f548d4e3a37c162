#include "rozbor/app/review/online_files.h"

#include <gmock/gmock.h>

#include "../sheet_test.h"
#include "rozbor/app/review/conversion.h"
#include "rozbor/parser/gcg.h"

namespace rozbor::test {
namespace {

using testing::ElementsAre;

constexpr const char* kHistory =
    R"({"history":{"uid":"g1","players":[{"nickname":"i","real_name":"Ida Lind"},{"nickname":"o","real_name":"Otto Berg"}],
"events":[{"rack":"AEHOSUU","position":"8D","row":7,"column":3,"played_tiles":"HOUSE","score":24,"cumulative":24},
{"player_index":1,"rack":"NO","position":"H8","row":7,"column":7,"direction":1,"played_tiles":".ON","score":3,"cumulative":3}]}})";
constexpr const char* kCards =
    R"({"game_info":[{"game_id":"g1","tournament_id":"cup","tournament_round":3}]})";

class OnlineFiles : public SheetTest {
 protected:
  static std::vector<std::string> names(const std::vector<app::RecordSource>& sources) {
    std::vector<std::string> all;
    for (const app::RecordSource& source : sources)
      all.push_back(source.path.filename().string());
    return all;
  }
};

TEST_F(OnlineFiles, areReadLikeAnyRecord) {
  const auto outcome = open(folder_.write("anything.txt", kHistory));
  EXPECT_EQ(outcome.replay.turns.size(), 2U);
  EXPECT_EQ(outcome.replay.finalScores, (std::vector<int>{24, 3}));
  EXPECT_FALSE(app::hasErrors(outcome.diagnostics));
}

TEST_F(OnlineFiles, takeWhatTheyLackFromCardsBesideThem) {
  const auto file = folder_.write("a/game.json", kHistory);
  folder_.write("a/cards.json", kCards);
  folder_.write("a/game.analysis.json",
                R"({"turns":[{"played_move":"8D HOUSE","optimal_move":"8H HOUSE"}]})");
  folder_.write("a/other.analysis.json", R"({"turns":[{"played_move":"no","optimal_move":"no"}]})");
  const parser::GameRecord record = open(file).file.parsed.record;
  EXPECT_EQ(record.tournament->value, "cup");
  ASSERT_EQ(record.secondOpinion.size(), 1U);
  EXPECT_EQ(record.secondOpinion[0].best, "8H HOUSE");
}

TEST_F(OnlineFiles, ofSeveralGamesAreSeveralRecords) {
  const std::string many = std::string("[") + kHistory + "," + kHistory + "]";
  folder_.write("b/cards.json", kCards);
  const std::vector<std::string> files{folder_.write("b/many.json", many).string(),
                                       folder_.write("b/one.json", kHistory).string(),
                                       folder_.write("b/x.gcg", "#player1 a A\n").string(), "-"};
  const auto sources = app::recordSources(files);
  EXPECT_THAT(names(sources), ElementsAre("many.json#1", "many.json#2", "one.json", "x.gcg", "-"));
  const auto second = app::Reviewer(paths_).open(sources[1], "en");
  ASSERT_TRUE(second);
  EXPECT_EQ(second->file.parsed.record.tournament->value, "cup");
}

TEST_F(OnlineFiles, ofSeveralSheetsAreSeveralRecords) {
  const std::string one = fileText(sourcePath("samples/czech-sheet.txt"));
  const std::string two = one + "\n" + fileText(sourcePath("samples/czech-sheet-list.txt"));
  const std::vector<std::string> files{folder_.write("two.txt", two).string(),
                                       folder_.write("one.txt", one).string()};
  const auto sources = app::recordSources(files);
  ASSERT_THAT(names(sources), ElementsAre("two.txt#1", "two.txt#2", "one.txt"));
  app::Reviewer reviewer(paths_);
  for (std::size_t game = 0; game < 2; ++game) {
    const auto found = reviewer.open(sources[game], "cs");
    ASSERT_TRUE(found);
    const auto alone =
        open(sourcePath(game == 0 ? "samples/czech-sheet.txt" : "samples/czech-sheet-list.txt"), "cs");
    EXPECT_TRUE(sameContent(found->file.parsed.record, alone.file.parsed.record));
    EXPECT_EQ(found->file.path, sources[game].path);
  }
}

TEST_F(OnlineFiles, ofSeveralSheetsTheFirstIsReadWhereOneIsAskedFor) {
  const std::string one = fileText(sourcePath("samples/czech-sheet.txt"));
  const auto first = open(
      folder_.write("both.txt", one + "\n" + fileText(sourcePath("samples/czech-sheet-list.txt"))), "cs");
  EXPECT_TRUE(sameContent(first.file.parsed.record,
                          open(sourcePath("samples/czech-sheet.txt"), "cs").file.parsed.record));
  const auto& diagnostics = first.file.parsed.diagnostics;
  const auto said = std::ranges::find(diagnostics, "cas.several-games", &parser::Diagnostic::code);
  ASSERT_NE(said, diagnostics.end());
  EXPECT_EQ(said->message.english(), "expected one game, found 2");
}

TEST_F(OnlineFiles, thatAreBrokenSayWhere) {
  const auto outcome = open(folder_.write("cut.json", std::string(kHistory).substr(0, 139)), "en");
  const auto& diagnostics = outcome.file.parsed.diagnostics;
  ASSERT_EQ(diagnostics.size(), 1U);
  EXPECT_EQ(diagnostics[0].code, "online.broken-json");
  EXPECT_EQ(diagnostics[0].path, "history.events[0].rack");
}

TEST_F(OnlineFiles, areWrittenAndReadAsTheSameGame) {
  const app::ConversionTarget json{.format = app::RecordFormat::json, .layout = {}, .style = {}};
  for (const std::string name : {"czech", "slovak", "polish", "english", "english-partial-racks"}) {
    const auto first = open(sourcePath("samples/" + name + ".gcg"));
    const auto conversion = convert(first, json);
    ASSERT_TRUE(conversion);
    const auto again = open(folder_.write(name + ".json", conversion->text));
    EXPECT_EQ(again.file.language->id, first.file.language->id) << name;
    EXPECT_TRUE(sameContent(again.file.parsed.record, first.file.parsed.record)) << name;
    EXPECT_EQ(again.replay.finalScores, first.replay.finalScores) << name;
  }
}

TEST_F(OnlineFiles, markATileThatWasThereWithADot) {
  const auto source = open(folder_.write("letters.gcg",
                                         "#player1 i I\n#player2 o O\n>i: AEHOSUU 8D HOUSE +24 24\n"
                                         ">o: NO H8 EON +3 3\n"),
                           "en");
  const auto conversion = convert(source, {.format = app::RecordFormat::json, .layout = {}, .style = {}});
  EXPECT_NE(conversion->text.find("\".ON\""), std::string::npos) << conversion->text;
}

TEST_F(OnlineFiles, tellWhatTheyCannotSay) {
  const auto source = open(folder_.write("odd.gcg",
                                         "#player1 i I\n#player2 o O\n#mood good\n#note before\n"
                                         ">i: AEHOSUU 8D HOUSE +24 24 HOUSE\n"),
                           "en");
  const auto conversion = convert(source, {.format = app::RecordFormat::json, .layout = {}, .style = {}});
  EXPECT_EQ(conversion->losses, (std::vector<app::Loss>{{app::LossKind::notes, 1, ""},
                                                        {app::LossKind::trailingTexts, 1, ""},
                                                        {app::LossKind::pragmas, 1, "#mood"}}));
}

TEST_F(OnlineFiles, samplesReadWithoutAFault) {
  const auto history = open(sourcePath("samples/online/history.json"));
  EXPECT_TRUE(history.diagnostics.empty());
  EXPECT_EQ(history.file.parsed.record.timeControl->value, "25:00 Regular");
  EXPECT_EQ(history.file.parsed.record.secondOpinion.size(), 2U);
  const auto document = open(sourcePath("samples/online/document.json"));
  EXPECT_TRUE(document.diagnostics.empty());
  EXPECT_EQ(document.file.language->id, "pl");
  EXPECT_EQ(document.replay.finalScores, open(sourcePath("samples/polish.gcg")).replay.finalScores);
}

}  // namespace
}  // namespace rozbor::test
