#include "rozbor/app/studies/autoplay.h"

#include <algorithm>

#include "app_fixtures.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

namespace rozbor::test {
namespace {

class Autoplay : public testing::TestWithParam<const char*> {
 protected:
  /// A match in the language, with a lexicon of made-up words.
  [[nodiscard]] app::AutoplayRequest request(int words, const std::string& players) const {
    const game::Language& in = language(GetParam());
    const auto lexicon = *engine::Lexicon::build(engine::madeUpWords(in, words, 3), "madeup", "", in);
    const auto path = folder_.path() / "madeup.rozlex";
    EXPECT_TRUE(lexicon->write(path, in));
    app::AutoplayRequest request;
    request.games = 6;
    request.players = players;
    request.language = GetParam();
    request.lexicon = path.string();
    request.threads = 2;
    return request;
  }

  [[nodiscard]] engine::MatchTally played(const app::AutoplayRequest& request) const {
    const auto match = openAutoplay(request, pathsIn(folder_));
    EXPECT_TRUE(match) << match.error().message;
    const auto tally = app::play(*match, {}, {}, {});
    EXPECT_TRUE(tally) << tally.error().message;
    return *tally;
  }

  TemporaryFolder folder_;
};

/// Few words make games that end with tiles left, many make games that end by going out.
TEST_P(Autoplay, WritesRecordsThatReplayWithoutFault) {
  for (const int words : {40, 3000}) {
    const bool alwaysEnds = language(GetParam()).rules.scorelessLimit > 0;
    auto wanted = request(words, "greedy,random");
    wanted.gcgFolder = folder_.path() / std::to_string(words);
    const auto tally = played(wanted);
    std::int64_t scores = 0;
    for (int number = 1; number <= 6; ++number) {
      const auto file = wanted.gcgFolder / ("game-00000" + std::to_string(number) + ".gcg");
      const auto parsed = parser::parseGcg(fileText(file));
      EXPECT_TRUE(parsed.diagnostics.empty()) << file;
      const auto replayed = replay::replayRecord(parsed.record, language(GetParam()));
      EXPECT_TRUE(replayed.complete || !alwaysEnds) << file;
      for (const auto& diagnostic : replayed.diagnostics)
        EXPECT_TRUE(!alwaysEnds && diagnostic.code == "replay.unfinished")
            << file << " " << diagnostic.message;
      EXPECT_EQ(parsed.record.lexicon->value, "madeup");
      scores += replayed.finalScores[0] + replayed.finalScores[1];
    }
    EXPECT_EQ(scores, tally.players[0].score + tally.players[1].score);
  }
}

TEST_P(Autoplay, IsTheSameWithAndWithoutRecords) {
  auto wanted = request(3000, "static,greedy");
  const auto without = played(wanted);
  wanted.gcgFolder = folder_.path() / "games";
  wanted.threads = 1;
  EXPECT_EQ(played(wanted), without);
}

TEST_P(Autoplay, GivesPlayersTheirLeaves) {
  auto wanted = request(3000, "static,greedy");
  const auto leavesOf = [&](const std::string& players, std::size_t index) {
    wanted.players = players;
    return openAutoplay(wanted, pathsIn(folder_))->players[index].leavesFrom;
  };
  const std::string shipped = sourcePath("data/leaves").string() + "/" + GetParam() + ".csv";
  EXPECT_EQ(leavesOf("static,greedy", 0), shipped);
  EXPECT_EQ(leavesOf("static,greedy", 1), "none");
  EXPECT_EQ(leavesOf("static,static:leaves=none", 1), "none");
  const auto session = folder_.write("session.csv", "tiles,?,10\n");
  wanted.leaves = session;
  EXPECT_EQ(leavesOf("static,static:leaves=language", 0), session.string());
  EXPECT_EQ(leavesOf("static,static:leaves=language", 1), shipped);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, Autoplay, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

class AutoplayMatch : public Autoplay {};
INSTANTIATE_TEST_SUITE_P(English, AutoplayMatch, testing::Values("en"),
                         [](const auto& instance) { return std::string(instance.param); });

TEST_P(AutoplayMatch, TellsWhatDecidesIt) {
  auto one = request(500, "static,greedy");
  auto other = one;
  other.threads = 7;
  const auto facts = [&](const app::AutoplayRequest& asked) {
    return decidingFacts(*openAutoplay(asked, pathsIn(folder_)));
  };
  EXPECT_EQ(facts(one), facts(other));
  other.seed = 2;
  EXPECT_NE(facts(one), facts(other));
  other = one;
  other.players = "static,greedy:max-tiles=6";
  EXPECT_NE(facts(one), facts(other));
}

TEST_P(AutoplayMatch, OfMoreThanTwoIsATournament) {
  auto wanted = request(500, "static,greedy,random");
  wanted.games = 3;
  wanted.gcgFolder = folder_.path() / "games";
  const auto match = openAutoplay(wanted, pathsIn(folder_));
  ASSERT_TRUE(match) << match.error().message;
  const auto results = app::playTournament(*match, {}, {}, {});
  ASSERT_TRUE(results) << results.error().message;
  ASSERT_EQ(results->size(), 3u);
  for (const char* pair : {"pair-1-2", "pair-1-3", "pair-2-3"})
    for (const char* game : {"game-000001.gcg", "game-000002.gcg", "game-000003.gcg"})
      EXPECT_TRUE(std::filesystem::exists(wanted.gcgFolder / pair / game)) << pair << game;
  const auto last = parser::parseGcg(fileText(wanted.gcgFolder / "pair-2-3/game-000002.gcg"));
  EXPECT_EQ(last.record.players.front().nick.value, "random");  // the second of the two begins
  wanted.gcgFolder.clear();
  wanted.players = "greedy,random";
  EXPECT_EQ((*results)[2].tally, played(wanted));
}

TEST_P(AutoplayMatch, OfWhoLooksAheadRestsOnTheWinModel) {
  const auto facts = [&](const std::string& players) {
    const auto match = openAutoplay(request(500, players), pathsIn(folder_));
    return decidingFacts(*match).back();
  };
  EXPECT_EQ(facts("static,simulating").first, "win model");
  EXPECT_NE(facts("static,simulating").second.find("en.csv"), std::string::npos);
  EXPECT_EQ(facts("static,godlike").first, "leaves 2");
  auto paths = pathsIn(folder_);
  paths.data = folder_.path() / "data";
  std::filesystem::copy(sourcePath("data"), paths.data, std::filesystem::copy_options::recursive);
  std::filesystem::remove_all(paths.winModels());
  EXPECT_EQ(openAutoplay(request(500, "static,simulating"), paths).error().code, "player.no-win-model");
}

TEST_P(AutoplayMatch, CanBeRepeatedUnlessTheClockDecides) {
  EXPECT_TRUE(openAutoplay(request(500, "static,strongest"), pathsIn(folder_))->isRepeatable());
  EXPECT_FALSE(openAutoplay(request(500, "static,strongest:seconds=1"), pathsIn(folder_))->isRepeatable());
}

TEST_P(AutoplayMatch, SaysWhatIsMissing) {
  const auto codeOf = [&](app::AutoplayRequest asked) {
    return openAutoplay(asked, pathsIn(folder_)).error().code;
  };
  auto asked = request(500, "static,nobody");
  EXPECT_EQ(codeOf(asked), "player.unknown");
  asked.players = "static:leaves=nowhere.csv,greedy";
  EXPECT_EQ(codeOf(asked), "leaves.missing-file");
  asked.players = "static,greedy";
  asked.gcgFolder = folder_.write("file", "") / "games";
  EXPECT_EQ(codeOf(asked), "file.cannot-write");
  asked.language = "xx";
  EXPECT_EQ(codeOf(asked), "language.unknown");
}

}  // namespace
}  // namespace rozbor::test
