#include "rozbor/game/end_rack.h"

#include <gtest/gtest.h>

#include "game_fixtures.h"

namespace rozbor {
namespace {

using test::rack;

TEST(EndRack, PaysWhoWentOutTwiceTheOthersTiles) {
  const auto settled = game::endRackPoints({rack(""), rack("QE")}, test::language("en"));
  EXPECT_TRUE(settled[0].wentOut);
  EXPECT_EQ(settled[0].points, 22);
  EXPECT_FALSE(settled[1].deducted);
  EXPECT_EQ(settled[1].points, 0);
}

TEST(EndRack, TransfersThemWhereTheRulesSaySo) {
  game::Language transferring = test::language("en");
  transferring.rules.endRack = game::EndRack::transferred;
  const auto settled = game::endRackPoints({rack("QE"), rack("")}, transferring);
  EXPECT_EQ(settled[0].points, -11);
  EXPECT_TRUE(settled[0].deducted);
  EXPECT_EQ(settled[1].points, 11);
}

TEST(EndRack, IsPaidByBothWhenNobodyWentOut) {
  const auto settled = game::endRackPoints({rack("QE"), rack("A?")}, test::language("en"));
  EXPECT_EQ(settled[0].points, -11);
  EXPECT_EQ(settled[1].points, -1);
}

}  // namespace
}  // namespace rozbor
