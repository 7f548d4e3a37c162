#include "rozbor/app/review/review_steps.h"

#include <gtest/gtest.h>

#include "app_fixtures.h"
#include "grade_fixtures.h"
#include "rozbor/app/training/decision_question.h"

namespace rozbor::test {
namespace {

using reports::Band;
using reports::Decision;

Decision decision(std::size_t turn, Band band, bool graded = true) {
  Decision made;
  made.turn = turn;
  made.band = band;
  if (graded) made.grade = test::staticGrade(0);
  return made;
}

reports::GameReview game() {
  reports::GameReview review;
  review.decisions = {decision(0, Band::none), decision(1, Band::mistake), decision(2, Band::howler, false),
                      decision(4, Band::inaccuracy), decision(5, Band::howler)};
  return review;
}

TEST(ReviewSteps, goFromMistakeToMistakePastWhatIsSmallOrNotGraded) {
  const auto review = game();
  EXPECT_EQ(app::nextMistake(review, 0), 1u);
  EXPECT_EQ(app::nextMistake(review, 1), 5u);
  EXPECT_EQ(app::nextMistake(review, 5), std::nullopt);
  EXPECT_EQ(app::previousMistake(review, 5), 1u);
  EXPECT_EQ(app::previousMistake(review, 1), std::nullopt);
}

TEST(DeeperPreset, followsTheMethodAndEndsWithAProof) {
  Decision made = decision(0, Band::none);
  EXPECT_EQ(app::deeperPreset(made), reports::Preset::standard);
  made.grade = test::simulatedGrade(0.5, 0.5);
  EXPECT_EQ(app::deeperPreset(made), reports::Preset::deep);
  made.grade = test::boundedGrade({-5, 5}, {-5, 5});
  EXPECT_EQ(app::deeperPreset(made), reports::Preset::deep) << "it was cut off";
  made.grade = test::provenGrade(1, 1, 0);
  EXPECT_EQ(app::deeperPreset(made), std::nullopt);
  EXPECT_EQ(app::deeperPreset(decision(0, Band::none, false)), std::nullopt);
}

TEST(DecisionQuestion, asksWhereThereWasAChoice) {
  Decision made = decision(0, Band::none);
  EXPECT_TRUE(app::isAskable(made));
  reports::rankedOf(made.grade)->legalPlays = 1;
  EXPECT_FALSE(app::isAskable(made));
  made.grade = reports::Ungraded{};
  EXPECT_FALSE(app::isAskable(made));
}

TEST(DecisionQuestion, holdsThePositionWithTheBestAndThePlayedMove) {
  reports::GameReview review;
  review.language = std::make_shared<const game::Language>(language("en"));
  review.lexicon.name = "tiny";
  Decision made = decision(0, Band::mistake);
  made.position.board = boardFrom("8 ...HOUSE");
  made.position.rack = rack("AINOSTT");
  reports::Ranked& moves = *reports::rankedOf(made.grade);
  moves.played.play.move = move("9D O.");
  moves.candidates = {{.play = {move("I8 STATION"), 9, {}, {}, {}}}};
  const app::Question question = app::questionOn(review, made);
  EXPECT_EQ(question.position.cgp, "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 AINOSTT/ 0/0 0");
  EXPECT_EQ(question.position.lexicon, "tiny");
  EXPECT_EQ(question.best, "I8 STATION");
  EXPECT_EQ(question.played, "9D O.");
}

}  // namespace
}  // namespace rozbor::test
