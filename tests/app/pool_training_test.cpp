#include "rozbor/app/studies/pool_training.h"

#include "app_fixtures.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/lexica/leaves_choice.h"

namespace rozbor {
namespace {

namespace fs = std::filesystem;

class TrainPool : public testing::Test {
 protected:
  void SetUp() override {
    const auto lexicon =
        engine::Lexicon::build(engine::madeUpWords(slovak_, 3000, 1), "sk", "made up", slovak_);
    ASSERT_TRUE(lexicon);
    fs::create_directories(folder_.path() / "lexica");
    ASSERT_TRUE((*lexicon)->write(folder_.path() / "lexica" / "sk.rozlex", slovak_));
  }

  [[nodiscard]] game::Result<app::PoolTrainingResult> train(const std::string& name, int threads,
                                                            const std::stop_token& stop = {}) const {
    app::PoolTrainingRequest asked;
    asked.language = "sk";
    asked.games = 120;
    asked.threads = threads;
    asked.output = folder_.path() / name;
    return trainPool(asked, test::pathsIn(folder_), {}, stop);
  }

  game::Language slovak_ = test::language("sk");
  test::TemporaryFolder folder_;
};

TEST_F(TrainPool, GivesTheSameForAnyNumberOfThreads) {
  const auto one = train("one.csv", 1);
  ASSERT_TRUE(one) << one.error().message;
  EXPECT_GT(one->racks, 1000U);
  ASSERT_TRUE(train("two.csv", 2));
  const std::string csv = test::fileText(folder_.path() / "one.csv");
  EXPECT_EQ(csv, test::fileText(folder_.path() / "two.csv"));
  EXPECT_NE(csv.find("leaves pool --language sk --games 120 --seed 1"), std::string::npos)
      << csv.substr(0, 400);
  const auto read = engine::readPoolTerms(csv, slovak_);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(engine::writePoolTerms(*read, slovak_), csv);
}

TEST_F(TrainPool, WritesNothingWhenItIsInterrupted) {
  std::stop_source stop;
  stop.request_stop();
  const auto none = train("none.csv", 2, stop.get_token());
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->interrupted);
  EXPECT_FALSE(fs::exists(folder_.path() / "none.csv"));
}

TEST_F(TrainPool, IsFoundBesideTheLeavesOfALanguage) {
  game::Language own = slovak_;
  own.folder = folder_.path();
  const lexica::DataPaths paths = test::pathsIn(folder_);
  folder_.write("pool.csv", "tile,A,0.5\n");
  const auto found = lexica::openPoolTerms(paths, own);
  ASSERT_TRUE(found);
  ASSERT_NE(*found, nullptr);
  EXPECT_EQ((*found)->tiles[1], 0.5);
  folder_.write("pool.csv", "tile,A,0.5\nnonsense\n");
  const auto bad = lexica::openPoolTerms(paths, own);
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().code, "leaves.bad-line");
}

}  // namespace
}  // namespace rozbor
