#include "rozbor/review/clock.h"

#include <gtest/gtest.h>

#include "grade_fixtures.h"
#include "replay_fixtures.h"
#include "small_game.h"

namespace rozbor::reports {
namespace {

constexpr const char* kTimed =
    "#player1 Ida Ida Lind\n#player2 Otto Otto Berg\n#time-control 10:00+5\n"
    ">Ida: AEHOSUU 8D HOUSE +24 24\n#clock 9:40\n>Otto: AGINOUV H8 .ON +3 3\n#clock 1:30\n"
    ">Ida: AEINRST 10H .IT +5 29\n#clock 9:41\n>Otto: AGIIUVV - +0 3\n>Ida: AEINRSU - +0 29\n#clock 9:00\n"
    ">Otto: AGIIUVV - +0 3\n#clock -0:05\n";

std::vector<TurnClock> clocks(const std::string& gcg) {
  const auto parsed = parser::parseGcg(gcg);
  return clocksOf(parsed.record, replay::replayRecord(parsed.record, test::language("en")));
}

std::string withoutControl() {
  std::string gcg = kTimed;
  return gcg.erase(gcg.find("#time-control"), std::string("#time-control 10:00+5\n").size());
}

TEST(Clock, tellsWhatWasSpentWithWhatTheTurnAdds) {
  const auto turns = clocks(kTimed);
  ASSERT_EQ(turns.size(), 6U);
  EXPECT_EQ(turns[0].before, 600);
  EXPECT_EQ(turns[0].spent, 25);
  EXPECT_EQ(turns[1].spent, 515);
  EXPECT_EQ(turns[2].spent, 4);
  EXPECT_EQ(turns[4].spent, 46);
  EXPECT_EQ(turns[5].after, -5);
}

TEST(Clock, doesNotTellWhatTheRecordDoesNot) {
  const auto turns = clocks(withoutControl());
  EXPECT_FALSE(turns[0].spent) << "what the clock began with is not known";
  EXPECT_EQ(clocks(kTimed)[3].before, 90);
  EXPECT_FALSE(turns[3].spent) << "the move has no clock";
  EXPECT_FALSE(turns[5].spent) << "nor is known what was left before the next one";
  EXPECT_TRUE(clocks("#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n").empty());
}

TEST(Clock, isInTroubleWhenLittleIsLeftOfMuch) {
  const auto turns = clocks(kTimed);
  EXPECT_FALSE(turns[2].inTrouble);
  EXPECT_TRUE(turns[3].inTrouble) << "90 seconds of ten minutes";
  // Of three minutes, 90 seconds are a half.
  std::string blitz = kTimed;
  blitz.replace(blitz.find("10:00+5"), 7, "3:00");
  EXPECT_FALSE(clocks(blitz)[3].inTrouble);
}

TEST(Clock, isSummedUpForEachPlayer) {
  const GameReview review = test::reviewOf(kTimed);
  const auto players = clockSummaries(review);
  ASSERT_EQ(players.size(), 2U);
  EXPECT_EQ(players[0].timed, 3);
  EXPECT_EQ(players[0].perTurn(), 25);
  EXPECT_EQ(players[0].left, 540);
  EXPECT_EQ(players[0].troubled, 0);
  EXPECT_EQ(players[0].calm, 3);
  EXPECT_EQ(players[1].troubled, 1) << "the last move has no clock before it";
  EXPECT_TRUE(clockSummaries(test::smallReview()).empty());
}

TEST(Clock, aMoveIsObviousWhenAllOthersAreFarBehind) {
  Decision decision;
  StaticGrade grade = test::staticGrade(0);
  grade.candidates.resize(2);
  grade.candidates[0].play.equity = engine::Equity::fromDouble(30);
  grade.candidates[1].play.equity = engine::Equity::fromDouble(21);
  decision.grade = grade;
  EXPECT_FALSE(isObvious(decision));
  grade.candidates[1].play.equity = engine::Equity::fromDouble(20);
  decision.grade = grade;
  EXPECT_TRUE(isObvious(decision));
  grade.played.rank = 2;
  decision.grade = grade;
  EXPECT_FALSE(isObvious(decision));
}

TEST(Clock, aSecondOpinionIsThatOfTheSameMoveOfThePlayer) {
  GameReview review = test::reviewOf(kTimed);
  review.record.secondOpinion = {
      {1, 0, "", "a", "b", 0.1, {}}, {2, 1, "", "c", "d", {}, {}}, {3, 0, "", "e", "f", {}, {}}};
  EXPECT_EQ(opinionOn(review, review.decisions[0])->best, "b");
  EXPECT_EQ(opinionOn(review, review.decisions[1])->best, "d");
  EXPECT_EQ(opinionOn(review, review.decisions[2])->best, "f");
  EXPECT_EQ(opinionOn(review, review.decisions[3]), nullptr);
}

}  // namespace
}  // namespace rozbor::reports
