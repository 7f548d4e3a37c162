#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::played;
using test::rack;
using testing::ElementsAre;
using testing::IsEmpty;
using enum RackKnowledge;

const std::string kHouse = ">Ida: AEHOSUU 8D HOUSE +24 24\n";

TEST(Rack, IsKnownWhenAllTilesAreListed) {
  const Turn turn = played(kHouse).turns[0];
  EXPECT_EQ(turn.rackKnown, known);
  EXPECT_EQ(turn.rack, rack("AEHOSUU"));
  EXPECT_EQ(turn.before.rack, turn.rack);
}

TEST(Rack, IsPartialWhenFewerAreListed) {
  const Turn turn = played(">Ida: EHOSU 8D HOUSE +24 24\n").turns[0];
  EXPECT_EQ(turn.rackKnown, partial);
  EXPECT_EQ(turn.rack, rack("EHOSU"));
}

TEST(Rack, IsUnknownWhenNoneAreListedAndThenHoldsTheTilesOfThePlay) {
  const Turn turn = played(">Ida: 8D HOUsE +22 22\n").turns[0];
  EXPECT_EQ(turn.rackKnown, unknown);
  EXPECT_EQ(turn.rack, rack("EHOU?"));
}

TEST(Rack, IsKnownByAPlayOfAllTiles) {
  EXPECT_EQ(played(">Ida: 8D RATIONS +66 66\n").turns[0].rackKnown, known);
}

TEST(Rack, OfAPassMayListNothing) {
  const Turn turn = played(">Ida: - +0 0\n").turns[0];
  EXPECT_EQ(turn.rackKnown, unknown);
  EXPECT_TRUE(turn.rack.empty());
  EXPECT_EQ(turn.unseen.size(), 100);
}

TEST(Rack, ThatLacksATilePlayedIsReplacedByTheTilesPlayed) {
  const Replay replay = played(">Ida: AEHOTUU 8D HOUSE +24 24\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.tile-not-on-rack"));
  EXPECT_EQ(replay.turns[0].rackKnown, partial);
  EXPECT_EQ(replay.turns[0].rack, rack("EHOSU"));
}

TEST(Rack, ThatTheSetCannotFillIsReplacedByTheTilesPlayed) {
  const Replay replay = played(">Ida: EHOSUZZ 8D HOUSE +24 24\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.rack-impossible"));
  EXPECT_EQ(replay.turns[0].rack, rack("EHOSU"));
}

TEST(Rack, IsReadWithoutLettersThatAreNoTiles) {
  const Replay replay = played(">Ida: AÖHOSUE 8D HOUSE +24 24\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.unknown-letter"));
  EXPECT_EQ(replay.turns[0].rackKnown, partial);
  EXPECT_EQ(replay.turns[0].rack, rack("AEHOSU"));
  EXPECT_TRUE(replay.turns[0].playable);
}

TEST(Rack, BesideAChallengeMayBeAnyText) {
  const Replay replay = played(kHouse + ">Ida: UNKNÖWN (challenge) +5 29\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.next-rack"));
  EXPECT_EQ(replay.turns[1].rackKnown, unknown);
  EXPECT_TRUE(replay.turns[1].rack.empty());
}

TEST(Exchange, OfKnownTilesIsAMove) {
  const Turn turn = played(">Ida: AEHOSUU -UU +0 0\n").turns[0];
  ASSERT_TRUE(turn.move);
  EXPECT_EQ(*turn.move, test::move("-UU"));
  EXPECT_EQ(turn.exchangeCount, std::nullopt);
}

TEST(Exchange, OfANumberOfTilesKeepsTheNumber) {
  const Turn turn = played(">Ida: AEHOSUU -2 +0 0\n").turns[0];
  EXPECT_FALSE(turn.move);
  EXPECT_EQ(turn.exchangeCount, 2);
}

