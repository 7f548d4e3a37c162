// Causes that are told by what can be laid after the two moves, on boards small enough to see it.

#include <gtest/gtest.h>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/review/cause.h"
#include "rozbor/review/review.h"

namespace rozbor {
namespace {

using engine::Equity;
using engine::RatedPlay;
using reports::Band;
using reports::Cause;
using reports::CauseFinding;
using reports::Decision;
using reports::Denied;

const game::Language& tiny() {
  return test::language("tiny");
}

class CausesOfPlays : public testing::Test {
 protected:
  [[nodiscard]] RatedPlay play(const char* move, const char* leave, double score = 5) const {
    RatedPlay play;
    play.move = *game::parseMove(move, position_.board, tiny().alphabet);
    play.leave = test::rack(leave, tiny());
    play.score = static_cast<int>(score);
    play.equity = Equity::fromDouble(score);
    return play;
  }

  /// One for 5 points that keeps tiles worth 12.
  [[nodiscard]] RatedPlay goodLeave(const char* move, const char* leave) const {
    RatedPlay good = play(move, leave, 5);
    good.leaveValue = Equity::points(12);
    good.equity = Equity::points(17);
    return good;
  }

  /// A loss of the first move against the second, by a grade of that kind.
  template <class Grade>
  [[nodiscard]] Decision lossOf(const reports::Candidate& best, const reports::Candidate& played) const {
    Grade grade;
    grade.candidates = {best};
    grade.played = played;
    grade.showPlayed();
    Decision decision;
    decision.position = position_;
    decision.band = Band::blunder;
    decision.grade = grade;
    return decision;
  }

  /// The bag is empty, and what both moves come to is proven.
  [[nodiscard]] Decision ending(const RatedPlay& best, RatedPlay played) const {
    played.equity = best.equity - Equity::points(9);
    return lossOf<reports::ProvenGrade>({.play = best, .win = 1}, {.play = played, .win = 0});
  }

  /// By static equity, which is told by the scores and leaves alone.
  [[nodiscard]] Decision early(const RatedPlay& best, const RatedPlay& played) const {
    return lossOf<reports::StaticGrade>({.play = best}, {.play = played});
  }

  [[nodiscard]] CauseFinding find(const Decision& decision) { return causeOf(decision, tiny(), endings_); }
  [[nodiscard]] CauseFinding findWithDraws(const Decision& decision) {
    return causeOf(decision, tiny(), draws_);
  }

  void set(const char* board, const char* rack) {
    position_.board = test::boardFrom(board, tiny());
    position_.rack = test::rack(rack, tiny());
  }

