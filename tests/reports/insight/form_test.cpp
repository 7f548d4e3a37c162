#include "rozbor/insight/form.h"

#include <gmock/gmock.h>

#include "coaching_fixtures.h"
#include "rozbor/insight/mixture.h"
#include "rozbor/insight/opponents.h"
#include "statistics_fixtures.h"

namespace rozbor::reports {
namespace {

using test::aGame;
using test::onDays;
using testing::ElementsAre;
using testing::Pair;

std::vector<PlayedGame> seasonOf(int before, int recent) {
  std::vector<PlayedGame> games;
  for (int at = 0; at < before + recent; ++at)
    games.push_back(aGame(at < before ? 350 + at % 2 : 400 + at % 2, 350));
  return onDays(std::move(games));
}

TEST(Form, isOfTheLastQuarterAgainstTheGamesBefore) {
  const auto form = formOf(seasonOf(30, 10), {});
  ASSERT_TRUE(form);
  EXPECT_EQ(form->recent, 10);
  EXPECT_EQ(form->before, 30);
  EXPECT_EQ(form->since, test::dayOf(30));
  const FormFigure& score = form->figures.front();
  EXPECT_EQ(score.name, "scoreMean");
  EXPECT_DOUBLE_EQ(score.recent - score.before, 50);
  EXPECT_TRUE(score.isClear());
  EXPECT_LT(score.change.low, 50);
  EXPECT_GT(score.change.high, 50);
}

TEST(Form, needsEightGamesOnEitherSide) {
  EXPECT_FALSE(formOf(seasonOf(kFewGames - 1, kFewGames), {}));
  EXPECT_TRUE(formOf(seasonOf(kFewGames, kFewGames), {}));
}

TEST(Form, isOfGamesWithADayAndKeepsDaysTogether) {
  auto games = seasonOf(kFewGames, kFewGames);
  games.insert(games.begin(), 5, aGame(900, 100));
  const auto form = formOf(games, {});
  ASSERT_TRUE(form);
  EXPECT_EQ(form->before, kFewGames) << "games without a day are in neither part";
  for (PlayedGame& game : games)
    game.game.playedOn = game.game.playedOn.empty() ? "" : "2026-01-01";
  EXPECT_FALSE(formOf(games, {})) << "a single day has no before";
}

TEST(DatedGames, areInTheOrderOfTheirDays) {
  std::vector<PlayedGame> games{aGame(1, 0), aGame(2, 0), aGame(3, 0)};
  games[0].game.playedOn = "2026-05-01";
  games[2].game.playedOn = "2026-04-01";
  std::vector<int> scores;
  for (const PlayedGame& game : datedGames(games))
    scores.push_back(game.own().score);
  EXPECT_THAT(scores, ElementsAre(3, 1));
}

TEST(Mixture, countsWhatIsNotAlike) {
  std::vector<PlayedGame> games{test::analysed(aGame(1, 0), {1}), test::analysed(aGame(1, 0), {1}),
                                aGame(1, 0)};
  games[0].game.playedOn = "2026-05-01";
  games[1].game.analysis->preset = Preset::standard;
  games[1].game.analysis->lexicon = "NWL18 34cd";
  const Mixture mixture = mixtureOf(games);
  EXPECT_THAT(mixture.presets, ElementsAre(Pair(Preset::quick, 1), Pair(Preset::standard, 1)));
  EXPECT_THAT(mixture.lexica, ElementsAre(Pair("NWL18", 1), Pair("en", 1)));
  EXPECT_EQ(mixture.undated, 2);
  EXPECT_EQ(mixture.notAnalysed, 1);
}

TEST(OpponentRecords, areOfThoseWithGamesEnough) {
  CoachingCase player = test::emptyCase();
  for (int at = 0; at < 6; ++at)
    player.games.push_back(aGame(at == 0 ? 350 : 400, 350));
  for (std::size_t at = 0; at < kFewestAgainst - 1; ++at) {
    player.games.push_back(aGame(400, 300));
    player.games.back().game.seats[1].person = 3;
  }
  player.opponentsElsewhere[2] = {7, 380};
  const auto records = opponentRecords(player, 8);
  ASSERT_EQ(records.size(), 1);
  EXPECT_EQ(records[0].name, "Otto");
  EXPECT_EQ(records[0].games, 6);
  EXPECT_DOUBLE_EQ(records[0].points, 5.5);
  EXPECT_NEAR(records[0].spread, 250.0 / 6, 1e-9);
  EXPECT_DOUBLE_EQ(records[0].scored, 350);
  EXPECT_EQ(records[0].elsewhere.value().games, 7);
  // 2.571 (Student, 5 degrees of freedom) standard errors of 20.412 / sqrt(6) about 41.667
  EXPECT_NEAR(records[0].spreadInterval.low, 20.243, 0.01);
  EXPECT_NEAR(records[0].spreadInterval.high, 63.091, 0.01);
}

}  // namespace
}  // namespace rozbor::reports
