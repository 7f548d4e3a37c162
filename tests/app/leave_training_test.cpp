#include "rozbor/app/studies/leave_training.h"

#include "app_fixtures.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

namespace fs = std::filesystem;

/// A Slovak lexicon of made-up words and a training of two short rounds.
class TrainLeaves : public testing::Test {
 protected:
  void SetUp() override {
    const game::Language language = test::language("sk");
    const auto lexicon =
        engine::Lexicon::build(engine::madeUpWords(language, 3000, 1), "sk", "made up", language);
    ASSERT_TRUE(lexicon);
    fs::create_directories(folder_.path() / "lexica");
    ASSERT_TRUE((*lexicon)->write(folder_.path() / "lexica" / "sk.rozlex", language));
  }

  [[nodiscard]] app::LeaveTrainingRequest request(const std::string& name, bool keepsState) const {
    app::LeaveTrainingRequest asked;
    asked.language = "sk";
    asked.games = {20, 130};
    asked.threads = 2;
    asked.output = folder_.path() / (name + ".csv");
    if (keepsState) asked.state = folder_.path() / (name + ".state");
    return asked;
  }

  [[nodiscard]] game::Result<app::LeaveTrainingResult> train(const app::LeaveTrainingRequest& asked,
                                                             const std::stop_token& stop = {}) const {
    return trainLeaves(asked, test::pathsIn(folder_), {}, stop);
  }

  test::TemporaryFolder folder_;
};

TEST_F(TrainLeaves, GivesTheSameForAnyNumberOfThreads) {
  const auto two = train(request("two", false));
  ASSERT_TRUE(two) << two.error().message;
  EXPECT_EQ(two->rounds, 2u);
  EXPECT_FALSE(two->interrupted);
  EXPECT_GT(two->racks, 500u);
  auto asked = request("one", false);
  asked.threads = 1;
  ASSERT_TRUE(train(asked));
  const std::string csv = test::fileText(folder_.path() / "one.csv");
  EXPECT_EQ(csv, test::fileText(folder_.path() / "two.csv"));
  EXPECT_NE(csv.find("--games 20,130 --seed 1"), std::string::npos) << csv.substr(0, 400);
  asked.seed = 2;
  ASSERT_TRUE(train(asked));
  EXPECT_NE(csv, test::fileText(folder_.path() / "one.csv"));
}

TEST_F(TrainLeaves, GoesOnWhereItWasInterrupted) {
  ASSERT_TRUE(train(request("whole", false)));
  const auto asked = request("parts", true);
  std::stop_source stop;
  const auto interrupted = trainLeaves(
      asked, test::pathsIn(folder_),
      [&](const app::LeaveTrainingProgress& now) {
        if (now.round == 2 && now.games >= 100) stop.request_stop();
      },
      stop.get_token());
  ASSERT_TRUE(interrupted);
  EXPECT_TRUE(interrupted->interrupted);
  EXPECT_EQ(interrupted->rounds, 1u);
  // As if the machine had stopped in the middle of a block.
  fs::resize_file(asked.state, fs::file_size(asked.state) - 5);
  std::uint64_t firstGames = 0;
  const auto resumed = trainLeaves(asked, test::pathsIn(folder_),
                                   [&](const app::LeaveTrainingProgress& now) {
                                     if (firstGames == 0 && !now.fitting) firstGames = now.games;
                                   },
                                   {});
  ASSERT_TRUE(resumed);
  EXPECT_EQ(resumed->rounds, 2u);
  EXPECT_GT(firstGames, 0u);
  EXPECT_EQ(test::fileText(folder_.path() / "parts.csv"), test::fileText(folder_.path() / "whole.csv"));
}

TEST_F(TrainLeaves, RefusesTheStateOfAnotherTraining) {
  auto asked = request("a", true);
  asked.games = {50};
  ASSERT_TRUE(train(asked));
  asked.seed = 2;
  const auto other = train(asked);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, "training.other-state");
}

TEST_F(TrainLeaves, SaysWhatCannotBe) {
  auto asked = request("a", false);
  asked.games = {};
  EXPECT_EQ(train(asked).error().code, "training.rounds");
  asked.games = {10, 0};
  EXPECT_EQ(train(asked).error().code, "training.rounds");
  asked.games = {10};
  asked.output = folder_.path() / "none" / "a.csv";
  EXPECT_EQ(train(asked).error().code, "file.cannot-write");
  asked.language = "xx";
  EXPECT_FALSE(train(asked));
}

}  // namespace
}  // namespace rozbor
