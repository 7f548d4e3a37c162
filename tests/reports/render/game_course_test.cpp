#include "rozbor/render/game_course.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "grade_fixtures.h"
#include "small_game.h"

namespace rozbor {
namespace {

using test::smallReview;
using test::wording;

reports::GameReview reviewWithChances() {
  reports::GameReview review = smallReview();
  for (reports::Decision& decision : review.decisions)
    decision.grade = test::simulatedGrade(0.75, 0.5);
  return review;
}

TEST(GameCourse, leavesOutWhatWasTakenBack) {
  const auto course = reports::courseOf(smallReview());
  ASSERT_FALSE(course.empty());
  for (const reports::CoursePoint& point : course) {
    if (smallReview().replay.turns[point.turn].takenBack) {
      EXPECT_EQ(point.total, 3);
    }
  }
  EXPECT_EQ(course.back().total, smallReview().replay.turns.back().totalComputed);
}

TEST(GameCourse, tellsChancesAsTheFirstPlayerSeesThem) {
  for (const reports::CoursePoint& point : reports::courseOf(reviewWithChances())) {
    if (!point.winBefore) continue;
    EXPECT_EQ(*point.winBefore, point.player == 0 ? 0.75 : 0.25);
    EXPECT_EQ(*point.winAfter, 0.5);
  }
}

TEST(GameCourse, knowsBingosAndKeyMoments) {
  const auto course = reports::courseOf(smallReview());
  EXPECT_TRUE(course.back().bingo);
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(course, &reports::CoursePoint::keyMoment)),
            smallReview().keyMoments.size());
}

TEST(GameCourse, asATableHasChancesOnlyWhereThereAreAny) {
  const auto plain = courseTable(smallReview(), wording("en"));
  EXPECT_EQ(plain.headings, (std::vector<std::string>{"Turn", "Player", "Play", "Total"}));
  const auto ahead = courseTable(reviewWithChances(), wording("en"));
  ASSERT_EQ(ahead.headings.size(), 6u);
  EXPECT_EQ(ahead.headings[4], "Ida Lind: chance before, %");
  EXPECT_EQ(ahead.rows.front()[4], "75.0");
  EXPECT_EQ(plain.rows.back()[3], "95");
}

TEST(GameCourse, listsTheLossOfEveryDecision) {
  const auto table = lossTable(smallReview(), wording("en"));
  EXPECT_EQ(table.rows.size(), smallReview().decisions.size());
}

}  // namespace
}  // namespace rozbor
