#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::kIdasHouse;
using test::played;
using test::rack;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string kWithdrawn = kIdasHouse + ">Ida: AEHOSUU -- -24 0\n";

TEST(Withdrawal, TakesThePlayOffAndMarksIt) {
  const Replay replay = played(kWithdrawn + ">Otto: 8D HOUSE +24 24\n");
  EXPECT_TRUE(replay.turns[0].takenBack);
  EXPECT_FALSE(replay.turns[1].takenBack);
  EXPECT_EQ(replay.turns[1].scoreComputed, -24);
  EXPECT_EQ(replay.turns[1].totalComputed, 0);
  EXPECT_TRUE(replay.turns[2].before.board.empty());
  EXPECT_EQ(replay.turns[2].bag, 86);
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
}

TEST(Withdrawal, SeesTheBoardWithThePlayAndTheRackWithoutIt) {
  const Turn turn = played(kWithdrawn).turns[1];
  EXPECT_EQ(turn.before.board, test::boardFrom("8 ...HOUSE"));
  EXPECT_EQ(turn.before.rack, rack("AU"));
  EXPECT_EQ(turn.rack, rack("AEHOSUU"));
  EXPECT_EQ(turn.rackKnown, RackKnowledge::known);
  EXPECT_EQ(turn.unseen.size(), 93);
}

TEST(Withdrawal, MayLackTheRackThatThePlayLists) {
  const Turn turn = played(kIdasHouse + ">Ida: -- -24 0\n").turns[1];
  EXPECT_EQ(turn.rackKnown, RackKnowledge::known);
  EXPECT_EQ(turn.rack, rack("AEHOSUU"));
}

TEST(Withdrawal, CountsAsAScorelessTurnAndEndsTheTurn) {
  const Replay replay = played(kWithdrawn);
  EXPECT_EQ(replay.finalPosition.scorelessTurns, 1);
  EXPECT_EQ(replay.finalPosition.opponentRack, rack("AEHOSUU"));
}

TEST(Withdrawal, OfTheOutPlayLetsTheGameGoOn) {
  const Replay replay = played(
      ">Ida: AST 8G SAT +18 18\n>Otto: AOT H8 .T +2 2\n>Ida: AE? I8 .EaA +17 35\n>Ida: AE? -- -17 18\n"
      ">Otto: AOT - +0 2\n",
      test::language("tiny"));
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
  EXPECT_FALSE(replay.complete);
  EXPECT_EQ(replay.finalPosition.rack, rack("AE?", test::language("tiny")));
}

TEST(Withdrawal, TakesOffWhatAWrongScoreBrought) {
  const Replay replay = played(">Ida: AEHOSUU 8D HOUSE +42 42\n>Ida: AEHOSUU -- -42 0\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.score-mismatch"));
  EXPECT_EQ(replay.finalScores[0], 0);
}

TEST(Withdrawal, NeedsAPlayOfTheSamePlayerJustBefore) {
  EXPECT_THAT(test::codesOf(played(kIdasHouse + ">Otto: -- -24 -24\n")),
              ElementsAre("replay.nothing-to-withdraw"));
  EXPECT_THAT(test::codesOf(played(kWithdrawn + ">Ida: -- -24 -24\n")),
              ElementsAre("replay.nothing-to-withdraw"));
}

TEST(Withdrawal, OfAPlayThatCouldNotBeLaidUndoesItToo) {
  const Replay replay =
      played(kIdasHouse + ">Otto: APT E7 TAP +5 5\n>Otto: APT -- -5 0\n>Ida: AUEINRT - +0 24\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.overlap"));
  EXPECT_EQ(replay.turns[3].bag, 81);
  EXPECT_EQ(replay.turns[3].unseen.size(), 88);
}

TEST(Challenge, BringsPointsOnlyToThePlayerWhoHasJustPlayed) {
  EXPECT_THAT(test::codesOf(played(kIdasHouse + ">Otto: PT (challenge) +5 5\n")),
              ElementsAre("replay.challenge-without-play"));
  EXPECT_THAT(test::codesOf(played(kWithdrawn + ">Ida: (challenge) +5 5\n")),
              ElementsAre("replay.challenge-without-play"));
}

}  // namespace
}  // namespace rozbor::replay
