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

Grade graded(const Loss& answer, const AnswerCircumstances& how = {}) {
  return gradeOf(answer, winLoss(20, 40), how);
}

TEST(Grade, FollowsTheWinLoss) {
  EXPECT_EQ(graded(winLoss(0)), Grade::easy);
  EXPECT_EQ(graded(winLoss(0.2)), Grade::easy);
  EXPECT_EQ(graded(winLoss(0.26)), Grade::good);
  EXPECT_EQ(graded(winLoss(1.4)), Grade::good);
  EXPECT_EQ(graded(winLoss(1.6)), Grade::hard);
  EXPECT_EQ(graded(winLoss(2.9)), Grade::hard);
  EXPECT_EQ(graded(winLoss(3.1)), Grade::again);
}

TEST(Grade, GoesByPointsWhereThereIsNoWinProbability) {
  const Loss played = pointLoss(30);
  EXPECT_EQ(gradeOf(pointLoss(0.9), played, {}), Grade::easy);
  EXPECT_EQ(gradeOf(pointLoss(1), played, {}), Grade::good);
  EXPECT_EQ(gradeOf(pointLoss(4), played, {}), Grade::hard);
  EXPECT_EQ(gradeOf(pointLoss(7), played, {}), Grade::again);
}

TEST(Grade, GoesByPointsWhereTheGameIsDecided) {
  const Loss won{.phase = Phase::midgame, .points = 5, .win = Loss::Win{.best = 0.999, .played = 0.999}};
  const Loss played{.phase = Phase::midgame, .points = 50, .win = Loss::Win{.best = 0.999, .played = 0.999}};
  EXPECT_EQ(gradeOf(won, played, {}), Grade::hard);
}

TEST(Grade, WonEndgameThrownAwayIsNeverRight) {
  const Loss thrown{
      .phase = Phase::endgame, .exact = true, .points = 0.5, .win = Loss::Win{.best = 1, .played = 0.5}};
  const Loss played{
      .phase = Phase::endgame, .exact = true, .points = 30, .win = Loss::Win{.best = 1, .played = 0}};
  EXPECT_EQ(gradeOf(thrown, played, {}), Grade::again);
}

TEST(Grade, AnswerNoBetterThanTheMoveOfTheGameIsNotAccepted) {
  EXPECT_EQ(gradeOf(winLoss(1), winLoss(1), {}), Grade::again);
  EXPECT_EQ(gradeOf(winLoss(2), winLoss(1), {}), Grade::again);
  EXPECT_EQ(gradeOf(winLoss(0.9), winLoss(1), {}), Grade::good);
}

TEST(Grade, BestMoveIsEasyWhateverTheNumbers) {
  EXPECT_EQ(gradeOf(winLoss(2), winLoss(1), {.isBest = true}), Grade::easy);
}

TEST(Grade, HintsAndPhoniesCost) {
  EXPECT_EQ(graded(winLoss(0), {.hints = 1}), Grade::good);
  EXPECT_EQ(graded(winLoss(0), {.hints = 2}), Grade::hard);
  EXPECT_EQ(graded(winLoss(0), {.isBest = true, .hints = 3}), Grade::hard);
  EXPECT_EQ(graded(winLoss(0), {.phonies = 1}), Grade::hard);
  EXPECT_EQ(graded(winLoss(9), {.hints = 1}), Grade::again);
}

TEST(Grade, NamesAreRead) {
  for (const Grade grade : {Grade::again, Grade::hard, Grade::good, Grade::easy})
    EXPECT_EQ(gradeNamed(name(grade)), grade);
  EXPECT_FALSE(gradeNamed("best"));
}

}  // namespace
}  // namespace rozbor::reports
