#include "rozbor/review/cause.h"

#include <gtest/gtest.h>

#include <string>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/review/review.h"

namespace rozbor {
namespace {

using engine::Equity;
using engine::RatedPlay;
using game::Move;
using reports::Band;
using reports::Cause;
using reports::Decision;
using reports::Method;
using reports::Phase;

RatedPlay placement(const char* text, int score, double leave, double equity) {
  const game::Board& empty = test::language().board.emptyBoard();
  RatedPlay play;
  play.move = *game::parseMove(text, empty, test::language().alphabet);
  play.score = score;
  play.leaveValue = Equity::fromDouble(leave);
  play.equity = Equity::fromDouble(equity);
  return play;
}

RatedPlay exchange(const char* tiles, double equity) {
  RatedPlay play;
  play.move = Move::exchange(test::rack(tiles));
  play.equity = play.leaveValue = Equity::fromDouble(equity);
  return play;
}

reports::Ranked movesOf(const RatedPlay& best, const RatedPlay& played) {
  reports::Ranked moves;
  moves.candidates = {{.play = best, .win = 0.5}};
  moves.played = {.play = played, .win = 0.45};
  moves.showPlayed();
  return moves;
}

/// On an empty board, won half the time.
Decision lossOf(const RatedPlay& best, const RatedPlay& played) {
  Decision decision;
  decision.position = startingPosition(test::language());
  decision.band = Band::mistake;
  reports::SimulatedGrade grade{movesOf(best, played)};
  grade.equityLossSe = 0.5;
  grade.follows = reports::Follows{{30, 30}, {30, 30}, 0.5, 0.5};
  decision.grade = grade;
  return decision;
}

reports::SimulatedGrade& gradeOf(Decision& decision) {
  return std::get<reports::SimulatedGrade>(decision.grade);
}

reports::CauseFinding findingIn(const Decision& decision) {
  static const auto kNoWords = test::lexiconOf(test::language(), {"AA"});
  engine::MoveFinder finder(test::language(), *kNoWords);
  return causeOf(decision, test::language(), finder);
}

Cause causeIn(const Decision& decision) {
  return findingIn(decision).cause;
}

const RatedPlay kBest = placement("8D HOUSES", 30, 0, 30);
const RatedPlay kSame = placement("8D HORSES", 30, 0, 25);

TEST(Cause, isUnclassifiedWhereNoCheckFires) {
  EXPECT_EQ(causeIn(lossOf(kBest, kSame)), Cause::unclassified);
}

TEST(Cause, isTheWordWhereMostOfTheLossIsScore) {
  EXPECT_EQ(causeIn(lossOf(placement("8D HOUSES", 33, 0, 30), kSame)), Cause::missedWord);
  EXPECT_EQ(causeIn(lossOf(placement("8D HOUSES", 32, 0, 30), kSame)), Cause::unclassified)
      << "two of five points are not half of them";
}

/// Best is HORSES in another place, by the tiles that were laid.
Decision anotherSpot() {
  const RatedPlay spot = placement("8C HORSES", 40, 0, 40);
  Decision decision = lossOf(spot, kSame);
  decision.sameTilesBest = spot;
  return decision;
}

TEST(Cause, isTheSpotWhereTheVeryTilesScoreMore) {
  const auto finding = findingIn(anotherSpot());
  EXPECT_EQ(finding.cause, Cause::missedSpot);
  EXPECT_EQ(finding.best, 40);
  EXPECT_EQ(finding.played, 30);
}

TEST(Cause, isAWordWhereTheSameSquaresHoldABetterOne) {
  Decision decision = lossOf(placement("8D SHORES", 40, 0, 40), kSame);
  decision.sameTilesBest = decision.best();
  EXPECT_EQ(causeIn(decision), Cause::missedWord) << "the same place";
}

TEST(Cause, isAWordWhereTheTilesMakeAnotherOneElsewhere) {
  const RatedPlay anagram = placement("8C SHORES", 40, 0, 40);
  Decision decision = lossOf(anagram, kSame);
  decision.sameTilesBest = anagram;
  EXPECT_EQ(causeIn(decision), Cause::missedWord);
  const RatedPlay byTheBlank = placement("8C HORSeS", 40, 0, 40);
  decision = lossOf(byTheBlank, kSame);
  decision.sameTilesBest = byTheBlank;
  EXPECT_EQ(causeIn(decision), Cause::missedSpot) << "the same word";
}

TEST(Cause, isNoSpotThatIsFarFromTheBest) {
  Decision decision = lossOf(placement("8D HOUSES", 40, 0, 40), kSame);
  decision.sameTilesBest = placement("8C HORSES", 39, 0, 39);
  EXPECT_EQ(causeIn(decision), Cause::missedWord) << "nobody knows how good it is";
  reports::Candidate row{.play = *decision.sameTilesBest, .win = 0.47};
  gradeOf(decision).candidates.insert(gradeOf(decision).candidates.begin() + 1, row);
  EXPECT_EQ(causeIn(decision), Cause::missedWord) << "3 percentage points behind";
  gradeOf(decision).candidates[1].win = 0.495;
  EXPECT_EQ(causeIn(decision), Cause::missedSpot);
}

TEST(Cause, isTheLeaveWhereMostOfTheLossIsKept) {
  const auto finding = findingIn(lossOf(placement("8D HOUSES", 28, 5, 30), kSame));
  EXPECT_EQ(finding.cause, Cause::leave);
  EXPECT_EQ(finding.best, 5);
  EXPECT_EQ(finding.played, 0);
}

TEST(Cause, isAnExchangeWhereOnlyOneOfTheMovesIsOne) {
  EXPECT_EQ(causeIn(lossOf(kBest, exchange("VVU", 12))), Cause::needlessExchange);
  EXPECT_EQ(causeIn(lossOf(exchange("VVU", 12), placement("8D UVA", 6, -9, 2))), Cause::missedExchange);
  EXPECT_NE(causeIn(lossOf(exchange("VVU", 12), exchange("VV", 2))), Cause::missedExchange);
}

TEST(Cause, isTheScoreStateWhereMorePointsWinLess) {
  EXPECT_EQ(causeIn(lossOf(kBest, placement("8D HORSES", 32, 0, 32))), Cause::scoreState);
  EXPECT_NE(causeIn(lossOf(kBest, placement("8D HORSES", 30, 0, 30.5))), Cause::scoreState)
      << "half a point is within the error";
}

TEST(Cause, isTheBoardWhereTheReplyBringsMore) {
  Decision decision = lossOf(kBest, kSame);
  gradeOf(decision).follows->afterPlayed.reply = 34;
  const auto finding = findingIn(decision);
  EXPECT_EQ(finding.cause, Cause::openedBoard);
  EXPECT_EQ(finding.best, 30);
  EXPECT_EQ(finding.played, 34);
  gradeOf(decision).follows->replySe = 3;
  EXPECT_EQ(causeIn(decision), Cause::unclassified) << "not beyond noise";
}

TEST(Cause, isAClosedBoardOnlyForWhoIsBehind) {
  Decision decision = lossOf(kBest, kSame);
  gradeOf(decision).follows->afterPlayed.next = 25;
  EXPECT_EQ(causeIn(decision), Cause::unclassified);
  gradeOf(decision).candidates.front().win = 0.4;
  EXPECT_EQ(causeIn(decision), Cause::unclassified) << "not behind in points";
  decision.position.opponentScore = decision.position.score + 20;
  EXPECT_EQ(causeIn(decision), Cause::closedBoard);
}

TEST(Cause, isTurnoverNearTheEndOfTheBag) {
  Decision decision = lossOf(kBest, placement("8D HORSE", 30, 0, 25));
  // 86 tiles lie nowhere in particular: the bag holds what is left but two racks.
  for (int square = 0; square < 80; ++square)
    decision.position.board.set(game::Square(square / 15, square % 15), game::Tile(game::Letter(1)));
  const auto finding = findingIn(decision);
  EXPECT_EQ(finding.cause, Cause::turnover);
  EXPECT_EQ(finding.best, 0);
  EXPECT_EQ(finding.played, 1);
}

TEST(Cause, isTheEndgameThereAndTheChallengeBeforeAll) {
  Decision decision = lossOf(placement("8D HOUSES", 30, 0, 12), placement("8D HORSES", 30, 0, 5));
  decision.grade = reports::ProvenGrade{*decision.ranked(), Method::endgame, {}};
  decision.position.score = 100;
  const auto finding = findingIn(decision);
  EXPECT_EQ(finding.cause, Cause::endgame);
  EXPECT_EQ(finding.best, 112);
  EXPECT_EQ(finding.played, 105);
  decision.takenBack = true;
  EXPECT_EQ(causeIn(decision), Cause::challenge);
}

TEST(Punishment, isWhatTheOpponentGotBeyondTheExpected) {
  const Decision decision = lossOf(kBest, kSame);
  replay::Replay replay;
  replay.turns.resize(3);
  replay.turns[1].kind = parser::EventKind::time;
  replay.turns[1].player = 1;
  replay.turns[2].player = 1;
  replay.turns[2].scoreComputed = 74;
  EXPECT_EQ(punishment(decision, replay), 44);
  replay.turns[2].takenBack = true;
  EXPECT_EQ(punishment(decision, replay), -30);
  replay.turns.resize(2);
  EXPECT_FALSE(punishment(decision, replay));
}

TEST(EasierPlay, isNearlyAsGoodAndShorter) {
  Decision decision = lossOf(kBest, kSame);
  std::vector<reports::Candidate>& rows = gradeOf(decision).candidates;
  rows.push_back({.play = placement("8D HOSE", 28, 0, 29), .win = 0.491});
  EXPECT_EQ(easierPlay(decision)->score, 28);
  rows.back().win = 0.489;
  EXPECT_FALSE(easierPlay(decision)) << "more than a point behind";
  rows.back() = {.play = placement("8D HOUSE", 28, 0, 29), .win = 0.495};
  EXPECT_FALSE(easierPlay(decision)) << "one letter shorter only";
}

}  // namespace
}  // namespace rozbor
