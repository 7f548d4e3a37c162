#include "rozbor/app/library/library_view.h"

#include <gmock/gmock.h>

#include "app_fixtures.h"
#include "rozbor/app/library/coaching.h"
#include "rozbor/app/library/importer.h"

namespace rozbor::test {
namespace {

using testing::ElementsAre;

constexpr const char* kFirst =
    "#player1 i Ida Lind\n#player2 o Otto Berg\n>i: AEHOSUU 8D HOUSE +24 24\n>o: NO H8 .ON +3 3\n"
    ">i: AEINRST 10H .IT +5 29\n>o: AGIIUVV - +0 3\n";
constexpr const char* kSecond =
    "#player1 i Ida Lind\n#player2 e Eva Dahl\n>i: AEHOSUU 8D HOUSE +24 24\n>e: NO H8 .ON +3 3\n"
    ">i: AEINRST 10H .IT +5 29\n>e: AGIIUVV -GI +0 3\n";

class LibraryView : public ::testing::Test {
 protected:
  void SetUp() override {
    auto opened = app::openLibrary((folder_.path() / "deep" / "er" / "library.db").string());
    ASSERT_TRUE(opened) << opened.error().message;
    library_.emplace(*std::move(opened));
    app::Importer importer(paths_, {});
    for (const auto& file : {folder_.write("a.gcg", kFirst), folder_.write("b.gcg", kSecond)})
      ASSERT_EQ(importer.take({file}, *library_).status, app::ImportStatus::added);
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
  std::optional<reports::Library> library_;
};

TEST_F(LibraryView, hasTheLastGameAndTheBusiestPlayerFirst) {
  const auto overview = app::overviewOf(*library_);
  ASSERT_TRUE(overview);
  ASSERT_EQ(overview->games.size(), 2u);
  EXPECT_THAT(overview->games.front().path, testing::EndsWith("b.gcg"));
  ASSERT_EQ(overview->people.size(), 3u);
  EXPECT_EQ(overview->people.front().name, "Ida Lind");
  EXPECT_EQ(overview->people.front().games, 2);
}

TEST_F(LibraryView, opensAGameFromItsFileOnlyWhileThatIsTheSameRecord) {
  const auto overview = app::overviewOf(*library_);
  const reports::GameRow& game = overview->games.back();
  auto source = app::sourceOf(*library_, game);
  ASSERT_TRUE(source);
  EXPECT_FALSE(source->text);
  folder_.write("a.gcg", kSecond);
  source = app::sourceOf(*library_, game);
  ASSERT_TRUE(source);
  ASSERT_TRUE(source->text);
  EXPECT_THAT(*source->text, testing::HasSubstr("Otto Berg"));
  std::filesystem::remove(folder_.path() / "a.gcg");
  EXPECT_TRUE(app::sourceOf(*library_, game)->text);
}

TEST_F(LibraryView, tellsAPlayersFigures) {
  const auto dashboard = app::dashboardOf(*library_, "Ida Lind", paths_);
  ASSERT_TRUE(dashboard);
  EXPECT_EQ(dashboard->player.games.size(), 2u);
  const auto* games = findFigure(dashboard->figures, "games");
  ASSERT_NE(games, nullptr);
  EXPECT_EQ(games->value, 2);
  EXPECT_EQ(app::dashboardOf(*library_, "Nobody", paths_).error().code, "person.unknown");
}

reports::DecisionRecord decision(double lost, const std::string& played) {
  reports::DecisionRecord record;
  record.numbers.counted = true;
  record.numbers.graded = true;
  record.numbers.loss.points = lost;
  record.text.played = played;
  return record;
}

TEST(DecisionsBehind, areThoseOfTheFigureTheDearestFirst) {
  reports::CoachingCase player;
  player.decisions = {decision(1, "8D HO"), decision(9, "-AB"), decision(4, "-"), decision(0, "8D ON")};
  player.decisions[0].numbers.bingoAvailable = true;
  player.decisions[2].numbers.bingoAvailable = true;
  player.decisions[3].numbers.phony = true;
  EXPECT_THAT(app::decisionsBehind(player, "pointsLostPerTurn"), ElementsAre(1, 2, 0));
  EXPECT_THAT(app::decisionsBehind(player, "bingoConversion"), ElementsAre(2, 0));
  EXPECT_THAT(app::decisionsBehind(player, "exchanges"), ElementsAre(1));
  EXPECT_THAT(app::decisionsBehind(player, "passes"), ElementsAre(2));
  EXPECT_THAT(app::decisionsBehind(player, "phoniesPlayed"), ElementsAre(3));
}

TEST(SecondsLeft, followWhatIsDone) {
  EXPECT_EQ(app::secondsLeft(0, 10, 5), std::nullopt);
  EXPECT_EQ(app::secondsLeft(5, 10, 5), 5);
  EXPECT_EQ(app::secondsLeft(12, 10, 5), 0);
}

TEST(EventSections, ComeLatestFirstAndKeepTheOrderOfTheList) {
  const auto game = [](const char* event, const char* day) {
    reports::GameRow row;
    row.event = event;
    row.playedOn = day;
    return row;
  };
  const std::vector<reports::GameRow> rows{game("", "2026-12-01"), game("Brno", "2026-01-05"),
                                           game("Praha", "2026-03-01"), game("Brno", "2026-01-06")};
  std::vector<app::ListedGame> listed;
  for (const std::size_t place : {3U, 0U, 2U, 1U})
    listed.push_back({place, &rows[place]});
  const auto sections = app::sectionsByEvent(listed);
  ASSERT_EQ(sections.size(), 3u);
  EXPECT_EQ(sections[0].event, "Praha");
  EXPECT_EQ(sections[1].event, "Brno");
  EXPECT_EQ(sections[1].games, (std::vector<std::size_t>{3, 1}));
  EXPECT_EQ(sections[2].event, "") << "games of no event are the last";
}

/// A game that is told from others by where it begins.
std::string gameOf(const char* first, const char* second, const char* place) {
  return std::string("#player1 a ") + first + "\n#player2 b " + second + "\n>a: AEHOSUU " + place +
         " HOUSE +16 16\n>b: NO - +0 0\n>a: AEINRST - +0 16\n>b: AGIIUVV - +0 0\n";
}

TEST_F(LibraryView, aCoachingCaseKnowsShortWordsAndWhatOpponentsScoreElsewhere) {
  app::Importer importer(paths_, {});
  int number = 0;
  const auto take = [&](const char* first, const char* second, const char* place) {
    const auto file = folder_.write("more" + std::to_string(++number) + ".gcg", gameOf(first, second, place));
    ASSERT_EQ(importer.take({file}, *library_).status, app::ImportStatus::added);
  };
  for (const char* const place : {"8E", "8F", "8G"})
    take("Ida Lind", "Otto Berg", place);
  take("Otto Berg", "Eva Dahl", "8H");
  const auto games = library_->games(*library_->person("Ida Lind"));
  ASSERT_TRUE(games);
  reports::StoredDecision laid;
  laid.numbers.turn = 3;
  laid.numbers.placement = true;
  laid.text.position = "15/15/15/15/15/15/15/3HOUSE7/7O7/7N7/15/15/15/15/15 AEINRST/ 24/3 0";
  laid.text.played = "10H .IT";
  ASSERT_FALSE(library_->store(games->front().id, {}, std::vector{laid}));

  const auto player = app::coachingCase(*library_, "Ida Lind", paths_, {});
  ASSERT_TRUE(player);
  EXPECT_THAT(player->shortWordsLaid, ElementsAre("NIT"));
  ASSERT_EQ(player->opponentsElsewhere.size(), 1u) << "Eva was met once";
  const reports::OtherGames& otto = player->opponentsElsewhere.begin()->second;
  EXPECT_EQ(otto.games, 1u) << "against Eva; those against Ida do not count";
  EXPECT_GT(otto.scoreMean, 0);
}

}  // namespace
}  // namespace rozbor::test
