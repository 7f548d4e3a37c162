#include <gmock/gmock.h>

#include <filesystem>
#include <map>

#include "replay_fixtures.h"
#include "test_paths.h"

/// Real games from public sources, which are not part of this repository. Their README says which
/// of them are wrong and where; nothing else may be found.
namespace rozbor::replay {
namespace {

namespace fs = std::filesystem;
using test::Finding;

const std::map<std::string, std::vector<Finding>>& expectedFindings() {
  static const std::map<std::string, std::vector<Finding>> kExpected{
      // Racks that the writers made up: EEEEEEE of Peter, an R that disappears.
      {"liwords__josh_nationals_round_3.gcg", {{"replay.rack-not-kept", 9, 9}}},
      {"liwords__josh_nationals_round_8.gcg", {{"replay.rack-not-kept", 26, 7}}},
      {"liwords__many_challenges.gcg", {{"replay.next-rack", 40, 7}}},
      {"macondo__guy_vs_bot_almost_complete.gcg", {{"replay.unfinished", 27, 1}}},
      {"macondo__name_iso8859-1.gcg", {{"replay.unfinished", 4, 1}}},
      {"macondo__name_weird_encoding_with_header.gcg", {{"replay.unfinished", 5, 1}}},
      {"quackle__fivepoint.gcg", {{"replay.score-mismatch", 31, 39}}},
      {"quackle__multiplayer-crash.gcg",
       {{"replay.more-than-two-players", 3, 10},
        {"replay.tile-not-on-rack", 7, 28},
        {"replay.tile-not-on-rack", 8, 29},
        {"replay.tile-not-on-rack", 9, 25},
        {"replay.tile-not-on-rack", 13, 25},
        {"replay.tile-not-on-rack", 15, 28},
        {"replay.tile-not-on-rack", 16, 30},
        {"replay.tile-not-on-rack", 18, 21},
        {"replay.tile-not-on-rack", 19, 29},
        {"replay.tile-not-on-rack", 20, 30},
        {"replay.unfinished", 21, 1}}},
      {"quackle__preendgame.gcg", {{"replay.unfinished", 22, 1}}},
      {"quackle__preendgame2.gcg", {{"replay.unfinished", 23, 1}}}};
  return kExpected;
}

/// Lines whose recorded score, or a total after it, is wrong.
bool isWrong(const std::string& file, std::uint32_t line) {
  return file == "quackle__fivepoint.gcg" && line == 31;
}

const char* languageOf(const std::string& file) {
  return file == "macondo__polish_endgame.gcg" ? "pl" : "en";
}

class PublicRecords : public testing::Test {
 protected:
  void SetUp() override {
    const fs::path folder = fs::path(rozbor::test::kSharedDir) / "records";
    if (!fs::is_directory(folder)) GTEST_SKIP() << "no " << folder;
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().extension() == ".gcg") files_.push_back(entry.path());
    }
    ASSERT_FALSE(files_.empty());
  }

  std::vector<fs::path> files_;
};

Replay replayFile(const fs::path& path) {
  return test::replayOf(test::fileText(path), test::language(languageOf(path.filename())));
}

TEST_F(PublicRecords, AreFoundWrongOnlyWhereTheyAre) {
  for (const fs::path& path : files_) {
    const std::string file = path.filename();
    const auto expected = expectedFindings().find(file);
    EXPECT_EQ(test::findingsOf(replayFile(path)),
              expected == expectedFindings().end() ? std::vector<Finding>{} : expected->second)
        << file;
  }
}

TEST_F(PublicRecords, AreScoredAsRecorded) {
  for (const fs::path& path : files_) {
    for (const Turn& turn : replayFile(path).turns) {
      if (isWrong(path.filename(), turn.line)) continue;
      EXPECT_EQ(turn.scoreRecorded, turn.scoreComputed) << path.filename() << " line " << turn.line;
      EXPECT_EQ(turn.totalRecorded, turn.totalComputed) << path.filename() << " line " << turn.line;
    }
  }
}

TEST_F(PublicRecords, AreLaidEntirelyAndAccountForEveryTile) {
  for (const fs::path& path : files_) {
    for (const Turn& turn : replayFile(path).turns) {
      const auto where = path.filename().string() + " line " + std::to_string(turn.line);
      if (turn.kind == parser::EventKind::placement) {
        EXPECT_TRUE(turn.playable) << where;
        EXPECT_FALSE(turn.words.empty()) << where;
        EXPECT_TRUE(turn.rack.contains(turn.move->tileCounts())) << where;
      }
      EXPECT_EQ(turn.before.board.tileCount() + turn.before.rack.size() + turn.unseen.size(), 100) << where;
      EXPECT_GE(turn.unseen.size(), turn.bag) << where;
    }
  }
}

TEST_F(PublicRecords, FitTheirOwnLanguageBest) {
  for (const fs::path& path : files_) {
    const auto parsed = parser::parseGcg(test::fileText(path));
    const std::string own = languageOf(path.filename());
    const std::string other = own == "pl" ? "en" : "pl";
    EXPECT_EQ(fitOf(parsed.record, test::language(own)), LanguageFit{}) << path;
    EXPECT_LT(LanguageFit{}, fitOf(parsed.record, test::language(other))) << path;
  }
}

}  // namespace
}  // namespace rozbor::replay
