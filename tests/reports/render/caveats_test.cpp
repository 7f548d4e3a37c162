// What a review says of itself where work was left undone.
#include <gtest/gtest.h>

#include <string>

#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

std::string textOf(const reports::GameReview& review) {
  return renderText(review, reports::Wording::english(),
                    {.colour = false, .width = 10'000, .everyTurn = false});
}

void simulate(reports::Decision& decision, const reports::GameReview& review) {
  reports::SimulatedGrade grade;
  static_cast<reports::Ranked&>(grade) =
      *reports::rankedOf((decision.isGraded() ? decision : review.decisions[2]).grade);
  decision.grade = std::move(grade);
}

void simulateAll(reports::GameReview& review) {
  for (reports::Decision& decision : review.decisions)
    simulate(decision, review);
}

TEST(Caveats, anInterruptedReviewSaysHowFarItCame) {
  reports::GameReview review = test::smallReview();
  review.interrupted = true;
  simulate(review.decisions[2], review);
  const std::string text = textOf(review);
  EXPECT_NE(text.find("The review was interrupted: of 7 decisions 1 was looked at in depth, the others"),
            std::string::npos)
      << text;
}

TEST(Caveats, anInterruptThatMissedNoDecisionSaysSo) {
  reports::GameReview review = test::smallReview();
  review.interrupted = true;
  simulateAll(review);
  const std::string text = textOf(review);
  EXPECT_NE(text.find("The review was interrupted when all decisions had been graded."), std::string::npos)
      << text;
}

TEST(Caveats, aBudgetThatWasTooShortIsTold) {
  reports::GameReview review = test::smallReview();
  EXPECT_EQ(textOf(review).find("In the time"), std::string::npos) << "nothing was to be looked at in depth";
  simulate(review.decisions[2], review);
  const std::string text = textOf(review);
  EXPECT_NE(text.find("In the time that was given 1 of 7 decisions was looked at in depth; the others"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("interrupted"), std::string::npos) << text;
  simulateAll(review);
  EXPECT_EQ(textOf(review).find("In the time"), std::string::npos);
}

}  // namespace
}  // namespace rozbor
