#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <utility>

#include "grade_fixtures.h"
#include "rozbor/insight/schedule.h"
#include "rozbor/review/review.h"

namespace rozbor {
namespace {

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

Decision decisionWith(Phase phase, reports::Grade grade) {
  Decision decision;
  decision.phase = phase;
  decision.grade = std::move(grade);
  return decision;
}

Band bandOfWin(double bestWin, double playedWin, double error, double pointsLost = 0, double pointsError = 0,
               Phase phase = Phase::midgame) {
  return bandOf(decisionWith(phase, test::simulatedGrade(bestWin, playedWin, error, pointsLost, pointsError)),
                {});
}

TEST(BandOf, goesByPointsWithStaticEquity) {
  Decision decision;
  EXPECT_EQ(bandOf(decision, {}), Band::none) << "not graded";
  decision.grade = test::staticGrade(15);
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

Band bandOfEnding(double bestWin, double playedWin, double pointsLost) {
  return bandOf(decisionWith(Phase::endgame, test::provenGrade(bestWin, playedWin, pointsLost)), {});
}

TEST(BandOf, goesByPointsInTheEndgameUnlessItIsThrownAway) {
  EXPECT_EQ(bandOfEnding(1, 1, 2), Band::inaccuracy);
  EXPECT_EQ(bandOfEnding(1, 0.5, 2), Band::blunder) << "won before the move, drawn after it";
  EXPECT_EQ(bandOfEnding(1, 0, 31), Band::howler);
}

Band bandOfBounds(reports::Interval best, reports::Interval played) {
  return bandOf(decisionWith(Phase::endgame, test::boundedGrade(best, played)), {});
}

TEST(BandOf, countsOfAnUnprovenEndingOnlyWhatIsProven) {
  EXPECT_EQ(bandOfBounds({-30, 40}, {-60, 10}), Band::none) << "the middles are 30 apart, nothing is proven";
  EXPECT_EQ(bandOfBounds({12, 40}, {-60, 2}), Band::mistake) << "10 points at least";
  EXPECT_EQ(bandOfBounds({1, 3}, {-5, 0}), Band::blunder) << "won before the move, and surely not after it";
  EXPECT_EQ(bandOfBounds({1, 3}, {-5, 1}), Band::none) << "perhaps still won";
}

/// A loss of 8 points (a mistake) and 40 points (a howler), 2 % (an inaccuracy) and 20 % (a howler), as each
/// kind of grade tells it: the unit is the grade's and the phase's, and bands and training share it.
struct UnitCase {
  const char* what;
  Phase phase;
  reports::Grade grade;
  bool byPoints;
  Band band;
  reports::Rating rating;  ///< as an answer, where the move of the game lost more
};

TEST(BandOf, andRatingsMeasureEachKindOfGradeInOneUnit) {
  using reports::Rating;
  const std::array cases{
      UnitCase{"static", Phase::midgame, test::staticGrade(8), true, Band::mistake, Rating::again},
      UnitCase{"open, dear in points", Phase::midgame, test::simulatedGrade(0.5, 0.48, 0, 40), false,
               Band::inaccuracy, Rating::hard},
      UnitCase{"open, cheap in points", Phase::midgame, test::simulatedGrade(0.5, 0.3, 0, 0.5), false,
               Band::howler, Rating::again},
      UnitCase{"decided late", Phase::preendgame, test::simulatedGrade(0.999, 0.998, 0, 8), true,
               Band::mistake, Rating::again},
      UnitCase{"a win at risk", Phase::preendgame, test::simulatedGrade(0.999, 0.9, 0, 0.5), false,
               Band::blunder, Rating::again},
      UnitCase{"proven, still won", Phase::endgame, test::provenGrade(1, 1, 8), true, Band::mistake,
               Rating::again},
      UnitCase{"proven, still lost", Phase::endgame, test::provenGrade(0, 0, 0.5), true, Band::none,
               Rating::easy},
      UnitCase{"bounded", Phase::endgame, test::boundedGrade({20, 24}, {8, 12}), true, Band::mistake,
               Rating::again}};
  for (const UnitCase& each : cases) {
    const Decision decision = decisionWith(each.phase, each.grade);
    const auto loss = *lossOf(decision);
    reports::Loss worse = loss;
    worse.points += 100;
    if (worse.win) worse.win->played = 0;
    EXPECT_EQ(loss.byPoints(), each.byPoints) << each.what;
    EXPECT_EQ(bandOf(decision, {}), each.band) << each.what;
    EXPECT_EQ(gradeOf(loss, worse, {}), each.rating) << each.what;
  }
}

TEST(Loss, ofAnUnprovenEndingIsAnInterval) {
  const auto loss = *lossOf(decisionWith(Phase::endgame, test::boundedGrade({-30, 40}, {-60, 10})));
  EXPECT_EQ(loss.proof, reports::Proof::bounded);
  EXPECT_FALSE(loss.win) << "nobody knows who wins";
  EXPECT_EQ(loss.pointsInterval(), (reports::Interval{0, 100}));
  EXPECT_EQ(loss.winInterval(), (reports::Interval{0, 1}));
  EXPECT_FALSE(loss.threwWinAway());
}

TEST(Loss, ofThePlayedMoveIsOpenWhereAnotherMayBeBetter) {
  reports::BoundedGrade grade = test::boundedGrade({-14, 30}, {-14, -14});
  grade.candidates = {grade.played};
  const auto loss = *lossOf(decisionWith(Phase::endgame, grade));
  EXPECT_FALSE(loss.win) << "the only row is lost for sure, the best move perhaps not";
  EXPECT_EQ(loss.winInterval(), (reports::Interval{0, 1}));
  EXPECT_EQ(loss.pointsInterval(), (reports::Interval{0, 44}));
}

TEST(Loss, ofADecidedPreEndgameIsKnownFromBelow) {
  constexpr double kAnything = std::numeric_limits<double>::infinity();
  const reports::BoundedGrade grade{
      test::twoMoves(8, 1, 1), reports::Method::preendgame, {30, kAnything}, {22, 22}, {}};
  const Decision decision = decisionWith(Phase::preendgame, grade);
  const auto loss = *lossOf(decision);
  EXPECT_EQ(loss.proof, reports::Proof::bounded);
  ASSERT_TRUE(loss.win);
  EXPECT_TRUE(loss.byPoints());
  EXPECT_EQ(loss.winInterval(), (reports::Interval{0, 0})) << "both win with every order of the bag";
  EXPECT_EQ(loss.pointsInterval(), (reports::Interval{8, kAnything})) << "another may bring more";
  EXPECT_EQ(bandOf(decision, {}), Band::mistake) << "by what is proven";
}

TEST(Loss, thatIsExactHasNoWidth) {
  const auto loss = *lossOf(decisionWith(Phase::endgame, test::provenGrade(1, 0, 12)));
  EXPECT_EQ(loss.pointsInterval(), (reports::Interval{12, 12}));
  EXPECT_EQ(loss.winInterval(), (reports::Interval{1, 1}));
  EXPECT_TRUE(loss.threwWinAway());
}

TEST(Loss, byStaticEquityKnowsNoError) {
  const auto loss = *lossOf(decisionWith(Phase::midgame, test::staticGrade(12)));
  EXPECT_FALSE(loss.pointsInterval());
  EXPECT_FALSE(loss.winInterval());
}

TEST(IsBetter, goesByWinsAndByPointsWhereTheyTellNothing) {
  EXPECT_TRUE(reports::isBetter({0.6, 0}, {0.5, 30}));
  EXPECT_FALSE(reports::isBetter({0.5, 30}, {0.6, 0}));
  EXPECT_TRUE(reports::isBetter({0.5, 12.1}, {0.5, -19.8})) << "as many wins, more points";
  EXPECT_FALSE(reports::isBetter({0.5, 5}, {0.5, 5})) << "a tie";
  EXPECT_TRUE(reports::isBetter({0, 12.1}, {0, -19.8})) << "lost either way";
  EXPECT_TRUE(reports::isBetter({0.001, 16}, {0.003, 5.9})) << "the noise of a lost game does not decide";
  EXPECT_TRUE(reports::isBetter({0.998, 40}, {0.9995, 31}));
  EXPECT_FALSE(reports::isBetter({0.93, 40}, {0.998, 31})) << "a win put at risk is not decided";
}

}  // namespace
}  // namespace rozbor
