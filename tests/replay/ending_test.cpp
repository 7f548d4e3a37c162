#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::rack;
using testing::ElementsAre;
using testing::IsEmpty;

/// The tiny game until Ida has gone out; Otto holds A, O, T.
const std::string kOut = ">Ida: AST 8G SAT +18 18\n>Otto: AOT H8 .T +2 2\n>Ida: AE? I8 .EaA +17 35\n";

/// Nobody goes out and no rack is told; Ida holds A, E, ? and Otto A, O, T.
const std::string kStuck =
    ">Ida: 8G SAT +18 18\n>Otto: H8 .T +2 2\n>Ida: - +0 18\n>Otto: - +0 2\n>Ida: - +0 18\n>Otto: - +0 2\n";

Replay tiny(const std::string& events, game::EndRack endRack = game::EndRack::doubled) {
  game::Language language = test::language("tiny");
  language.rules.endRack = endRack;
  return test::played(events, language);
}

TEST(End, ByGoingOutGivesTwiceTheTilesOfTheOther) {
  const Replay replay = tiny(kOut + ">Ida: (AOT) +6 41\n");
  EXPECT_TRUE(replay.complete);
  EXPECT_THAT(test::findingsOf(replay), IsEmpty());
  EXPECT_THAT(replay.finalScores, ElementsAre(41, 2));
  const Turn& last = replay.turns.back();
  EXPECT_EQ(last.rackKnown, RackKnowledge::known);
  EXPECT_TRUE(last.rack.empty());
  EXPECT_EQ(last.before.opponentRack, rack("AOT", test::language("tiny")));
}

TEST(End, LeavesTheRacksInTheFinalPosition) {
  const Replay replay = tiny(kOut + ">Ida: (AOT) +6 41\n");
  EXPECT_EQ(replay.finalPosition.rack, rack("AOT", test::language("tiny")));
  EXPECT_TRUE(replay.finalPosition.opponentRack.empty());
  EXPECT_EQ(replay.finalPosition.score, 2);
  EXPECT_EQ(replay.finalPosition.opponentScore, 41);
}

TEST(End, LeavesEachPlayerTheTilesInHand) {
  const Replay out = tiny(kOut);
  ASSERT_EQ(out.racksLeft.size(), 2);
  EXPECT_EQ(out.racksLeft[0], rack("", test::language("tiny"))) << "who went out has none";
  EXPECT_EQ(out.racksLeft[1], rack("AOT", test::language("tiny"))) << "without a line that tells them";
  const Replay early = tiny(">Ida: AST 8G SAT +18 18\n>Otto: AOT - +0 0\n");
  EXPECT_FALSE(early.racksLeft[0]) << "nobody knows what Ida drew";
  EXPECT_EQ(early.racksLeft[1], rack("AOT", test::language("tiny")));
}

/// Nobody goes out; of two racks and an empty bag one tells the other.
TEST(End, LeavesTheTilesThatTheLinesAtTheEndTell) {
  const std::vector<std::optional<game::Rack>> racks{rack("AE?", test::language("tiny")),
                                                     rack("AOT", test::language("tiny"))};
  EXPECT_THAT(tiny(kStuck).racksLeft, ElementsAre(std::nullopt, std::nullopt));
  for (const char* lines : {">Ida: (AE?) -2 16\n>Otto: (AOT) -3 -1\n", ">Otto: (AOT) -3 -1\n"})
    EXPECT_EQ(tiny(kStuck + lines).racksLeft, racks) << lines;
}

TEST(End, LeavesNoTilesThatLieOnTheBoard) {
  EXPECT_THAT(tiny(kStuck + ">Otto: (SSS) -3 -1\n").racksLeft, ElementsAre(std::nullopt, std::nullopt));
}

TEST(End, WithTransferGivesTheTilesOnceAndTakesThemOnce) {
  const auto transferred = game::EndRack::transferred;
  for (const char* lines :
       {">Ida: (AOT) +3 38\n>Otto: AOT (AOT) -3 -1\n", ">Otto: AOT (AOT) -3 -1\n>Ida: (AOT) +3 38\n"}) {
    const Replay replay = tiny(kOut + lines, transferred);
    EXPECT_THAT(test::findingsOf(replay), IsEmpty()) << lines;
    EXPECT_THAT(replay.finalScores, ElementsAre(38, -1));
  }
}

