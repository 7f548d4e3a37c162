#include "rozbor/review/challenge.h"

#include <gtest/gtest.h>

#include <string>

#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

using reports::challengeBefore;
using reports::ChallengeError;
using reports::GameReview;

/// HOUSE and what follows it; NOS and ON are words of the lexicon of `reviewOf`, VON is none.
GameReview after(const std::string& events) {
  return test::reviewOf("#player1 Ida Ida Lind\n#player2 Otto Otto O'Brien\n>Ida: AEHOSUU 8D HOUSE +24 24\n" +
                        events);
}

TEST(Challenge, thatIsMissingLetsAPhonyStand) {
  const GameReview review = after(">Otto: ENV H7 V.N +9 9\n>Ida: AEINRST - +0 24\n>Otto: AEI - +0 9\n");
  const auto found = challengeBefore(review, review.decisions[2]);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->error, ChallengeError::phonyLetStand);
  EXPECT_EQ(found->turn, 1u);
  EXPECT_EQ(found->points, review.replay.turns[1].scoreComputed);
  EXPECT_FALSE(challengeBefore(review, review.decisions[1])) << "HOUSE is valid, nobody challenged it";
  EXPECT_FALSE(challengeBefore(review, review.decisions[3])) << "a pass is no phony";
  EXPECT_FALSE(challengeBefore(review, review.decisions[0]));
  EXPECT_NE(commentOn(review, 2, reports::Wording::english()).find("was let stand, though"),
            std::string::npos);
  EXPECT_NE(renderReviewJson(review).find("\"challengeError\":\"phony-let-stand\""), std::string::npos);
}

TEST(Challenge, thatSucceedsIsNoError) {
  const GameReview review = after(">Otto: ENV H7 V.N +9 9\n>Otto: ENV -- -9 0\n>Ida: AEINRST - +0 24\n");
  EXPECT_FALSE(challengeBefore(review, review.decisions[2]));
}

TEST(Challenge, ofAValidPlayCostsItsBonus) {
  const GameReview review = after(">Ida: AU (challenge) +5 29\n>Otto: NO H8 .ON +3 3\n");
  const auto found = challengeBefore(review, review.decisions[1]);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->error, ChallengeError::validChallenged);
  EXPECT_EQ(found->turn, 0u);
  EXPECT_EQ(found->points, 5);
  EXPECT_NE(commentOn(review, 1, reports::Wording::english()).find("got 5 points"), std::string::npos);
}

TEST(Challenge, thatTheGameRejectedLetsNothingStand) {
  const GameReview review =
      after(">Otto: ENV H7 V.N +9 9\n>Otto: AEIOU (challenge) +5 14\n>Ida: AEINRST - +0 24\n");
  EXPECT_FALSE(challengeBefore(review, review.decisions[2])) << "the game had another judge";
}

TEST(Challenge, errorsHaveNames) {
  EXPECT_STREQ(name(ChallengeError::phonyLetStand), "phony-let-stand");
  EXPECT_STREQ(name(ChallengeError::validChallenged), "valid-challenged");
}

}  // namespace
}  // namespace rozbor
