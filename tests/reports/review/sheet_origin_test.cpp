#include "rozbor/review/sheet_origin.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

using reports::Band;

TEST(SheetOrigin, TheSameGameHasTheSameVerdicts) {
  EXPECT_TRUE(differingVerdicts(test::smallReview(), test::smallReview()).empty());
}

void loseMore(reports::Decision& decision, double points) {
  auto& played = reports::rankedOf(decision.grade)->played.play;
  played.equity = played.equity - engine::Equity::fromDouble(points);
}

TEST(SheetOrigin, TellsTheVerdictsThatHangOnAPlace) {
  reports::GameReview other = test::smallReview();
  auto& changed = other.decisions[2];
  ASSERT_TRUE(changed.isGraded());
  loseMore(changed, 4);
  const auto differences = differingVerdicts(test::smallReview(), other);
  ASSERT_EQ(differences.size(), 1u);
  EXPECT_EQ(differences.front().turn, changed.turn);
  EXPECT_NEAR(differences.front().otherLost - differences.front().lost, 4, 1e-9);
}

TEST(SheetOrigin, ALittleMoreOrLessIsNearlyTheSame) {
  reports::GameReview other = test::smallReview();
  loseMore(other.decisions[2], 0.4);
  EXPECT_TRUE(differingVerdicts(test::smallReview(), other).empty());
}

void simulate(reports::Decision& decision) {
  reports::SimulatedGrade grade;
  static_cast<reports::Ranked&>(grade) = *reports::rankedOf(decision.grade);
  decision.grade = std::move(grade);
}

TEST(SheetOrigin, GamesAreComparedByTheSameDepthOrNotAtAll) {
  const reports::GameReview review = test::smallReview();
  EXPECT_TRUE(canBeCompared(review, review));
  reports::GameReview other = review;
  simulate(other.decisions[2]);
  EXPECT_FALSE(canBeCompared(review, other)) << "time was short for one of them";
  other.decisions[2].grade = reports::Ungraded{};
  EXPECT_FALSE(canBeCompared(review, other));
  other = review;
  other.interrupted = true;
  EXPECT_FALSE(canBeCompared(review, other));
  reports::GameReview ungraded = review;
  for (reports::Decision& decision : ungraded.decisions)
    decision.grade = reports::Ungraded{};
  EXPECT_FALSE(canBeCompared(ungraded, ungraded)) << "there are no verdicts to be the same";
}

reports::GameReview ambiguousReview() {
  reports::GameReview review = test::smallReview();
  const std::size_t turn = review.decisions[2].turn;
  review.sheet =
      reports::SheetOrigin{.status = replay::ReconstructionStatus::ambiguous,
                           .probability = 0.7,
                           .repairs = 0,
                           .gamesLeftOut = 1,
                           .others = {{0.2, {{turn, 1.5, 6.5, Band::none, Band::mistake}}}, {0.08, {}}}};
  return review;
}

TEST(SheetOrigin, TheTextSaysWhatIsNotSureAndWhatHangsOnIt) {
  const std::string text = renderText(ambiguousReview(), reports::Wording::english(),
                                      {.colour = false, .width = 10'000, .everyTurn = false});
  EXPECT_NE(text.find("several games fit it, the likeliest (probability 70 %) is reviewed."),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("would lose 6.5 points instead of 1.5"), std::string::npos) << text;
  EXPECT_NE(text.find("(probability 8 %) gives nearly the same verdicts."), std::string::npos) << text;
  EXPECT_NE(text.find("1 less likely game was not compared."), std::string::npos) << text;
}

TEST(SheetOrigin, TheJsonHasItToo) {
  const auto json = nlohmann::json::parse(renderReviewJson(ambiguousReview()));
  EXPECT_EQ(json["sheet"]["status"], "ambiguous");
  EXPECT_DOUBLE_EQ(json["sheet"]["others"][0]["turns"][0]["otherEquityLoss"], 6.5);
  EXPECT_EQ(json["sheet"]["others"][0]["turns"][0]["otherBand"], "mistake");
  EXPECT_TRUE(nlohmann::json::parse(renderReviewJson(test::smallReview()))["sheet"].is_null());
}

}  // namespace
}  // namespace rozbor