TEST(Exchange, OfTheWholeKnownRackByNumberIsAMove) {
  const Turn turn = played(">Ida: AEHOSUU -7 +0 0\n").turns[0];
  ASSERT_TRUE(turn.move);
  EXPECT_EQ(*turn.move, test::move("-AEHOSUU"));
}

TEST(Exchange, OfTilesThatAreNotOnTheRackIsReported) {
  const Replay replay = played(">Ida: AEHOSUU -XY +0 0\n");
  EXPECT_EQ(test::faultsOf(replay), (std::vector{test::Finding{"replay.tile-not-on-rack", 3, 16}}));
  EXPECT_EQ(replay.turns[0].rack, rack("XY"));
}

TEST(Exchange, OfMoreTilesThanARackHoldsIsReported) {
  EXPECT_THAT(test::codesOf(played(">Ida: -8 +0 0\n")), ElementsAre("replay.too-many-tiles"));
}

/// Racks of three and ten tiles: the bag is empty after two turns.
const std::string kTinyStart = ">Ida: AST 8G SAT +18 18\n>Otto: AOT H8 .T +2 2\n";

TEST(Rack, OfTheOtherIsCertainOnceTheBagIsEmptyAndTheOwnIsKnown) {
  const auto& tiny = test::language("tiny");
  const Replay replay = played(kTinyStart + ">Ida: AE? I8 .E +3 21\n", tiny);
  EXPECT_TRUE(replay.turns[1].before.opponentRack.empty());
  EXPECT_EQ(replay.turns[2].bag, 0);
  EXPECT_EQ(replay.turns[2].before.opponentRack, rack("AOT", tiny));
  EXPECT_EQ(replay.finalPosition.opponentRack, rack("A?", tiny));
}

TEST(Rack, OfTheOtherIsNotCertainWhenTheOwnIsNotKnown) {
  const Replay replay = played(kTinyStart + ">Ida: E I8 .E +3 21\n", test::language("tiny"));
  EXPECT_TRUE(replay.turns[2].before.opponentRack.empty());
}

TEST(Rack, OfTheEndgameIsKnownWithFewerTiles) {
  const auto& tiny = test::language("tiny");
  const Replay replay =
      played(kTinyStart + ">Ida: AE? I8 .E +3 21\n>Otto: AOT - +0 2\n>Ida: A? 10I A +1 22\n", tiny);
  EXPECT_EQ(replay.turns[4].rackKnown, known);
  EXPECT_EQ(replay.turns[4].rack, rack("A?", tiny));
}

TEST(Rack, OfTheEndgameCannotListMoreThanIsLeft) {
  const auto codes =
      test::codesOf(played(kTinyStart + ">Ida: AE? I8 .E +3 21\n>Otto: AOT - +0 2\n>Ida: AE? 10I A +1 22\n",
                           test::language("tiny")));
  EXPECT_THAT(codes, testing::Contains("replay.rack-too-large"));
}

TEST(RemainingRacks, OfAnUnfinishedGameComeFromTheHeader) {
  const Replay replay = played(kHouse + "#rack1 AABCDEF\n#rack2 ?QZ\n");
  EXPECT_EQ(replay.finalPosition.rack, rack("?QZ"));
  EXPECT_EQ(replay.finalPosition.opponentRack, rack("AABCDEF"));
}

TEST(RemainingRacks, OfThePlayerOnTurnMayStandWithIncomplete) {
  EXPECT_EQ(played(kHouse + "#incomplete ?QZ\n").finalPosition.rack, rack("?QZ"));
}

TEST(RemainingRacks, ThatCannotBeAreReported) {
  const Replay large = played(kHouse + "#rack2 AABCDEFG\n");
  EXPECT_THAT(test::codesOf(large), ElementsAre("replay.rack-too-large"));
  EXPECT_TRUE(large.finalPosition.rack.empty());
  EXPECT_THAT(test::codesOf(played(kHouse + "#rack2 ZZ\n")), ElementsAre("replay.rack-impossible"));
}

}  // namespace
}  // namespace rozbor::replay
