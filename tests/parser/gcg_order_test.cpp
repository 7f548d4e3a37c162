#include <gtest/gtest.h>

#include "gcg_support.h"

// The alternatives of the grammar overlap; each test fails when two of them change places.
namespace rozbor::parser::testing {
namespace {

TEST(GcgOrder, WithdrawalBeforePass) {
  EXPECT_EQ(event(" AEX -- -5 10").kind, EventKind::withdrawn);
}

TEST(GcgOrder, WithdrawalBeforeExchange) {
  EXPECT_EQ(event(" AEX --").kind, EventKind::withdrawn);
}

TEST(GcgOrder, PassBeforeExchange) {
  const Event e = event(" AEX - +0 10");
  EXPECT_EQ(e.kind, EventKind::pass);
  EXPECT_EQ(e.score->value, 0);
}

TEST(GcgOrder, PassBeforeExchangeOfANumber) {
  const Event e = event(" AEX - 0 10");
  EXPECT_EQ(e.kind, EventKind::pass);
  EXPECT_EQ(e.total->value, 10);
}

TEST(GcgOrder, NumberBeforeTilesInAnExchange) {
  EXPECT_EQ(event(" AEX -3 +0 10").exchangeCount->value, 3U);
}

TEST(GcgOrder, ChallengeBeforeEndRack) {
  const Event e = event(" (challenge) +5 10");
  EXPECT_EQ(e.kind, EventKind::challenge);
  EXPECT_TRUE(e.endTiles.value.empty());
}

TEST(GcgOrder, TimeBeforeEndRack) {
  const Event e = event(" (time) -5 10");
  EXPECT_EQ(e.kind, EventKind::time);
  EXPECT_TRUE(e.endTiles.value.empty());
}

TEST(GcgOrder, FourTilesCanSpellTime) {
  EXPECT_EQ(event(" (TIME) -5 10").kind, EventKind::time);
  EXPECT_EQ(event(" AEX (TIME) -5 10").kind, EventKind::time);
  EXPECT_EQ(event(" (TIME) +12 10").kind, EventKind::endRack);
  EXPECT_EQ(event(" EIMT (TIME) -6 10").kind, EventKind::rackPenalty);
}

TEST(GcgOrder, CoordinateBeforeRack) {
  const Event e = event(" H8 AXE +5 10");
  EXPECT_FALSE(e.rack);
  EXPECT_FALSE(e.at->value.across);
}

TEST(GcgOrder, RackBeforeCoordinateWhenItIsAWord) {
  const Event e = event(" H 8H AXE +5 10");
  EXPECT_EQ(spelt(e.rack->value), "H");
  EXPECT_TRUE(e.at->value.across);
}

TEST(GcgOrder, RackBeforeAnEndRack) {
  EXPECT_EQ(spelt(event(" T (T) -1 10").rack->value), "T");
}

TEST(GcgOrder, DeclaredTileBeforeLetter) {
  const ParsedRecord parsed = parseGcg(twoPlayers() + "#tile CH ch\n>ana: CHAC 8D CHC +5 10\n");
  EXPECT_EQ(spelt(parsed.record.events[0].rack->value), "CH A C");
  EXPECT_EQ(spelt(parsed.record.events[0].play.value), "CH C");
}

TEST(GcgOrder, LongestDeclaredTileFirst) {
  const ParsedRecord parsed =
      parseGcg(twoPlayers() + "#tile D d\n#tile DZ dz\n#tile DZS dzs\n>ana: DZSDZD - +0 0\n");
  EXPECT_EQ(spelt(parsed.record.events[0].rack->value), "DZS DZ D");
}

}  // namespace
}  // namespace rozbor::parser::testing
