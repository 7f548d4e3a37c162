#include "rozbor/review/luck/score_chances.h"

#include <gtest/gtest.h>

#include "game_fixtures.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

namespace rozbor::test {
namespace {

using engine::WinModel;

const WinModel& model() {
  static const auto opened =
      engine::openWinModel(sourcePath("data") / "winmodels" / "en.csv", language("en"));
  return **opened;
}

std::vector<double> chancesOf(std::string_view gcg) {
  const auto parsed = parser::parseGcg(std::string(gcg));
  return reports::scoreChancesOf(replay::replayRecord(parsed.record, language("en")), language("en"),
                                 model());
}

constexpr std::string_view kHead = "#player1 A Ann\n#player2 B Bob\n";

TEST(ScoreChances, BeginWithWhatTheFirstMoveIsWorth) {
  const auto chances = chancesOf(std::string(kHead) + ">A: EHOSUVW 8D HOUSE +24 24\n");
  ASSERT_EQ(chances.size(), 2u);
  EXPECT_DOUBLE_EQ(chances[0], model().winProbability(0, 93));
  EXPECT_DOUBLE_EQ(chances[1], 1 - model().winProbability(-24, 88));
}

TEST(ScoreChances, CountTheTilesOfBothThoughTheRecordTellsNoRack) {
  const auto chances = chancesOf(std::string(kHead) + ">A: HOUSE 8D HOUSE +24 24\n>B: N E8 .N +2 2\n");
  ASSERT_EQ(chances.size(), 3u);
  EXPECT_DOUBLE_EQ(chances[1], 1 - model().winProbability(-24, 88));
  EXPECT_DOUBLE_EQ(chances[2], model().winProbability(22, 87));
}

TEST(ScoreChances, APlayTakenBackLeavesTheOtherOnTurnAsItWas) {
  const auto chances = chancesOf(std::string(kHead) +
                                 ">A: EHOSUVW 8D HOUSE +24 24\n"
                                 ">B: AEINRST 9D XQ +20 20\n"
                                 ">B: AEINRST -- -20 0\n"
                                 ">A: AINOSTT 9D O. +7 31\n");
  ASSERT_EQ(chances.size(), 5u);
  EXPECT_DOUBLE_EQ(chances[2], chances[3]) << "the withdrawal is part of the phony";
  EXPECT_DOUBLE_EQ(chances[3], model().winProbability(24, 88));
}

/// Fourteen tiles, so that the bag is empty from the first turn on: two are held after it, and seven.
TEST(ScoreChances, SeeTheRackOfWhoIsOnTurnOnceTheBagIsEmpty) {
  const auto parsed = parser::parseGcg(std::string(kHead) + ">A: HOUSE 8D HOUSE +24 24\n");
  game::Language few = language("en");
  few.tiles = rack("HOUSEAT") + rack("IT");
  few.tiles += rack("EEEEE");
  const auto chances = reports::scoreChancesOf(replay::replayRecord(parsed.record, few), few, model());
  ASSERT_EQ(chances.size(), 2u);
  ASSERT_FALSE(model().table().racks.empty());
  EXPECT_DOUBLE_EQ(chances[0], model().winProbability(0, {7, 7}));
  EXPECT_DOUBLE_EQ(chances[1], 1 - model().winProbability(-24, {2, 7}));
  EXPECT_NE(chances[1], 1 - model().winProbability(-24, 2));
}

TEST(ScoreChances, AreOfTwoPlayersOnly) {
  EXPECT_TRUE(chancesOf("#player1 A Ann\n#player2 B Bob\n").empty());
}

}  // namespace
}  // namespace rozbor::test
