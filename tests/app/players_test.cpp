#include "rozbor/app/studies/players.h"

#include <algorithm>

#include "app_fixtures.h"

namespace rozbor::test {
namespace {

class Players : public testing::Test {
 protected:
  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
};

TEST_F(Players, AreShippedAndTheUsersOwn) {
  folder_.write("players/mine.conf", "strategy = random\n");
  folder_.write("players/greedy.conf", "strategy = static\n");
  const auto names = app::findPlayers(paths_);
  EXPECT_TRUE(std::ranges::count(names, "mine") == 1 && std::ranges::count(names, "greedy") == 1);
  EXPECT_EQ(app::openPlayer(paths_, "mine")->strategy, "random");
  EXPECT_EQ(app::openPlayer(paths_, "greedy")->strategy, "static");  // the user's stands for ours
}

TEST_F(Players, AreOpenedByPath) {
  const auto path = folder_.write("elsewhere/x.conf", "name = Ida\nstrategy = static\nleaves = x.csv\n");
  const auto spec = app::openPlayer(paths_, path.string());
  ASSERT_TRUE(spec) << spec.error().message;
  EXPECT_EQ(spec->name, "Ida");
  EXPECT_EQ(spec->leaves, (folder_.path() / "elsewhere/x.csv").string());
}

TEST_F(Players, AreChangedInTheList) {
  const auto players = app::openPlayers(paths_, "static,static:leaves=a/b.csv:max-tiles=3");
  ASSERT_TRUE(players) << players.error().message;
  EXPECT_EQ((*players)[0].leaves, "");
  EXPECT_EQ((*players)[1].leaves, "a/b.csv");
  EXPECT_EQ((*players)[1].maxTiles, 3);
  EXPECT_EQ((*players)[0].name, "static");
  EXPECT_EQ((*players)[1].name, "static-2");
  EXPECT_EQ(app::openPlayer(paths_, "static:name=new")->name, "new");
}

TEST_F(Players, AreTwoOrMore) {
  for (const char* list : {"", "static"})
    EXPECT_EQ(app::openPlayers(paths_, list).error().code, "player.not-two") << list;
  EXPECT_EQ(app::openPlayers(paths_, "static,greedy,random")->size(), 3u);
}

TEST_F(Players, AreToldApartByTheirNames) {
  const auto players = app::openPlayers(paths_, "static,static:name=static-2,static,greedy,static");
  ASSERT_TRUE(players) << players.error().message;
  std::vector<std::string> names;
  for (const engine::PlayerSpec& player : *players)
    names.push_back(player.name);
  EXPECT_EQ(names, (std::vector<std::string>{"static", "static-2", "static-3", "greedy", "static-4"}));
}

TEST_F(Players, ThatLookAheadCanBeGivenATime) {
  const auto timed = app::openPlayer(paths_, "strongest:seconds=2");
  ASSERT_TRUE(timed) << timed.error().message;
  EXPECT_EQ(timed->seconds, 2);
  EXPECT_FALSE(timed->deals);
  EXPECT_EQ(app::openPlayer(paths_, "static:seconds=2").error().code, "player.contradiction");
  EXPECT_EQ(app::openPlayer(paths_, "simulating:max-points=20").error().code, "player.contradiction");
}

TEST_F(Players, SayWhatIsWrongWithThem) {
  EXPECT_EQ(app::openPlayer(paths_, "nobody").error().code, "player.unknown");
  EXPECT_NE(app::openPlayer(paths_, "nobody").error().message.english().find("amateur"), std::string::npos);
  EXPECT_EQ(app::openPlayer(paths_, "static:leaves").error().code, "player.bad-line");
  EXPECT_EQ(app::openPlayer(paths_, "static:mood=good").error().code, "player.unknown-key");
  EXPECT_EQ(app::openPlayer(paths_, "greedy:leaves=x.csv").error().code, "player.contradiction");
  EXPECT_EQ(app::openPlayer(paths_, "greedy:pool=yes").error().code, "player.contradiction");
  EXPECT_EQ(app::openPlayer(paths_, "strongest:pool=yes").error().code, "player.contradiction");
  EXPECT_EQ(app::openPlayer(paths_, "static:max-tiles=none").error().code, "player.bad-value");
  EXPECT_EQ(app::openPlayer(paths_, "/nowhere/x.conf").error().code, "player.missing-file");
}

TEST_F(Players, SeeThePoolWhereTheLanguageKnowsIt) {
  game::Language czech = language("cs");
  const auto spec = app::openPlayer(paths_, "static:pool=yes");
  ASSERT_TRUE(spec) << spec.error().message;
  EXPECT_EQ(textOf(*spec), "strategy=static pool=yes");
  const auto player = app::equip(*spec, {}, czech, paths_);
  ASSERT_TRUE(player) << player.error().message;
  EXPECT_NE(player->pool, nullptr);
  EXPECT_EQ(app::equip(*app::openPlayer(paths_, "static"), {}, czech, paths_)->pool, nullptr);
  czech.id = "unheard";
  EXPECT_EQ(app::equip(*spec, {}, czech, paths_).error().code, "player.no-pool");
}

}  // namespace
}  // namespace rozbor::test
