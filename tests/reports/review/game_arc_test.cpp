#include "rozbor/review/game_arc.h"

#include <gtest/gtest.h>

#include <vector>

#include "grade_fixtures.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

struct Scored {
  std::size_t player = 0;
  int points = 0;
  bool takenBack = false;
};

/// A game of these turns, complete.
GameReview gameOf(const std::vector<Scored>& turns) {
  GameReview review;
  review.replay.players.resize(2);
  review.replay.complete = true;
  std::vector<int> totals(2);
  for (const Scored& scored : turns) {
    replay::Turn& turn = review.replay.turns.emplace_back();
    turn.player = scored.player;
    turn.takenBack = scored.takenBack;
    turn.scoreComputed = scored.points;
    turn.totalComputed = totals[scored.player] + scored.points;
    if (!scored.takenBack) totals[scored.player] = turn.totalComputed;
  }
  return review;
}

/// A move on the turn that left the best chance as it was.
void addDecision(GameReview& review, std::size_t turn, double best, double played) {
  Decision& decision = review.decisions.emplace_back();
  decision.turn = turn;
  decision.player = review.replay.turns[turn].player;
  decision.grade = test::simulatedGrade(best, played);
}

TEST(GameArc, TellsSinceWhenTheWinnerWasAhead) {
  const auto lead = arcOf(gameOf({{0, 20}, {1, 20}, {0, 30}, {1, 5}})).lead;
  ASSERT_TRUE(lead);
  EXPECT_EQ(lead->player, 0u);
  EXPECT_EQ(lead->turn, 2u) << "it was level between";
  EXPECT_EQ(lead->changes, 0);
}

TEST(GameArc, CountsHowOftenTheLeadChangedHandsAlsoOverATie) {
  const auto lead = arcOf(gameOf({{0, 20}, {1, 20}, {0, 0}, {1, 5}, {0, 10}, {1, 40}, {0, 1}})).lead;
  ASSERT_TRUE(lead);
  EXPECT_EQ(lead->player, 1u);
  EXPECT_EQ(lead->changes, 3) << "to the second, back, and to the second again";
  EXPECT_EQ(lead->turn, 5u);
}

TEST(GameArc, CountsNothingThatWasTakenBack) {
  const auto lead = arcOf(gameOf({{0, 20}, {1, 50, true}, {1, 0}, {0, 10}})).lead;
  ASSERT_TRUE(lead);
  EXPECT_EQ(lead->player, 0u);
  EXPECT_EQ(lead->changes, 0);
  EXPECT_EQ(lead->turn, 0u);
}

TEST(GameArc, TellsNoLeadOfATie) {
  EXPECT_FALSE(arcOf(gameOf({{0, 20}, {1, 20}})).lead);
}

TEST(GameArc, TellsWhereTheLoserCameNearestBeTheTurnWhoseever) {
  GameReview review = gameOf({{0, 20}, {1, 30}, {0, 10}, {1, 60}});
  addDecision(review, 0, 0.55, 0.5);
  addDecision(review, 1, 0.35, 0.3);  // of the winner: 65 % for the other
  addDecision(review, 2, 0.61, 0.2);
  addDecision(review, 3, 0.99, 0.99);
  const auto height = arcOf(review).height;
  ASSERT_TRUE(height);
  EXPECT_EQ(height->player, 0u);
  EXPECT_EQ(height->turn, 1u);
  EXPECT_DOUBLE_EQ(height->win, 0.65);
}

TEST(GameArc, DoesNotKnowTheHeightWhereAChanceIsNotKnown) {
  GameReview review = gameOf({{0, 20}, {1, 30}, {0, 10}, {1, 60}});
  for (replay::Turn& turn : review.replay.turns) {
    turn.unseen.addKind(1);
  }
  for (std::size_t turn = 0; turn < 4; ++turn)
    addDecision(review, turn, 0.7, 0.5);
  ASSERT_TRUE(arcOf(review).height);
  EXPECT_TRUE(arcOf(review).height->isCertain);
  review.decisions[2].grade = reports::Ungraded{};
  ASSERT_TRUE(arcOf(review).height);
  EXPECT_FALSE(arcOf(review).height->isCertain);
  review.replay.turns[2].unseen = {};
  EXPECT_TRUE(arcOf(review).height->isCertain) << "nobody else has a tile";
  review.decisions.pop_back();
  EXPECT_FALSE(arcOf(review).height->isCertain) << "interrupted";
}

TEST(GameArc, TellsNoHeightOfALoserWhoWasNoFavouriteNorOfARecordThatStops) {
  GameReview review = gameOf({{0, 20}, {1, 30}});
  addDecision(review, 0, 0.59, 0.5);
  EXPECT_FALSE(arcOf(review).height);
  review.decisions.front().grade = test::simulatedGrade(0.7, 0.7);
  EXPECT_TRUE(arcOf(review).height);
  review.replay.complete = false;
  EXPECT_FALSE(arcOf(review).height);
}

TEST(GameArc, IsDecidedFromTheFirstTurnAfterWhichNothingCouldBeLost) {
  GameReview review = gameOf({{0, 90}, {1, 10}, {0, 10}, {1, 10}, {0, 10}, {1, 10}});
  addDecision(review, 0, 0.9, 0.9);
  addDecision(review, 1, 0.001, 0.0);
  addDecision(review, 2, 0.999, 0.998);
  addDecision(review, 3, 0.002, 0.001);
  addDecision(review, 4, 1, 1);
  EXPECT_EQ(arcOf(review).decidedFrom, 1u);
  review.decisions[3].grade = test::simulatedGrade(0.02, 0.001);
  EXPECT_FALSE(arcOf(review).decidedFrom) << "with a chance left three turns before the end";
  review.decisions[3].grade = Ungraded{};
  EXPECT_FALSE(arcOf(review).decidedFrom) << "nobody knows";
}

}  // namespace
}  // namespace rozbor::reports
