#include "rozbor/game/rules.h"

#include <gtest/gtest.h>

namespace rozbor::game {
namespace {

TEST(ChallengeRule, IsReadByItsName) {
  EXPECT_EQ(challengeRule("void"), ChallengeRule::voidWords);
  EXPECT_EQ(challengeRule("single"), ChallengeRule::single);
  EXPECT_EQ(challengeRule("double"), ChallengeRule::doubleLoss);
  EXPECT_EQ(challengeRule("5-point"), ChallengeRule::fivePoints);
  EXPECT_EQ(challengeRule("10-point"), ChallengeRule::tenPoints);
  EXPECT_EQ(challengeRule("cas"), ChallengeRule::cas);
  EXPECT_EQ(challengeRule("Single"), std::nullopt);
}

TEST(ChallengeRule, BringsPointsOnlyWhereItSaysSo) {
  EXPECT_EQ(challengeBonus(ChallengeRule::fivePoints), 5);
  EXPECT_EQ(challengeBonus(ChallengeRule::tenPoints), 10);
  EXPECT_EQ(challengeBonus(ChallengeRule::doubleLoss), 0);
  EXPECT_EQ(challengeBonus(ChallengeRule::cas), 0);
}

TEST(EndGame, TurnsWithoutPointsEndAGameAtEitherLimit) {
  const Rules rules;  // six scoreless turns, four passes
  EXPECT_FALSE(rules.endGame(5, 3));
  EXPECT_TRUE(rules.endGame(6, 0)) << "six exchanges";
  EXPECT_TRUE(rules.endGame(4, 4)) << "two rounds of passes";
}

TEST(EndGame, NeverComesByALimitThatTheRulesDoNotHave) {
  Rules endless;
  endless.scorelessLimit = endless.passLimit = 0;
  EXPECT_FALSE(endless.endGame(1000, 1000));
}

}  // namespace
}  // namespace rozbor::game
