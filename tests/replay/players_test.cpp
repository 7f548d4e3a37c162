#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::kIdasHouse;
using test::played;
using test::replayOf;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::size_t> moversOf(const Replay& replay) {
  std::vector<std::size_t> movers;
  for (const Turn& turn : replay.turns)
    movers.push_back(turn.player);
  return movers;
}

TEST(Players, ComeInTheOrderOfTheirNumbers) {
  const Replay replay = replayOf("#player2 Otto Otto Berg\n#player1 Ida Ida Lind\n" + kIdasHouse);
  ASSERT_EQ(replay.players.size(), 2U);
  EXPECT_EQ(replay.players[0].nick, "Ida");
  EXPECT_EQ(replay.players[1].name, "Otto Berg");
}

TEST(Players, AreWhomTheNickNamesAndTheSecondMayStart) {
  const Replay replay = played(">Otto: 8D HOUSE +24 24\n>Ida: E7 T.P +5 5\n");
  EXPECT_THAT(moversOf(replay), ElementsAre(1, 0));
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
}

TEST(Players, AreTakenFromTheEventsWhenTheHeaderNamesOnlyOne) {
  const Replay replay = replayOf("#player1 Ida Ida Lind\n" + kIdasHouse + ">Otto: E7 T.P +5 5\n");
  ASSERT_EQ(replay.players.size(), 2U);
  EXPECT_EQ(replay.players[1].nick, "Otto");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.unknown-player"));
}

TEST(Players, OfTheSameNickAlternate) {
  const Replay replay = replayOf(
      "#player1 Ida A\n#player2 Ida B\n>Ida: 8D HOUSE +24 24\n>Ida: E7 T.P +5 5\n>Ida: 9H NO +5 29\n"
      ">Ida: - +0 5\n>Ida: -- -0 5\n");
  EXPECT_THAT(moversOf(replay), ElementsAre(0, 1, 0, 1, 1));
  EXPECT_THAT(replay.finalScores, ElementsAre(29, 5));
}

TEST(Players, OfTheSameNickAreToldApartByTheirTotals) {
  // The second player loses a turn that is not written.
  const Replay replay = replayOf(
      "#player1 Ida A\n#player2 Ida B\n>Ida: 8D HOUSE +24 24\n>Ida: E7 T.P +5 5\n>Ida: 9H NO +5 29\n"
      ">Ida: -- -5 24\n>Ida: 8I S +9 14\n>Ida: AB (time) -10 14\n");
  EXPECT_THAT(moversOf(replay), ElementsAre(0, 1, 0, 0, 1, 0));
}

TEST(Players, WhomNobodyKnowsAreTheOnesOnTurn) {
  const Replay replay = played(kIdasHouse + ">Oto: E7 T.P +5 5\n>Ida: 9H NO +5 29\n");
  EXPECT_THAT(moversOf(replay), ElementsAre(0, 1, 0));
  EXPECT_EQ(replay.players.size(), 2U);
}

TEST(Players, MoreThanTwoAreReplayedWithTheBestRivalAsTheOpponent) {
  const Replay replay = replayOf(
      "#player1 Ida A\n#player2 Otto B\n#player3 Ulla C\n>Ida: 8D HOUSE +24 24\n>Otto: E7 T.P +5 5\n"
      ">Ulla: 9H NO +5 5\n>Ida: - +0 24\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.more-than-two-players"));
  EXPECT_THAT(replay.finalScores, ElementsAre(24, 5, 5));
  EXPECT_EQ(replay.turns[2].before.opponentScore, 24);
  EXPECT_EQ(replay.turns[2].bag, 100 - 21 - 7);
  EXPECT_EQ(replay.turns[3].before.opponentScore, 5);
}

TEST(Players, AreNotOutOfTurnAfterAWithdrawal) {
  EXPECT_THAT(test::codesOf(played(kIdasHouse + ">Ida: -- -24 0\n>Otto: 8D HOUSE +24 24\n")), IsEmpty());
}

TEST(Players, AreNotOutOfTurnAfterAChallenge) {
  EXPECT_THAT(test::codesOf(played(kIdasHouse + ">Ida: AU (challenge) +5 29\n>Otto: E7 T.P +5 5\n")),
              IsEmpty());
}

}  // namespace
}  // namespace rozbor::replay
