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
  decision.unfinished = false;
}

void leaveAll(reports::GameReview& review) {
  for (reports::Decision& decision : review.decisions)
    decision.unfinished = true;
}

void simulateAll(reports::GameReview& review) {
  for (reports::Decision& decision : review.decisions)
    simulate(decision, review);
}

TEST(Caveats, anInterruptedReviewSaysHowFarItCame) {
  reports::GameReview review = test::smallReview();
  review.interrupted = true;
  leaveAll(review);
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
  leaveAll(review);
  simulate(review.decisions[2], review);
  const std::string text = textOf(review);
  EXPECT_NE(text.find("In the time that was given 1 of 7 decisions was looked at in depth; the others"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("interrupted"), std::string::npos) << text;
  simulateAll(review);
  EXPECT_EQ(textOf(review).find("In the time"), std::string::npos);
}

TEST(Caveats, aBudgetThatEndedBeforeAnyUnknownRackWasGradedIsTold) {
  reports::GameReview review = test::smallReview();
  for (reports::Decision& decision : review.decisions) {
    decision.rackKnown = replay::RackKnowledge::unknown;
    decision.grade = {};
    decision.band = reports::Band::none;
    decision.cause.reset();
    decision.lossCause = {};
  }
  review.keyMoments.clear();
  EXPECT_NE(textOf(review).find("On 7 of 7 turns the rack is not known in full, so they are not graded."),
            std::string::npos);
  leaveAll(review);
  const std::string text = textOf(review);
  EXPECT_NE(text.find("In the time that was given 0 of 7 decisions were looked at in depth; the others"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("On 7 of 7 turns the rack is not known in full; the review ended before they were "
                      "graded over likely racks."),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("so they are not graded"), std::string::npos) << text;
}

}  // namespace
}  // namespace rozbor
