#include "rozbor/app/explore/exploration.h"

#include <gmock/gmock.h>

#include <fstream>
#include <stop_token>

#include "app_fixtures.h"
#include "rozbor/app/explore/position_file.h"
#include "rozbor/game/end_rack.h"
#include "rozbor/game/notation.h"

namespace rozbor::test {
namespace {

using app::Exploration;

constexpr const char* kHouse = "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 AEINRST/ 12/30 0";

class Explore : public ::testing::Test {
 protected:
  Explore() {
    const auto built = lexica::buildLexicon(
        {.files = {sourcePath("tests/data/words.txt")}, .encoding = "UTF-8", .name = "en"}, language(),
        paths_);
    if (!built) throw std::runtime_error(built.error().message.english());
  }
  Exploration begin(const std::string& cgp = kHouse) {
    auto begun = Exploration::begin({.cgp = cgp, .language = "en", .lexicon = "", .leaves = {}}, paths_);
    if (!begun) throw std::runtime_error(begun.error().message.english());
    return *std::move(begun);
  }
  static std::string codeOf(const std::optional<game::Error>& error) { return error ? error->code : ""; }

  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
};

TEST_F(Explore, drawsTheRacksThatNothingTells) {
  const Exploration exploration = begin();
  const game::Position& position = exploration.current().position;
  EXPECT_EQ(position.rack, rack("AEINRST"));
  EXPECT_EQ(position.opponentRack.size(), 7);
  EXPECT_TRUE(unseenTiles(position, language()).contains(position.opponentRack));
}

TEST_F(Explore, playsAMoveAndHandsTheTurnOver) {
  Exploration exploration = begin();
  const game::Rack theirs = exploration.current().position.opponentRack;
  ASSERT_EQ(codeOf(exploration.play(move("I2 RETAINS"))), "");
  const Exploration::Node& now = exploration.current();
  EXPECT_EQ(now.turn, 1);
  EXPECT_EQ(now.position.rack, theirs);
  EXPECT_EQ(now.position.opponentRack.size(), 7) << "new tiles were drawn";
  EXPECT_EQ(now.position.opponentScore, 12 + now.played->score);
  EXPECT_FALSE(now.over);
}

TEST_F(Explore, keepsBranchesAsVariations) {
  Exploration exploration = begin();
  ASSERT_FALSE(exploration.play(move("I2 RETAINS")));
  const auto first = exploration.at();
  ASSERT_TRUE(exploration.takeBack());
  ASSERT_FALSE(exploration.play(game::Move::pass()));
  EXPECT_NE(exploration.at(), first);
  ASSERT_TRUE(exploration.takeBack());
  EXPECT_FALSE(exploration.takeBack()) << "that was the first position";
  ASSERT_FALSE(exploration.play(move("I2 RETAINS")));
  EXPECT_EQ(exploration.at(), first) << "the move that was made here before";
  EXPECT_EQ(exploration.nodes().size(), 3u);
}

TEST_F(Explore, refusesWhatTheRulesTheRackOrTheLexiconForbid) {
  Exploration exploration = begin();
  EXPECT_EQ(codeOf(exploration.play(move("I2 QUIZZES"))), "explore.no-tiles");
  EXPECT_EQ(codeOf(exploration.play(move("1A RETAINS"))), "explore.illegal");
  EXPECT_EQ(codeOf(exploration.play(move("I2 RETSINA"))), "explore.illegal");
  EXPECT_EQ(exploration.nodes().size(), 1u);
}

TEST_F(Explore, letsALevelPlayUntilTheGameIsOver) {
  Exploration exploration = begin();
  for (int turn = 0; turn < 200 && !exploration.current().over; ++turn)
    ASSERT_EQ(codeOf(exploration.playAs("greedy")), "");
  EXPECT_TRUE(exploration.current().over);
  EXPECT_TRUE(exploration.plays().empty());
  EXPECT_EQ(codeOf(exploration.playAs("greedy")), "explore.over");
  EXPECT_EQ(codeOf(exploration.play(game::Move::pass())), "explore.over");
}

TEST_F(Explore, letsALevelThinkUntilItIsStopped) {
  Exploration exploration = begin();
  ASSERT_EQ(codeOf(exploration.playAs("simulating:deals=10")), "");
  EXPECT_EQ(exploration.current().turn, 1);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(codeOf(exploration.playAs("strongest:deals=1000000", stop.get_token())), "explore.stopped");
  EXPECT_EQ(exploration.current().turn, 1) << "what was chosen in haste is not played";
}

TEST_F(Explore, takesARackByHand) {
  Exploration exploration = begin();
  EXPECT_EQ(codeOf(exploration.setRack("QQ")), "explore.bad-rack");
  EXPECT_EQ(codeOf(exploration.setRack("")), "explore.bad-rack");
  ASSERT_EQ(codeOf(exploration.setRack("IT")), "");
  EXPECT_EQ(exploration.current().position.rack, rack("IT"));
  EXPECT_EQ(exploration.nodes().size(), 1u);
}

TEST_F(Explore, isWrittenAsAPositionThatItReads) {
  Exploration exploration = begin();
  ASSERT_FALSE(exploration.play(move("I2 RETAINS")));
  const Exploration again = begin(exploration.cgp());
  EXPECT_EQ(again.current().position, exploration.current().position);
}

TEST_F(Explore, beginsFromNothing) {
  Exploration exploration = begin("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0");
  EXPECT_EQ(exploration.current().position.rack.size(), 7);
  EXPECT_FALSE(exploration.plays().empty());
}

TEST_F(Explore, settlesTheTilesThatAreLeftWhenTheGameEnds) {
  // Every other tile of the set lies on the board or is held: the bag is empty.
  Exploration exploration = begin("15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 S/Q 12/30 5");
  const game::Position before = exploration.current().position;
  ASSERT_FALSE(exploration.play(game::Move::pass()));
  ASSERT_TRUE(exploration.current().over) << "six turns without points";
  const Exploration::Node& end = exploration.current();
  const auto points = endRackPoints({before.opponentRack, before.rack}, language());
  EXPECT_EQ(end.settled[0], points[0].points);
  EXPECT_EQ(end.settled[1], points[1].points);
  EXPECT_LT(end.settled[0], 0);
  EXPECT_EQ(end.position.score, 30 + points[0].points);
  EXPECT_EQ(end.position.opponentScore, 12 + points[1].points);
}

TEST_F(Explore, beginsFromAFileOfEitherForm) {
  const Exploration exploration = begin();
  for (const char* name : {"position.cgp", "position.csv"}) {
    const auto file = folder_.path() / name;
    ASSERT_FALSE(app::savePosition(file, exploration.current().position, language(), ""));
    EXPECT_EQ(begin(file.string()).current().position, exploration.current().position) << name;
  }
}

TEST_F(Explore, saysWhereAPositionFileIsWrong) {
  std::ofstream(folder_.path() / "bad.csv") << "A,B\nA,7\nturn,4\n";
  const auto begun = Exploration::begin(
      {.cgp = (folder_.path() / "bad.csv").string(), .language = "en", .lexicon = "", .leaves = {}}, paths_);
  ASSERT_FALSE(begun);
  EXPECT_EQ(begun.error().code, "position.bad-tile");
  EXPECT_THAT(begun.error().message.english(), testing::HasSubstr("line 2, column 3"));
  EXPECT_THAT(begun.error().message.english(), testing::HasSubstr("2 more"));
}

}  // namespace
}  // namespace rozbor::test
