#include <gtest/gtest.h>

#include "gcg_support.h"

namespace rozbor::parser::testing {
namespace {

TEST(GcgEvent, PlacementAcross) {
  const Event e = event(" DOMINOE 8D DOMINO +22 122");
  EXPECT_EQ(e.kind, EventKind::placement);
  EXPECT_EQ(e.nick.value, "ana");
  EXPECT_EQ(spelt(e.rack->value), "D O M I N O E");
  EXPECT_EQ(e.at->value, (Coordinate{.row = 7, .column = 3, .across = true}));
  EXPECT_EQ(spelt(e.play.value), "D O M I N O");
  EXPECT_EQ(e.score->value, 22);
  EXPECT_EQ(e.total->value, 122);
  EXPECT_EQ(e.trailing.value, "");
}

TEST(GcgEvent, PlacementDown) {
  EXPECT_EQ(event(" D A15 D +2 2").at->value, (Coordinate{.row = 14, .column = 0, .across = false}));
}

TEST(GcgEvent, CoordinateInLowerCase) {
  EXPECT_EQ(event(" D 8h D +2 2").at->value, (Coordinate{.row = 7, .column = 7, .across = true}));
  EXPECT_EQ(event(" D h8 D +2 2").at->value, (Coordinate{.row = 7, .column = 7, .across = false}));
}

TEST(GcgEvent, CoordinateBeyondAnyBoardIsOnlyRead) {
  EXPECT_EQ(event(" D 99Z D +2 2").at->value, (Coordinate{.row = 98, .column = 25, .across = true}));
}

TEST(GcgEvent, EachFieldKnowsItsPlace) {
  const Event e = event(" ČDE 8D [CH]..e +22 122  OÓ");
  EXPECT_EQ(e.where, (SourceRange{.line = 3, .column = 1, .length = 32}));
  EXPECT_EQ(e.nick.where, (SourceRange{.line = 3, .column = 2, .length = 3}));
  EXPECT_EQ(e.rack->where, (SourceRange{.line = 3, .column = 7, .length = 3}));
  EXPECT_EQ(e.at->where, (SourceRange{.line = 3, .column = 11, .length = 2}));
  EXPECT_EQ(e.play.where, (SourceRange{.line = 3, .column = 14, .length = 7}));
  EXPECT_EQ(e.play.value[0].where, (SourceRange{.line = 3, .column = 14, .length = 4}));
  EXPECT_EQ(e.play.value[3].where, (SourceRange{.line = 3, .column = 20, .length = 1}));
  EXPECT_EQ(e.score->where, (SourceRange{.line = 3, .column = 22, .length = 3}));
  EXPECT_EQ(e.total->where, (SourceRange{.line = 3, .column = 26, .length = 3}));
  EXPECT_EQ(e.trailing.where, (SourceRange{.line = 3, .column = 31, .length = 2}));
}

TEST(GcgEvent, RackMayBeMissing) {
  EXPECT_FALSE(event(" 8D DOMINO +22 22").rack);
  EXPECT_FALSE(event(" D8 DOMINO +22 22").rack);
  EXPECT_EQ(codes(game(" 8D DOMINO +22 22")), std::vector<std::string>{});
}

TEST(GcgEvent, TrailingTextIsKept) {
  EXPECT_EQ(event(" AEX 8D AXE +22 22  BE, EWE ").trailing.value, "BE, EWE");
}

TEST(GcgEvent, ScoreNeedsNoSign) {
  EXPECT_EQ(event(" AEX 8D AXE 22 22").score->value, 22);
}

TEST(GcgEvent, TotalMayBeNegative) {
  EXPECT_EQ(event(" AEX -- -22 -5").total->value, -5);
}

TEST(GcgEvent, BlankAfterTheColonMayBeMissing) {
  EXPECT_EQ(event("AEX 8D AXE +22 22").nick.value, "ana");
  EXPECT_EQ(spelt(event("AEX 8D AXE +22 22").rack->value), "A E X");
}

TEST(GcgEvent, NickMayHoldAnythingButBlanks) {
  const ParsedRecord parsed = parseGcg(">Ann_(J.)_One:2: AEX 8D AXE +22 22\n");
  ASSERT_EQ(parsed.record.events.size(), 1U);
  EXPECT_EQ(parsed.record.events[0].nick.value, "Ann_(J.)_One:2");
}

TEST(GcgEvent, Pass) {
  for (const char* body : {" AEX - +0 22", " AEX -  +0 22", " AEX - 0 22", " AEX -0 +0 22", " AEX -+0 22"}) {
    const Event e = event(body);
    EXPECT_EQ(e.kind, EventKind::pass) << body;
    EXPECT_EQ(spelt(e.rack->value), "A E X") << body;
    EXPECT_EQ(e.score->value, 0) << body;
    EXPECT_EQ(e.total->value, 22) << body;
    EXPECT_FALSE(e.exchangeCount) << body;
  }
  EXPECT_FALSE(event(" - +0 22").rack);
}

TEST(GcgEvent, ExchangeOfKnownTiles) {
  const Event e = event(" AEX? -X? +0 22");
  EXPECT_EQ(e.kind, EventKind::exchange);
  EXPECT_EQ(spelt(e.exchanged.value), "X ?");
  EXPECT_FALSE(e.exchangeCount);
}

TEST(GcgEvent, ExchangeOfSoMany) {
  const Event e = event(" -5 +0 22");
  EXPECT_EQ(e.kind, EventKind::exchange);
  EXPECT_EQ(e.exchangeCount->value, 5U);
  EXPECT_TRUE(e.exchanged.value.empty());
}

TEST(GcgEvent, Withdrawn) {
  const Event e = event(" AEX --  -46 355");
  EXPECT_EQ(e.kind, EventKind::withdrawn);
  EXPECT_EQ(e.score->value, -46);
  EXPECT_EQ(e.total->value, 355);
}

TEST(GcgEvent, WhatIsTakenAwayNeedsNoSign) {
  EXPECT_EQ(event(" AEX -- 46 355").score->value, -46);
  EXPECT_EQ(event(" (time) 10 355").score->value, -10);
}

TEST(GcgEvent, ChallengeBonusWithAndWithoutRack) {
  EXPECT_EQ(event(" AEX (challenge) +5 74").kind, EventKind::challenge);
  EXPECT_EQ(spelt(event(" AEX (challenge) +5 74").rack->value), "A E X");
  EXPECT_FALSE(event(" (challenge) +5 74").rack);
  EXPECT_EQ(event(" (CHALLENGE) 5 74").kind, EventKind::challenge);
  EXPECT_EQ(event(" (Challenge) 5 74").score->value, 5);
}

TEST(GcgEvent, TimePenalty) {
  const Event e = event(" (time) -10 390");
  EXPECT_EQ(e.kind, EventKind::time);
  EXPECT_EQ(e.score->value, -10);
}

TEST(GcgEvent, EndRackPoints) {
  const Event e = event("  (OPEG) +14 345");
  EXPECT_EQ(e.kind, EventKind::endRack);
  EXPECT_EQ(spelt(e.endTiles.value), "O P E G");
  EXPECT_EQ(e.score->value, 14);
}

TEST(GcgEvent, OwnRackDeducted) {
  const Event e = event(" T             (T)              -1  452");
  EXPECT_EQ(e.kind, EventKind::rackPenalty);
  EXPECT_EQ(spelt(e.rack->value), "T");
  EXPECT_EQ(e.score->value, -1);
}

TEST(GcgEvent, TheSignDecidesWhoseTilesTheyAre) {
  EXPECT_EQ(event(" (T) -1 452").kind, EventKind::rackPenalty);
  EXPECT_EQ(event(" AB (T) +2 452").kind, EventKind::endRack);
  EXPECT_EQ(event(" T (T)").kind, EventKind::rackPenalty);
  EXPECT_EQ(event(" (T)").kind, EventKind::endRack);
}

TEST(GcgEvent, KeepsWhatIsReadableAroundAFault) {
  const Event e = event(" AEX 8DD AXE +22 122 BE");
  EXPECT_EQ(spelt(e.rack->value), "A E X");
  EXPECT_FALSE(e.at);
  EXPECT_EQ(spelt(e.play.value), "A X E");
  EXPECT_EQ(e.score->value, 22);
  EXPECT_EQ(e.total->value, 122);
  EXPECT_EQ(e.trailing.value, "BE");
}

TEST(GcgEvent, KeepsThePlayWhenTheScoreIsMissing) {
  const Event e = event(" AEX 8D AXE");
  EXPECT_EQ(spelt(e.rack->value), "A E X");
  EXPECT_TRUE(e.at);
  EXPECT_EQ(spelt(e.play.value), "A X E");
  EXPECT_FALSE(e.score || e.total);
}

TEST(GcgEvent, ALoneNumberIsTheScore) {
  const ParsedRecord parsed = game(" AEX 8D AXE 22");
  EXPECT_EQ(parsed.record.events[0].score->value, 22);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"gcg.missing-total"});
}

TEST(GcgEvent, SeveralFaultsInOneLineAreAllSaid) {
  EXPECT_EQ(codes(game(" A*X 8D A/E +2Z 1O")),
            (std::vector<std::string>{"gcg.bad-rack", "gcg.bad-play", "gcg.bad-number", "gcg.bad-number"}));
}

}  // namespace
}  // namespace rozbor::parser::testing
