#include <gmock/gmock.h>

#include <vector>

#include "grade_fixtures.h"
#include "rozbor/review/plays/great_play.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

Decision graded(Grade grade, Phase phase = Phase::midgame) {
  Decision decision;
  decision.phase = phase;
  decision.grade = std::move(grade);
  decision.band = bandOf(decision, {});
  return decision;
}

/// Lost so much of the wins of a game that stood even, and as many points.
Decision lost(double win) {
  return graded(test::simulatedGrade(0.5, 0.5 - win, 0, 100 * win));
}

/// Lost points only: a game that was won either way.
Decision decided(double points) {
  return graded(test::provenGrade(1, 1, points), Phase::endgame);
}

/// Of these decisions in turn, each of which scored 20 points.
GameReview reviewOf(std::vector<Decision> decisions) {
  GameReview review;
  for (std::size_t at = 0; at < decisions.size(); ++at) {
    decisions[at].turn = at;
    replay::Turn turn;
    turn.scoreComputed = 20;
    review.replay.turns.push_back(turn);
  }
  review.decisions = std::move(decisions);
  return review;
}

std::vector<std::size_t> toldOf(const GameReview& review) {
  std::vector<std::size_t> told;
  for (const KeyMoment& moment : keyMomentsOf(review))
    told.push_back(moment.decision);
  return told;
}

TEST(KeyMoments, GoByTheChanceToWinBeforePoints) {
  EXPECT_THAT(toldOf(reviewOf({lost(0.05), lost(0.2), decided(90), lost(0.1), lost(0.04)})),
              ElementsAre(0, 1, 3));
}

TEST(KeyMoments, AreThoseOfWhichMostIsLostForCertain) {
  const Decision unsure = graded(test::simulatedGrade(0.5, 0.3, 0.08, 20));  // 0.04 at least
  EXPECT_THAT(toldOf(reviewOf({lost(0.06), unsure, lost(0.1), lost(0.07)})), ElementsAre(0, 2, 3));
  EXPECT_THAT(toldOf(reviewOf({lost(0.06), unsure, lost(0.1)})), ElementsAre(0, 1, 2));
}

TEST(KeyMoments, TellADecidedGameOnceWhereNothingElseIsLeft) {
  const GameReview review = reviewOf({lost(0.05), decided(20), decided(40), decided(30)});
  const auto moments = keyMomentsOf(review);
  ASSERT_THAT(moments, SizeIs(2));
  EXPECT_NEAR(moments[0].winSwing.value_or(0), 0.05, 1e-9);
  EXPECT_FALSE(moments[0].decided);
  EXPECT_EQ(moments[1].decision, 2U) << "the dearest";
  EXPECT_TRUE(moments[1].decided);
  EXPECT_FALSE(moments[1].winSwing);
}

TEST(KeyMoments, KnowThatAWinThrownAwayIsTheMost) {
  const auto moments = keyMomentsOf(
      reviewOf({lost(0.2), lost(0.3), lost(0.25), graded(test::provenGrade(1, 0, 3), Phase::endgame)}));
  ASSERT_THAT(moments, SizeIs(3));
  EXPECT_EQ(moments.back().decision, 3U);
  EXPECT_EQ(moments.back().winSwing, 1);
}

TEST(KeyMoments, TellNoInaccuracies) {
  EXPECT_THAT(toldOf(reviewOf({lost(0.02), lost(0.01)})), SizeIs(0));
}

TEST(KeyMoments, TellTheDrawThatTurnedTheGame) {
  const auto drew = [](double win, double error) {
    Decision decision = lost(0);
    engine::DrawLuck& luck = decision.luck.emplace();
    luck.points = 100 * win;
    luck.win = win;
    luck.winSe = error;
    return decision;
  };
  const auto moments = keyMomentsOf(reviewOf({drew(0.12, 0.01), drew(-0.2, 0.01), drew(0.4, 0.3)}));
  ASSERT_THAT(moments, SizeIs(1)) << "one, and none that may be noise";
  EXPECT_EQ(moments[0].kind, MomentKind::unluckyDraw);
  EXPECT_EQ(moments[0].winSwing, 0.2);
  EXPECT_THAT(toldOf(reviewOf({drew(0.09, 0.001)})), SizeIs(0)) << "too little";
  Decision both = lost(0.3);
  both.luck = drew(0.4, 0.01).luck;
  EXPECT_THAT(toldOf(reviewOf({both, drew(0.12, 0.01)})), ElementsAre(0, 1)) << "no turn is told twice";
}

/// The played move, 8D with these letters, so far ahead of another in wins, and in points at a glance.
Decision found(double ahead, int score) {
  SimulatedGrade grade = test::simulatedGrade(0.6, 0.6);
  Candidate& played = grade.candidates.front();
  played.isPlayed = true;
  const std::vector tiles(5, game::Tile(game::Letter(1)));
  played.play.move = game::Move::placement({7, 3}, game::Direction::across, tiles);
  played.play.score = score;
  grade.played = played;
  Candidate other = played;
  other.isPlayed = false;
  other.rank = 2;
  other.play.score = 30;
  other.win = 0.6 - ahead;
  grade.candidates = {played, other};
  Decision decision = graded(grade);
  decision.position.board = game::Board(15, 15);
  return decision;
}

TEST(KeyMoments, TellABigPlayOnlyWhereItIsFarAboveTheOthers) {
  const auto scored = [](const std::vector<int>& scores) {
    std::vector<Decision> decisions(scores.size(), found(0, 20));
    GameReview review = reviewOf(std::move(decisions));
    for (std::size_t turn = 0; turn < scores.size(); ++turn)
      review.replay.turns[turn].scoreComputed = scores[turn];
    return toldOf(review);
  };
  EXPECT_THAT(scored({10, 9, 12, 12}), SizeIs(0)) << "a point or two";
  EXPECT_THAT(scored({4, 4, 4, 13}), SizeIs(0)) << "twice the average, by seven points";
  EXPECT_THAT(scored({40, 40, 40, 56}), SizeIs(0)) << "twelve points, and not half as many again";
  EXPECT_THAT(scored({20, 20, 20, 60}), ElementsAre(3));
}

TEST(GreatPlay, IsTheBestByFarThatLooksWorse) {
  const auto great = greatPlay(found(0.08, 20));
  ASSERT_TRUE(great);
  EXPECT_NEAR(great->margin, 0.08, 1e-9);
  EXPECT_EQ(great->because, HardBecause::looksWorse);
  EXPECT_EQ(great->much, 10);
}

TEST(GreatPlay, IsNoneWhereItWasEasyToSeeOrHardlyBetter) {
  EXPECT_FALSE(greatPlay(found(0.08, 40))) << "most points, too";
  EXPECT_FALSE(greatPlay(found(0.04, 20)));
  Decision noisy = found(0.08, 20);
  for (Candidate& row : std::get<SimulatedGrade>(noisy.grade).candidates)
    row.error = CandidateError{0.05, 1};
  std::get<SimulatedGrade>(noisy.grade).played.error = CandidateError{0.05, 1};
  EXPECT_FALSE(greatPlay(noisy));
}

}  // namespace
}  // namespace rozbor::reports
