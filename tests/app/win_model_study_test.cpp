#include "rozbor/app/studies/win_model_study.h"

#include "app_fixtures.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/lexica/win_model_choice.h"

namespace rozbor {
namespace {

namespace fs = std::filesystem;

/// A Czech lexicon of made-up words.
class WinModelStudy : public testing::Test {
 protected:
  void SetUp() override {
    const game::Language& language = test::language("cs");
    const auto lexicon =
        engine::Lexicon::build(engine::madeUpWords(language, 300, 1), "cs", "made up", language);
    ASSERT_TRUE(lexicon);
    fs::create_directories(folder_.path() / "lexica");
    ASSERT_TRUE((*lexicon)->write(folder_.path() / "lexica" / "cs.rozlex", language));
  }

  [[nodiscard]] app::WinModelStudy study(int threads) const {
    const auto opened = app::openWinModelStudy(
        {.language = "cs", .lexicon = "", .leaves = {}, .threads = threads}, test::pathsIn(folder_));
    if (!opened) throw std::runtime_error(opened.error().message.english());
    return *opened;
  }

  test::TemporaryFolder folder_;
};

TEST_F(WinModelStudy, CountsTheSameForAnyNumberOfThreads) {
  const auto one = countWins(study(1), 9, 1, {}, {}, {});
  EXPECT_EQ(one.games, 9);
  EXPECT_EQ(countWins(study(2), 9, 1, {}, {}, {}), one);
  EXPECT_NE(countWins(study(2), 9, 2, {}, {}, {}), one);
}

TEST_F(WinModelStudy, GoesOnFromWhatHasBeenCounted) {
  const auto whole = countWins(study(2), 9, 1, {}, {}, {});
  auto part = countWins(study(2), 4, 1, {}, {}, {});
  EXPECT_EQ(countWins(study(2), 9, 1, std::move(part), {}, {}), whole);
  EXPECT_EQ(countWins(study(2), 9, 1, whole, {}, {}), whole);
}

TEST_F(WinModelStudy, CountsNothingAfterAStop) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(countWins(study(1), 9, 1, {}, {}, stop.get_token()).games, 0);
}

TEST_F(WinModelStudy, TellsOfItsProgress) {
  std::int64_t seen = 0;
  std::int64_t kept = 0;
  app::WinModelHooks hooks;
  hooks.progress = [&](std::int64_t games) { seen = games; };
  hooks.checkpoint = [&](const engine::WinCounts& counts) { kept = counts.games; };
  (void)countWins(study(1), 5, 1, {}, hooks, {});
  EXPECT_EQ(seen, 5);
  EXPECT_EQ(kept, 5);
}

TEST_F(WinModelStudy, WritesDownWhereAModelComesFrom) {
  const auto opened = study(1);
  const auto table = fitWinModel(opened, countWins(opened, 5, 3, {}, {}, {}), 3);
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->rows.size(), 93u);
  const std::string text = writeWinTable(*table);
  for (const char* part : {"Win model of Czech", "# language cs\n", "# lexicon cs ", "# leaves cs.csv ",
                           "# seed 3\n", "# games 5, turns "})
    EXPECT_NE(text.find(part), std::string::npos) << part << text.substr(0, 500);
}

TEST_F(WinModelStudy, ChecksAModelInAnyNumberOfThreads) {
  const auto opened = study(1);
  const auto table = fitWinModel(opened, countWins(opened, 20, 1, {}, {}, {}), 1);
  ASSERT_TRUE(table);
  const engine::WinModel model(*table);
  const auto one = checkWinModel(opened, model, 8, app::heldOutSeed(1), {}, {});
  const auto two = checkWinModel(study(2), model, 8, app::heldOutSeed(1), {}, {});
  EXPECT_EQ(one.games, 8);
  EXPECT_GT(one.turns, 8);
  EXPECT_EQ(one.brier.value, two.brier.value);
  EXPECT_EQ(one.logLossGain.value, two.logLossGain.value);
}

TEST_F(WinModelStudy, HoldsOutGamesOfAnotherSeed) {
  EXPECT_NE(app::heldOutSeed(1), 1u);
  EXPECT_NE(app::heldOutSeed(1), app::heldOutSeed(2));
}

TEST_F(WinModelStudy, RemembersOtherLeavesByTheirBytes) {
  const auto facts = [&](const char* text) {
    const auto leaves = folder_.write("mine.csv", text);
    const auto opened = app::openWinModelStudy(
        {.language = "cs", .lexicon = "", .leaves = leaves, .threads = 1}, test::pathsIn(folder_));
    EXPECT_TRUE(opened);
    return app::decidingFacts(*opened, 1);
  };
  const auto before = facts("tiles,A,1\n");
  EXPECT_EQ(facts("tiles,A,1\n"), before);
  EXPECT_NE(facts("tiles,A,2\n"), before);
}

class WinModelChoice : public testing::Test {
 protected:
  void SetUp() override {
    paths_ = test::pathsIn(folder_);
    paths_.data = folder_.path() / "data";
    for (int unseen = 1; unseen <= 93; ++unseen)
      text_ += std::to_string(unseen) + ",0,1,20000,50000\n";
  }

  test::TemporaryFolder folder_;
  lexica::DataPaths paths_;
  std::string text_;
  game::Language english_ = test::language("en");
};

TEST_F(WinModelChoice, IsNoneWhereThereIsNone) {
  const auto choice = lexica::chooseWinModel(paths_, english_, {});
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->model, nullptr);
  EXPECT_TRUE(choice->path.empty());
}

TEST_F(WinModelChoice, TakesTheCommandLineThenTheLanguageThenTheShippedOne) {
  english_.folder = folder_.path() / "en";
  const auto shipped = folder_.write("data/winmodels/en.csv", text_);
  EXPECT_EQ(lexica::chooseWinModel(paths_, english_, {})->path, shipped);
  const auto own = folder_.write("en/winmodel.csv", text_);
  EXPECT_EQ(lexica::chooseWinModel(paths_, english_, {})->path, own);
  const auto named = folder_.write("named.csv", text_);
  const auto choice = lexica::chooseWinModel(paths_, english_, named);
  EXPECT_EQ(choice->path, named);
  EXPECT_DOUBLE_EQ(choice->model->winProbability(1, 30), 0.5);
}

TEST_F(WinModelChoice, SaysWhatIsWrongWithTheFile) {
  const auto missing = lexica::chooseWinModel(paths_, english_, folder_.path() / "none.csv");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, "winmodel.missing-file");
}

}  // namespace
}  // namespace rozbor
