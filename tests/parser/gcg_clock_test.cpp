#include <gtest/gtest.h>

#include "gcg_support.h"

// What a record tells beyond the moves: clocks, ratings, the occasion.
namespace rozbor::parser::testing {
namespace {

constexpr const char* kTimed =
    "#player1 ana Ana\n#player2 ben Ben\n#user1 u17\n#rating1 1834\n#tournament Spring Cup\n#round 4\n"
    "#time-control 25:00+5\n>ana: DOMINOE 8D DOMINO +22 22\n#clock 24:13.5\n#note long thought\n"
    ">ben: KRTEKAB 7H KRT +15 15\n#clock -0:05\n";

TEST(GcgClock, IsWhatIsLeftAfterTheEventAbove) {
  const ParsedRecord parsed = parseGcg(kTimed);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(parsed.record.events[0].clock->value, 24 * 60'000 + 13'500);
  EXPECT_EQ(parsed.record.events[1].clock->value, -5'000);
  EXPECT_EQ(parsed.record.events[0].notes.size(), 1U);
}

TEST(GcgClock, RatingsAndTheOccasionAreRead) {
  const GameRecord record = parseGcg(kTimed).record;
  EXPECT_EQ(record.players[0].rating->value, "1834");
  EXPECT_EQ(record.players[0].userId->value, "u17");
  EXPECT_FALSE(record.players[1].rating);
  EXPECT_EQ(record.tournament->value, "Spring Cup");
  EXPECT_EQ(record.round->value, "4");
  EXPECT_EQ(record.timeControl->value, "25:00+5");
}

TEST(GcgClock, SurvivesLayingOutTheLinesAnew) {
  GameRecord record = parseGcg(kTimed).record;
  const GameRecord before = record;
  record.lines.clear();
  const std::string text = writeGcg(record);
  EXPECT_TRUE(sameContent(parseGcg(text).record, before)) << text;
  EXPECT_NE(text.find("+22 22\n#clock 24:13.500\n#note long thought\n"), std::string::npos) << text;
}

TEST(GcgClock, ASecondOneOfAnEventIsADuplicate) {
  EXPECT_EQ(codes(parseGcg(std::string(kTimed) + "#clock 1:00\n")),
            std::vector<std::string>{"gcg.duplicate-pragma"});
}

TEST(GcgClock, HoursAreReadAndNonsenseIsNot) {
  EXPECT_EQ(game(" AEX - +0 22\n#clock 1:02:03").record.events[0].clock->value, 3'723'000);
  for (const char* text : {"12", "1:60", "1:2:3:4", "1:00.", "1:00.1234", "1234567:00", ":30", "+1:00"})
    EXPECT_FALSE(game(std::string(" AEX - +0 22\n#clock ") + text).record.events[0].clock) << text;
}

}  // namespace
}  // namespace rozbor::parser::testing
