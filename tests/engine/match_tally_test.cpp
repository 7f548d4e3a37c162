#include "rozbor/engine/study/match_tally.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace rozbor {
namespace {

using engine::figuresOf;
using engine::GameResult;
using engine::MatchTally;

GameResult game(std::uint64_t number, int score, int opponent, int turns = 10) {
  GameResult result;
  result.number = number;
  result.first = static_cast<int>(number % 2);
  result.scores = {score, opponent};
  result.turns = {turns, turns};
  result.bingos = {1, 0};
  result.checksum = number * 17;
  return result;
}

MatchTally tallyOf(const std::vector<GameResult>& games, std::size_t unitSize) {
  MatchTally tally;
  for (std::size_t at = 0; at < games.size(); at += unitSize)
    tally.add(std::span(games).subspan(at, std::min(unitSize, games.size() - at)), unitSize);
  return tally;
}

TEST(MatchTally, CountsWinsTiesAndWhoBegan) {
  const auto tally = tallyOf({game(0, 400, 300), game(1, 300, 400), game(2, 350, 350), game(3, 360, 350)}, 1);
  const auto figures = figuresOf(tally, 0, 1);
  EXPECT_EQ(figures.wins, 2);
  EXPECT_EQ(figures.ties, 1);
  EXPECT_EQ(figures.losses, 1);
  EXPECT_EQ(figures.firstGames, 2);
  EXPECT_EQ(figures.firstWins, 1);
  EXPECT_DOUBLE_EQ(figures.winRate, 0.625);
  EXPECT_DOUBLE_EQ(figures.scoreMean.value, 352.5);
  EXPECT_DOUBLE_EQ(figures.spreadMean.value, 2.5);
  EXPECT_DOUBLE_EQ(figures.pointsPerTurn.value, 35.25);
  EXPECT_DOUBLE_EQ(figures.bingosPerGame.value, 1);
}

TEST(MatchTally, GivesWilsonsIntervalOfSingleGames) {
  std::vector<GameResult> games;
  for (std::uint64_t number = 0; number < 100; ++number)
    games.push_back(game(number, number < 50 ? 400 : 300, 350));
  const auto figures = figuresOf(tallyOf(games, 1), 0, 1);
  EXPECT_NEAR(figures.winRateLow, 0.4038, 0.0001);
  EXPECT_NEAR(figures.winRateHigh, 0.5962, 0.0001);
}

TEST(MatchTally, GivesStandardErrorsOfSingleGames) {
  const auto figures =
      figuresOf(tallyOf({game(0, 300, 0), game(1, 320, 0), game(2, 340, 0), game(3, 360, 0)}, 1), 0, 1);
  EXPECT_NEAR(figures.scoreSd, 25.8199, 0.0001);
  ASSERT_TRUE(figures.scoreMean.error);
  EXPECT_NEAR(*figures.scoreMean.error, 12.90994, 0.0001);
  EXPECT_NEAR(*figures.pointsPerTurn.error, 1.290994, 0.00001);  // turns are constant
}

/// 40 pairs in which each player wins once.
std::vector<GameResult> splitPairs() {
  std::vector<GameResult> games;
  for (std::uint64_t number = 0; number < 80; ++number)
    games.push_back(game(number, number % 2 == 0 ? 400 : 300, 350));
  return games;
}

TEST(MatchTally, TrustsPairsThatTellMoreThanSingleGames) {
  const auto paired = figuresOf(tallyOf(splitPairs(), 2), 0, 2);
  EXPECT_NEAR(paired.winRateLow, 0.5, 0.001);
  EXPECT_NEAR(paired.winRateHigh, 0.5, 0.001);
  EXPECT_NEAR(*paired.spreadMean.error, 0, 1e-9);
  const auto single = figuresOf(tallyOf(splitPairs(), 1), 0, 1);
  EXPECT_LT(single.winRateLow, 0.4);
}

TEST(MatchTally, DoesNotTrustAFewPairs) {
  auto games = splitPairs();
  games.resize(6);
  const auto figures = figuresOf(tallyOf(games, 2), 0, 2);
  EXPECT_LT(figures.winRateLow, 0.25);
}

TEST(MatchTally, CountsPairsThatGoTogetherAsOneGame) {
  std::vector<GameResult> games;
  for (std::uint64_t number = 0; number < 200; ++number)
    games.push_back(game(number, number / 2 % 2 == 0 ? 400 : 300, 350));
  const auto paired = figuresOf(tallyOf(games, 2), 0, 2);
  EXPECT_NEAR(paired.winRateLow, 0.4038, 0.002);  // as 100 games
}

TEST(MatchTally, SaysNothingOfErrorsWithoutTwoUnits) {
  const auto figures = figuresOf(tallyOf({game(0, 300, 200), game(1, 310, 200)}, 2), 0, 2);
  EXPECT_FALSE(figures.scoreMean.error);
  EXPECT_FALSE(figures.pointsPerTurn.error);
  const auto nothing = figuresOf(MatchTally(), 0, 2);
  EXPECT_EQ(nothing.winRateLow, 0);
  EXPECT_EQ(nothing.winRateHigh, 1);
}

TEST(MatchTally, LeavesHalfAPairOutOfTheUnits) {
  const auto tally = tallyOf({game(0, 300, 200), game(1, 310, 200), game(2, 320, 200)}, 2);
  EXPECT_EQ(tally.games, 3);
  EXPECT_EQ(tally.units, 1);
}

TEST(MatchTally, SignsTheGamesInOrder) {
  const auto one = tallyOf({game(0, 1, 2), game(1, 1, 2)}, 1);
  const auto other = tallyOf({game(1, 1, 2), game(0, 1, 2)}, 1);
  EXPECT_NE(one.signature, other.signature);
}

}  // namespace
}  // namespace rozbor
