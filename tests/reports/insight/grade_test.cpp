#include <gtest/gtest.h>

#include "rozbor/insight/schedule.h"

namespace rozbor::reports {
namespace {

/// So many percentage points less than a best move of 60 %.
Loss winLoss(double lost, double points = 0) {
  return {
      .phase = Phase::midgame, .points = points, .win = Loss::Win{.best = 0.6, .played = 0.6 - lost / 100}};
}

Loss pointLoss(double points) {
  return {.phase = Phase::midgame, .points = points};
}

Rating graded(const Loss& answer, const AnswerCircumstances& how = {}) {
  return gradeOf(answer, winLoss(20, 40), how);
}

TEST(Rating, FollowsTheWinLoss) {
  EXPECT_EQ(graded(winLoss(0)), Rating::easy);
  EXPECT_EQ(graded(winLoss(0.2)), Rating::easy);
  EXPECT_EQ(graded(winLoss(0.26)), Rating::good);
  EXPECT_EQ(graded(winLoss(1.4)), Rating::good);
  EXPECT_EQ(graded(winLoss(1.6)), Rating::hard);
  EXPECT_EQ(graded(winLoss(2.9)), Rating::hard);
  EXPECT_EQ(graded(winLoss(3.1)), Rating::again);
}

TEST(Rating, GoesByPointsWhereThereIsNoWinProbability) {
  const Loss played = pointLoss(30);
  EXPECT_EQ(gradeOf(pointLoss(0.9), played, {}), Rating::easy);
  EXPECT_EQ(gradeOf(pointLoss(1), played, {}), Rating::good);
  EXPECT_EQ(gradeOf(pointLoss(4), played, {}), Rating::hard);
  EXPECT_EQ(gradeOf(pointLoss(7), played, {}), Rating::again);
}

TEST(Rating, GoesByPointsWhereTheGameIsDecided) {
  const Loss won{.phase = Phase::midgame, .points = 5, .win = Loss::Win{.best = 0.999, .played = 0.999}};
  const Loss played{.phase = Phase::midgame, .points = 50, .win = Loss::Win{.best = 0.999, .played = 0.999}};
  EXPECT_EQ(gradeOf(won, played, {}), Rating::hard);
}

TEST(Rating, WonEndgameThrownAwayIsNeverRight) {
  const Loss thrown{.phase = Phase::endgame,
                    .proof = reports::Proof::exact,
                    .points = 0.5,
                    .win = Loss::Win{.best = 1, .played = 0.5}};
  const Loss played{.phase = Phase::endgame,
                    .proof = reports::Proof::exact,
                    .points = 30,
                    .win = Loss::Win{.best = 1, .played = 0}};
  EXPECT_EQ(gradeOf(thrown, played, {}), Rating::again);
}

TEST(Rating, AnswerNoBetterThanTheMoveOfTheGameIsNotAccepted) {
  EXPECT_EQ(gradeOf(winLoss(1), winLoss(1), {}), Rating::again);
  EXPECT_EQ(gradeOf(winLoss(2), winLoss(1), {}), Rating::again);
  EXPECT_EQ(gradeOf(winLoss(0.9), winLoss(1), {}), Rating::good);
}

TEST(Rating, HoldsAnAnswerAgainstThePlayedMoveOnOneRuler) {
  // The answer keeps the win and loses points; the move of the game gave a fifth of the wins away.
  const Loss answer{.phase = Phase::midgame, .points = 3, .win = Loss::Win{.best = 0.999, .played = 0.998}};
  const Loss played{.phase = Phase::midgame, .points = 2, .win = Loss::Win{.best = 0.999, .played = 0.8}};
  ASSERT_TRUE(answer.byPoints());
  ASSERT_FALSE(played.byPoints());
  EXPECT_EQ(gradeOf(answer, played, {}), Rating::good) << "3 points are not more than 20 percentage points";
  EXPECT_EQ(gradeOf(played, answer, {}), Rating::again);
}

TEST(Rating, BestMoveIsEasyWhateverTheNumbers) {
  EXPECT_EQ(gradeOf(winLoss(2), winLoss(1), {.isBest = true}), Rating::easy);
}

TEST(Rating, HintsAndPhoniesCost) {
  EXPECT_EQ(graded(winLoss(0), {.hints = 1}), Rating::good);
  EXPECT_EQ(graded(winLoss(0), {.hints = 2}), Rating::hard);
  EXPECT_EQ(graded(winLoss(0), {.isBest = true, .hints = 3}), Rating::hard);
  EXPECT_EQ(graded(winLoss(0), {.phonies = 1}), Rating::hard);
  EXPECT_EQ(graded(winLoss(9), {.hints = 1}), Rating::again);
}

TEST(Rating, NamesAreRead) {
  for (const Rating grade : {Rating::again, Rating::hard, Rating::good, Rating::easy})
    EXPECT_EQ(ratingNamed(name(grade)), grade);
  EXPECT_FALSE(ratingNamed("best"));
}

}  // namespace
}  // namespace rozbor::reports
