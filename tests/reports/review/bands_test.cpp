#include <gtest/gtest.h>

#include "rozbor/review/review.h"

namespace rozbor {
namespace {

using engine::Equity;
using reports::Band;
using reports::BandScale;
using reports::Decision;
using reports::Phase;

TEST(Band, beginsOnItsLowerEdge) {
  const BandScale scale;
  EXPECT_EQ(reports::bandOn(scale.points, 0.999), Band::none);
  EXPECT_EQ(reports::bandOn(scale.points, 1), Band::inaccuracy);
  EXPECT_EQ(reports::bandOn(scale.points, 6.999), Band::inaccuracy);
  EXPECT_EQ(reports::bandOn(scale.points, 7), Band::mistake);
  EXPECT_EQ(reports::bandOn(scale.win, 7), Band::blunder);
  EXPECT_EQ(reports::bandOn(scale.win, 15), Band::howler);
}

TEST(BandScale, isReadFromLinesOfFourAscendingNumbers) {
  BandScale scale;
  EXPECT_TRUE(scale.read("points 1 7.5 15 30 "));
  EXPECT_TRUE(scale.read("win 0.5 3 7 15"));
  EXPECT_EQ(scale.points[1], 7.5);
  EXPECT_EQ(scale.win[0], 0.5);
  for (const char* line : {"", "# win", "win", "win 1 2 3", "win 1 2 3 4 5", "points 4 3 2 1", "win 0 1 2 3",
                           "points a b c d", "1 7 15 30"}) {
    EXPECT_FALSE(scale.read(line)) << line;
  }
  EXPECT_EQ(scale.win[0], 0.5);
}

Decision decisionWith(Phase phase, double pointsLost, const reports::Outlook& outlook) {
  Decision decision;
  decision.phase = phase;
  decision.graded = true;
  decision.equityLoss = Equity::fromDouble(pointsLost);
  decision.outlook = outlook;
  return decision;
}

Band bandOfWin(double bestWin, double playedWin, double error, double pointsLost = 0, double pointsError = 0,
               Phase phase = Phase::midgame) {
  return bandOf(
      decisionWith(
          phase, pointsLost,
          {.bestWin = bestWin, .playedWin = playedWin, .winLossSe = error, .equityLossSe = pointsError}),
      {});
}

TEST(BandOf, goesByPointsWithStaticEquity) {
  Decision decision;
  decision.equityLoss = Equity::points(15);
  EXPECT_EQ(bandOf(decision, {}), Band::none) << "not graded";
  decision.graded = true;
  EXPECT_EQ(bandOf(decision, {}), Band::blunder);
}

TEST(BandOf, goesByWinProbabilityOtherwise) {
  EXPECT_EQ(bandOfWin(0.5, 0.499, 0, 40), Band::none);
  EXPECT_EQ(bandOfWin(0.5, 0.42, 0, 1), Band::blunder);
  EXPECT_EQ(bandOfWin(0.5, 0.52, 0, 40), Band::none) << "better than the best: noise";
}

TEST(BandOf, isNoWorseThanNoiseAllows) {
  EXPECT_EQ(bandOfWin(0.5, 0.46, 0.005), Band::mistake) << "4 less 1.64 times 0.5 is above 3";
  EXPECT_EQ(bandOfWin(0.5, 0.46, 0.007), Band::inaccuracy) << "and less 1.64 times 0.7 is not";
  EXPECT_EQ(bandOfWin(0.5, 0.46, 0.03), Band::none);
}

TEST(BandOf, goesByPointsWhereTheGameIsDecided) {
  EXPECT_EQ(bandOfWin(0.999, 0.998, 0, 16, 0, Phase::preendgame), Band::blunder);
  EXPECT_EQ(bandOfWin(0.003, 0.001, 0, 16, 1, Phase::preendgame), Band::mistake) << "noise counts here, too";
  EXPECT_EQ(bandOfWin(0.999, 0.998, 0, 16), Band::mistake) << "early on points are cheap: edges double";
}

TEST(BandOf, goesByWinProbabilityWhereTheMoveRisksAWinThatWasAsGoodAsCertain) {
  EXPECT_EQ(bandOfWin(0.998, 0.922, 0.001, 0.4, 0.7, Phase::preendgame), Band::blunder);
  EXPECT_EQ(bandOfWin(1, 0.75, 0, 3, 0, Phase::preendgame), Band::howler)
      << "proven to be won, and not after";
  EXPECT_EQ(bandOfWin(0.998, 0.994, 0, 16, 0, Phase::preendgame), Band::inaccuracy);
}

TEST(BandOf, goesByPointsInTheEndgameUnlessItIsThrownAway) {
  Decision decision = decisionWith(Phase::endgame, 2, {.bestWin = 1, .playedWin = 1, .exact = true});
  EXPECT_EQ(bandOf(decision, {}), Band::inaccuracy);
  decision.outlook->playedWin = 0.5;
  EXPECT_EQ(bandOf(decision, {}), Band::blunder) << "won before the move, drawn after it";
  decision.outlook->exact = false;
  EXPECT_EQ(bandOf(decision, {}), Band::inaccuracy) << "not proven";
  decision.outlook->exact = true;
  decision.equityLoss = Equity::points(31);
  EXPECT_EQ(bandOf(decision, {}), Band::howler);
}

}  // namespace
}  // namespace rozbor