  game::Position position_ = startingPosition(tiny());
  std::shared_ptr<const engine::Lexicon> words_ =
      test::lexiconOf(tiny(), {"AE", "AT", "ATE", "ATO", "TATE", "TOE"});
  std::shared_ptr<const engine::Lexicon> wordsWithS_ =
      test::lexiconOf(tiny(), {"AT", "ATS", "SAT", "SEA", "SOT"});
  engine::MoveFinder endings_{tiny(), *words_};
  engine::MoveFinder draws_{tiny(), *wordsWithS_};
};

/// A blank keeps the A from growing; the S lies where nothing can be done with it.
const char* const kEnding = R"(
     3 .....ATE
     5 .....s
    15 S)";

TEST_F(CausesOfPlays, AStuckTileHasNoPlaceAfterThePlayedMoveAlone) {
  set(kEnding, "AO");
  // O has its place behind AT alone, so it needs an A above the T.
  const auto finding = find(ending(play("G2 A.", "O"), play("H2 A.", "O")));
  EXPECT_EQ(finding.cause, Cause::stuckTile);
  EXPECT_EQ(finding.best, 0);
  EXPECT_EQ(finding.played, 1);
  EXPECT_EQ(finding.tiles, test::rack("O", tiny()));
  EXPECT_EQ(find(ending(play("H2 A.", "O"), play("G2 A.", "O"))).cause, Cause::endgame) << "the other way";
}

TEST_F(CausesOfPlays, AWayOutIsBlockedByTheOwnTile) {
  set(kEnding, "ATO");
  // TOE goes down to the E; an A above the T stands beside its O.
  const auto finding = find(ending(play("H1 TO.", "A"), play("G2 A.", "TO")));
  EXPECT_EQ(finding.cause, Cause::blockedOut);
  EXPECT_EQ(finding.best, 1) << "AT before the T of TOE";
  EXPECT_EQ(finding.played, 0);
  Decision open = ending(play("H1 TO.", "A"), play("G2 A.", "TO"));
  open.grade = reports::BoundedGrade{*open.ranked(), reports::Method::endgame, {}, {}, {}};
  EXPECT_EQ(find(open).cause, Cause::endgame) << "not proven";
}

TEST_F(CausesOfPlays, TheOpponentsWayOutIsLeftOpen) {
  set(kEnding, "AAT");  // the opponent has O and T
  const Decision decision = ending(play("G2 A.", "AT"), play("3E T...", "AA"));
  const auto finding = find(decision);
  EXPECT_EQ(finding.cause, Cause::outLeftOpen);
  EXPECT_EQ(finding.best, 0);
  EXPECT_EQ(finding.played, 1);
}

TEST_F(CausesOfPlays, TheBetterMoveTakesThePlayFromTheOpponent) {
  set(kEnding, "AAT");
  const auto denied = deniedBy(ending(play("G2 A.", "AT"), play("3E T...", "AA")), tiny(), endings_);
  ASSERT_TRUE(denied);
  EXPECT_EQ(moveText(denied->play.move, tiny().alphabet), "H1 TO.");
  EXPECT_EQ(denied->play.score, 9) << "three times the word";
  EXPECT_EQ(denied->left, 4) << "TATE";
  EXPECT_TRUE(denied->wasThere);
  EXPECT_TRUE(denied->stuck.empty());
}

TEST_F(CausesOfPlays, NothingIsDeniedWithoutALoss) {
  set(kEnding, "AAT");
  Decision decision = ending(play("G2 A.", "AT"), play("3E T...", "AA"));
  decision.band = Band::none;
  EXPECT_FALSE(deniedBy(decision, tiny(), endings_));
}

// One of ? A E O T comes: with S and A the blank, E and T make a bingo behind AT.
TEST_F(CausesOfPlays, WaitingForABingoIsToldWithTheDraws) {
  set("8 ......AT", "SAT");
  const RatedPlay best = play("I8 SAT", "", 15);
  const RatedPlay played = play("G8 .T", "SA", 2);
  const auto finding = findWithDraws(lossOf<reports::SimulatedGrade>({.play = best}, {.play = played}));
  EXPECT_EQ(finding.cause, Cause::fishing);
  EXPECT_EQ(finding.best, 0) << "two tiles are left in the bag";
  EXPECT_NEAR(finding.played, 60, 1e-9);
  EXPECT_NE(findWithDraws(early(best, played)).cause, Cause::fishing)
      << "so near the end static equity cannot tell";
}

TEST_F(CausesOfPlays, GoodTilesAreBrokenUpWhereDrawsMakeFewerBingos) {
  set("8 ......AT", "SAT");
  const auto finding = findWithDraws(early(goodLeave("G8 .T", "SA"), play("8G ..S", "AT", 5)));
  EXPECT_EQ(finding.cause, Cause::brokenLeave);
  EXPECT_NEAR(finding.best, 60, 1e-9);
  EXPECT_NEAR(finding.played, 20, 1e-9) << "the blank for the S";
}

TEST_F(CausesOfPlays, APlayThatKeepsNothingBreaksNoLeave) {
  set("8 ......AT", "SAT");
  const auto finding = findWithDraws(early(goodLeave("G8 .TS", "A"), play("I8 SAT", "", 5)));
  EXPECT_EQ(finding.cause, Cause::leave) << "no draw to no tiles makes a bingo, but none was kept for one";
}

TEST_F(CausesOfPlays, TheBagIsEmptiedWhereTheBetterPlayLeavesTilesInIt) {
  set("8 ......AT", "SAT");  // two in the bag
  RatedPlay best = play("8F T..", "SA", 5);
  best.equity = Equity::points(12);
  const auto finding = find(early(best, play("F7 TOE", "", 5)));
  EXPECT_EQ(finding.cause, Cause::emptiedBag);
  EXPECT_EQ(finding.best, 1);
}

TEST_F(CausesOfPlays, AParallelPlayMakesManyWords) {
  set("8 ......ATE", "SAT");
  const auto finding = find(early(play("9G TAS", "", 8), play("8F S...", "AT", 4)));
  EXPECT_EQ(finding.cause, Cause::missedWord) << "all its tiles are laid: a bingo";
  const auto parallel = find(early(play("9G TA", "S", 8), play("8F S...", "AT", 4)));
  EXPECT_EQ(parallel.cause, Cause::missedParallel);
  EXPECT_EQ(parallel.best, 3);
  EXPECT_EQ(parallel.played, 1);
}

}  // namespace
}  // namespace rozbor
