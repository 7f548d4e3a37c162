#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::kIdasHouse;
using test::played;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Points, AreKeptAsRecordedAndAsComputed) {
  const Replay replay = played(kIdasHouse + ">Otto: PT E7 T.P +6 6\n");
  EXPECT_EQ(replay.turns[1].scoreRecorded, 6);
  EXPECT_EQ(replay.turns[1].scoreComputed, 5);
  EXPECT_EQ(replay.turns[1].totalRecorded, 6);
  EXPECT_EQ(replay.turns[1].totalComputed, 5);
  EXPECT_THAT(replay.finalScores, ElementsAre(24, 5));
}

TEST(Points, OfAWrongScoreAreReportedOnceAlsoWhenTheTotalCountsTheRightOne) {
  EXPECT_THAT(test::codesOf(played(kIdasHouse + ">Otto: PT E7 T.P +50 5\n>Ida: - +0 24\n>Otto: - +0 5\n")),
              ElementsAre("replay.score-mismatch"));
}

TEST(Points, OfAWrongTotalAreNotReportedOnEveryLaterLine) {
  EXPECT_THAT(test::codesOf(played(kIdasHouse + ">Otto: PT E7 T.P +5 15\n>Ida: - +0 24\n>Otto: - +0 15\n")),
              ElementsAre("replay.total-mismatch"));
}

TEST(Points, ThatTheRecordLacksAreComputed) {
  const Replay replay = played(kIdasHouse + ">Otto: PT E7 T.P\n>Ida: - +0 24\n>Otto: 8I S +9 14\n");
  EXPECT_EQ(replay.turns[1].scoreRecorded, std::nullopt);
  EXPECT_EQ(replay.turns[1].scoreComputed, 5);
  EXPECT_EQ(replay.turns[1].totalComputed, 5);
  EXPECT_EQ(replay.turns[3].totalComputed, 14);
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.score-missing", "replay.not-whole-word"));
}

TEST(Points, OfAPassOrAnExchangeAreNone) {
  const Replay replay = played(">Ida: ABC -AB +3 3\n>Otto: - +4 4\n");
  EXPECT_THAT(replay.finalScores, ElementsAre(0, 0));
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.exchange-with-points", "replay.pass-with-points"));
}

TEST(Points, OfAChallengeAreTakenAsRecorded) {
  const Replay replay = played(kIdasHouse + ">Ida: AUXYZWV (challenge) +10 34\n");
  EXPECT_EQ(replay.turns[1].scoreComputed, 10);
  EXPECT_EQ(replay.finalScores[0], 34);
  EXPECT_EQ(replay.turns[1].rackKnown, RackKnowledge::known);
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
}

TEST(Points, OfTheClockAreTakenAsRecorded) {
  const Replay replay = played(kIdasHouse + ">Ida: AU (time) -7 17\n");
  EXPECT_EQ(replay.finalScores[0], 17);
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
}

TEST(Points, BeyondAllMeasureDoNotOverflow) {
  std::string events = kIdasHouse;
  for (int turn = 0; turn < 6; ++turn) {
    events += ">Otto: (time) -2147483647 -2147483648\n>Ida: AU (challenge) +2147483645 2147483647\n";
  }
  const Replay replay = played(events);
  EXPECT_GT(replay.finalScores[0], 0);
  EXPECT_LT(replay.finalScores[1], 0);
}

TEST(ScorelessTurns, AreCountedUntilPointsAreMade) {
  const Replay replay = played(">Ida: - +0 0\n>Otto: ABC -A +0 0\n>Ida: 8D HOUSE +24 24\n>Otto: - +0 0\n");
  std::vector<int> before;
  for (const Turn& turn : replay.turns)
    before.push_back(turn.before.scorelessTurns);
  EXPECT_THAT(before, ElementsAre(0, 1, 2, 0));
  EXPECT_EQ(replay.finalPosition.scorelessTurns, 1);
}

}  // namespace
}  // namespace rozbor::replay
