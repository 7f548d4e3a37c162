#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "coaching_fixtures.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/small_samples.h"
#include "rozbor/engine/wilson.h"
#include "statistics_fixtures.h"

namespace rozbor::reports {
namespace {

using test::aGame;
using test::figureOf;

/// About normal with mean 0 and standard deviation 1: twelve uniform numbers less 6.
double noise(engine::Random& random) {
  double sum = -6;
  for (int term = 0; term < 12; ++term)
    sum += static_cast<double>(random.next() >> 11) * 0x1p-53;
  return sum;
}

/// Games of a player who scores 400 on average, in 10 to 14 turns.
std::vector<PlayedGame> season(engine::Random& random, int games) {
  std::vector<PlayedGame> played;
  for (int game = 0; game < games; ++game) {
    const int turns = 10 + static_cast<int>(random.below(5));
    played.push_back(aGame(400 + static_cast<int>(std::lround(60 * noise(random))), 380, turns));
  }
  return played;
}

bool holds(const Figure& figure, double truth) {
  return figure.low.value() <= truth && truth <= figure.high.value();
}

class IntervalsOfSeasons : public testing::TestWithParam<int> {};

TEST_P(IntervalsOfSeasons, holdTheTruthAsOftenAsTheySay) {
  constexpr int kSeasons = 300;
  engine::Random random(20261121);
  int means = 0;
  int ratios = 0;
  for (int at = 0; at < kSeasons; ++at) {
    const auto figures = figuresOf(season(random, GetParam()), {}, {.bands = {}, .seed = random.next()});
    means += holds(figureOf(figures, "scoreMean"), 400) ? 1 : 0;
    ratios += holds(figureOf(figures, "pointsPerTurn"), 400.0 / 12) ? 1 : 0;
  }
  // 95 of 100, and three standard errors.
  EXPECT_GE(means, kSeasons * 0.912);
  EXPECT_LE(means, kSeasons * 0.988);
  EXPECT_GE(ratios, kSeasons * 0.912);
  EXPECT_LE(ratios, kSeasons * 0.988);
}

INSTANTIATE_TEST_SUITE_P(FewGamesAndMany, IntervalsOfSeasons, testing::Values(4, 6, 10, 20, 40));

TEST(Intervals, ofEventsThatNeverCameAreNoProofThatNoneWill) {
  std::vector<PlayedGame> games(4, aGame(300, 350));
  const auto figures = figuresOf(games, {}, {});
  const Figure& none = figureOf(figures, "bingosPerGame");
  EXPECT_EQ(none.value, 0);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high.value(), 3.689 / 4, 0.001) << "Garwood 1936: of none 3.689 at most";
}

TEST(Intervals, doNotReachBelowWhatAFigureCanBe) {
  std::vector<PlayedGame> games{aGame(10, 350), aGame(300, 350), aGame(20, 350)};
  const auto figures = figuresOf(games, {}, {});
  EXPECT_EQ(figureOf(figures, "scoreMean").low, 0);
}

TEST(Intervals, areAsWideAsTheStandardErrorWantsThem) {
  engine::Random random(7);
  const auto figures = figuresOf(season(random, 400), {}, {});
  const Figure& mean = figureOf(figures, "scoreMean");
  // 60 / sqrt(400) = 3, times 2 · 1.96
  EXPECT_NEAR(mean.high.value() - mean.low.value(), 11.8, 1.8);
}

TEST(Intervals, areTheSameForTheSameSeed) {
  engine::Random random(3);
  const auto games = season(random, 30);
  const auto low = [&](std::uint64_t seed) {
    return figureOf(figuresOf(games, {}, {.bands = {}, .seed = seed}), "pointsPerTurn").low.value();
  };
  EXPECT_EQ(low(5), low(5));
  EXPECT_NE(low(5), low(6));
}

TEST(Intervals, canBeLeftOutAndAreNotMadeOfTwoGames) {
  const std::vector<PlayedGame> one{aGame(400, 300)};
  EXPECT_FALSE(figureOf(figuresOf(one, {}, {}), "scoreMean").low);
  const std::vector<PlayedGame> two{aGame(400, 300), aGame(300, 310)};
  EXPECT_FALSE(figureOf(figuresOf(two, {}, {}), "scoreMean").low) << "nor of two";
  const std::vector<PlayedGame> three{aGame(400, 300), aGame(300, 310), aGame(320, 310)};
  EXPECT_FALSE(figureOf(figuresOf(three, {}, {.bands = {}, .intervals = false}), "scoreMean").low);
  EXPECT_LT(figureOf(figuresOf(three, {}, {}), "scoreMean").low, 300) << "three games tell little";
  EXPECT_GT(figureOf(figuresOf(three, {}, {}), "scoreMean").high, 400);
}

TEST(Wilson, hasItsKnownValues) {
  // Of Newcombe (1998), table I: 81/263, 15/148, 0/20, 1/29.
  const auto ends = [](double hits, double trials) { return engine::wilsonInterval(hits / trials, trials); };
  EXPECT_NEAR(ends(81, 263).low, 0.2553, 0.0001);
  EXPECT_NEAR(ends(81, 263).high, 0.3662, 0.0001);
  EXPECT_NEAR(ends(15, 148).low, 0.0624, 0.0001);
  EXPECT_NEAR(ends(15, 148).high, 0.1605, 0.0001);
  EXPECT_NEAR(ends(0, 20).low, 0, 0.0001);
  EXPECT_NEAR(ends(0, 20).high, 0.1611, 0.0001);
  EXPECT_NEAR(ends(1, 29).low, 0.0061, 0.0001);
  EXPECT_NEAR(ends(1, 29).high, 0.1718, 0.0001);
}

TEST(SmallSamples, haveTheirKnownValues) {
  EXPECT_NEAR(engine::studentsQuantile(1), 12.706, 0.001);
  EXPECT_NEAR(engine::studentsQuantile(10), 2.228, 0.001);
  // Of Garwood (1936): 0, 1 and 10 events.
  const auto ends = [](double events) { return engine::poissonInterval(events); };
  EXPECT_EQ(ends(0).low, 0);
  EXPECT_NEAR(ends(0).high, 3.689, 0.001);
  EXPECT_NEAR(ends(1).low, 0.0253, 0.0001);
  EXPECT_NEAR(ends(1).high, 5.572, 0.001);
  EXPECT_NEAR(ends(10).low, 4.795, 0.001);
  EXPECT_NEAR(ends(10).high, 18.390, 0.001);
}

TEST(Trend, isTheSlopeTimesTheGames) {
  std::vector<PlayedGame> games;
  for (int at = 0; at < 20; ++at)
    games.push_back(aGame(300 + 5 * at, 350));
  games = test::onDays(games);
  const auto trend = trendOf(games, "scoreMean", {}, {});
  ASSERT_TRUE(trend);
  EXPECT_NEAR(trend->change, 100, 1e-9);
  EXPECT_NEAR(trend->low, 100, 1e-6) << "games on a line leave nothing to chance";
  EXPECT_EQ(trend->n, 20);
  EXPECT_TRUE(trend->isClear());
}

TEST(Trend, isOverDaysNeverOverTheOrderOfFiles) {
  std::vector<PlayedGame> games;
  for (int at = 0; at < 20; ++at)
    games.push_back(aGame(300 + 5 * at, 350));
  EXPECT_FALSE(trendOf(games, "scoreMean", {}, {})) << "no game has a day";
  for (PlayedGame& game : games)
    game.game.playedOn = "2026-05-01";
  EXPECT_FALSE(trendOf(games, "scoreMean", {}, {})) << "all are of one day";
  for (std::size_t at = 10; at < 20; ++at)
    games[at].game.playedOn = "2026-05-02";
  const double change = trendOf(games, "scoreMean", {}, {}).value().change;
  std::ranges::reverse(std::span(games).first(10));
  EXPECT_NEAR(trendOf(games, "scoreMean", {}, {}).value().change, change, 1e-9)
      << "the order within a day is not known";
  games.push_back(aGame(9000, 1));
  EXPECT_EQ(trendOf(games, "scoreMean", {}, {}).value().n, 20) << "a game without a day is left out";
}

TEST(Trend, isNotToldOfFewGamesOrWhereChanceExplainsIt) {
  std::vector<PlayedGame> games(kFewGames - 1, aGame(300, 350));
  EXPECT_FALSE(trendOf(test::onDays(games), "scoreMean", {}, {}));
  games.push_back(aGame(310, 350));
  EXPECT_TRUE(trendOf(test::onDays(games), "scoreMean", {}, {}));
  engine::Random random(11);
  int clear = 0;
  for (int at = 0; at < 60; ++at)
    clear += trendOf(test::onDays(season(random, 30)), "scoreMean", {}, {})->isClear() ? 1 : 0;
  EXPECT_LE(clear, 10) << "about one of twenty by chance";
}

}  // namespace
}  // namespace rozbor::reports