TEST(End, WithTransferAlsoTakesTheDoubledForm) {
  const Replay replay = tiny(kOut + ">Ida: (AOT) +6 41\n", game::EndRack::transferred);
  EXPECT_THAT(test::findingsOf(replay), IsEmpty());
}

TEST(End, WithWrongPointsIsReported) {
  const Replay replay = tiny(kOut + ">Ida: (AOT) +5 40\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.score-mismatch"));
  EXPECT_EQ(replay.finalScores[0], 41);
}

TEST(End, CountsTheTilesThatMustBeLeftWhateverIsWritten) {
  const Replay replay = tiny(kOut + ">Ida: (ATT) +6 41\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.end-rack-tiles"));
  EXPECT_EQ(replay.finalPosition.rack, rack("AOT", test::language("tiny")));
}

TEST(End, IsCompleteWithoutALineForTheTilesLeft) {
  const Replay replay = tiny(kOut);
  EXPECT_TRUE(replay.complete);
  EXPECT_THAT(replay.finalScores, ElementsAre(35, 2));
  EXPECT_EQ(replay.finalPosition.rack, rack("AOT", test::language("tiny")));
}

TEST(End, IsNotBrokenByThePassOfALostChallenge) {
  const Replay replay = tiny(kOut + ">Otto: AOT - +0 2\n>Ida: (AOT) +6 41\n");
  EXPECT_THAT(test::findingsOf(replay), IsEmpty());
  EXPECT_TRUE(replay.complete);
}

TEST(End, IsFollowedByTheClock) {
  const Replay replay = tiny(kOut + ">Ida: (AOT) +6 41\n>Ida: (time) -10 31\n");
  EXPECT_THAT(test::findingsOf(replay), IsEmpty());
  EXPECT_THAT(replay.finalScores, ElementsAre(31, 2));
}

TEST(End, ByScorelessTurnsTakesEachPlayersTilesOff) {
  const std::string passes = ">Ida: AST - +0 0\n>Otto: AOT - +0 0\n>Ida: AST - +0 0\n>Otto: AOT - +0 0\n";
  const Replay replay = tiny(passes + ">Ida: AST (AST) -4 -4\n>Otto: AOT (AOT) -3 -3\n");
  EXPECT_TRUE(replay.complete);
  EXPECT_THAT(test::findingsOf(replay), IsEmpty());
  EXPECT_THAT(replay.finalScores, ElementsAre(-4, -3));
  EXPECT_EQ(replay.finalPosition.rack, rack("AST", test::language("tiny")));
  EXPECT_EQ(replay.finalPosition.opponentRack, rack("AOT", test::language("tiny")));
}

TEST(End, ByScorelessTurnsComparesTheTilesWithTheRackOfTheLastTurn) {
  const std::string passes = ">Ida: AST - +0 0\n>Otto: AOT - +0 0\n>Ida: AST - +0 0\n>Otto: AOT - +0 0\n";
  EXPECT_THAT(test::codesOf(tiny(passes + ">Ida: AAT (AAT) -4 -4\n")), ElementsAre("replay.end-rack-tiles"));
}

TEST(End, ByPassesComesAfterTwoRoundsWhereTheRulesSaySo) {
  game::Language czech = test::language("cs");
  const std::string passes = ">Ida: - +0 0\n>Otto: - +0 0\n>Ida: - +0 0\n";
  EXPECT_FALSE(test::played(passes, czech).complete);
  EXPECT_TRUE(test::played(passes + ">Otto: - +0 0\n", czech).complete);
  EXPECT_FALSE(test::played(passes + ">Otto: A -A +0 0\n", czech).complete);
}

TEST(End, IsPassedByALaterTurnAndReportedOnce) {
  const Replay replay = tiny(kOut + ">Otto: AOT 11I .T +2 4\n>Ida: - +0 35\n>Otto: AO - +0 4\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.after-the-end"));
  EXPECT_FALSE(replay.complete);
}

TEST(End, BeforeTheBagIsEmptyIsReported) {
  const Replay replay = tiny(">Ida: AST 8G SAT +18 18\n>Ida: (AOT) +6 24\n");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.end-rack-early"));
  EXPECT_TRUE(replay.complete);
}

TEST(End, CannotBeClaimedByWhoHasNotGoneOut) {
  EXPECT_THAT(test::codesOf(tiny(kOut + ">Otto: (AOT) +6 8\n")), testing::Contains("replay.end-rack-early"));
}

}  // namespace
}  // namespace rozbor::replay
