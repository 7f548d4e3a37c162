#include "app_fixtures.h"
#include "rozbor/app/training/answer_grader.h"
#include "rozbor/app/training/training_session.h"

namespace rozbor::test {
namespace {

using app::AnswerVerdict;
using app::Exercise;
using reports::AnswerFaultKind;
using reports::Cause;
using reports::DecisionRecord;
using reports::Method;
using reports::Rating;

constexpr reports::Day kToday{std::chrono::days(20'000)};

/// HOUSE lies; nothing is known of the other rack.
constexpr const char* kMiddle = "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 AEINRST/ 12/30 0";

class Training : public ::testing::Test {
 protected:
  Training() {
    const auto built = lexica::buildLexicon(
        {.files = {sourcePath("tests/data/words.txt")}, .encoding = "UTF-8", .name = "en"}, language(),
        paths_);
    if (!built) throw std::runtime_error(built.error().message.english());
  }

  Exercise exercise(const std::string& cgp, const std::string& best, const std::string& played,
                    bool takenBack = false) {
    auto opened = grader_.open({.position = {.cgp = cgp, .language = "en", .lexicon = "", .leaves = {}},
                                .best = best,
                                .played = played,
                                .takenBack = takenBack});
    if (!opened) throw std::runtime_error(opened.error().message.english());
    return *std::move(opened);
  }
  AnswerVerdict graded(const Exercise& exercise, std::string_view answer) const {
    return grader_.grade(exercise, move(answer, exercise.position.board));
  }

  static DecisionRecord lesson(reports::Id game, int turn) {
    DecisionRecord record;
    record.game.id = game;
    record.game.language = "en";
    record.numbers.turn = turn;
    record.numbers.graded = true;
    record.numbers.loss.points = 20;
    record.numbers.cause = reports::CauseFinding{Cause::missedWord};
    record.text.position = kMiddle;
    record.text.played = "-";
    record.text.best = "I2 RETAINS";
    return record;
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
  app::AnswerGrader grader_{paths_};
};

using AnswerGrader = Training;

TEST_F(AnswerGrader, BestMoveLosesNothing) {
  const Exercise asked = exercise(kMiddle, "I2 RETAINS", "-");
  const AnswerVerdict verdict = graded(asked, "I2 RETAINS");
  EXPECT_TRUE(verdict.isBest);
  EXPECT_EQ(verdict.method, Method::simulation);
  EXPECT_EQ(verdict.loss.win->loss(), 0);
  EXPECT_EQ(verdict.loss.points, 0);
  EXPECT_TRUE(verdict.rank);
  EXPECT_GT(verdict.legalPlays, 2U);
}

TEST_F(AnswerGrader, MoveOfTheGameLosesAsMuchAsIt) {
  const Exercise asked = exercise(kMiddle, "I2 RETAINS", "-");
  const AnswerVerdict verdict = graded(asked, "-");
  EXPECT_FALSE(verdict.isBest);
  EXPECT_EQ(verdict.loss.win->loss(), verdict.playedLoss.win->loss());
  EXPECT_EQ(verdict.loss.points, verdict.playedLoss.points);
  EXPECT_GT(verdict.loss.points, 0);
}

TEST_F(AnswerGrader, SameAgainForASeed) {
  const Exercise asked = exercise(kMiddle, "I2 RETAINS", "-");
  const AnswerVerdict one = graded(asked, "8D .....S");
  const AnswerVerdict two = graded(asked, "8D .....S");
  EXPECT_EQ(one.loss.win->played, two.loss.win->played);
  EXPECT_EQ(one.loss.points, two.loss.points);
  EXPECT_EQ(one.rank, two.rank);
}

TEST_F(AnswerGrader, GoesByEquityWithoutAWinModel) {
  Exercise asked = exercise(kMiddle, "I2 RETAINS", "-");
  asked.winModel = nullptr;
  const AnswerVerdict verdict = graded(asked, "-");
  EXPECT_EQ(verdict.method, Method::staticEquity);
  EXPECT_FALSE(verdict.loss.win);
  EXPECT_GT(verdict.loss.points, 0);
}

TEST_F(AnswerGrader, PlayThatWasChallengedOffCameToAPass) {
  const Exercise asked = exercise(kMiddle, "I2 RETAINS", "1A XYZZY", true);
  EXPECT_EQ(asked.played.move.kind(), game::Move::Kind::pass);
}

/// HOUSE and all tiles that are on neither rack lie; what words they make does not matter.
std::string endgame() {
  game::Position position;
  position.board = boardFrom("2 ...HOUSE");
  position.rack = rack("ENST");
  position.opponentRack = rack("NO");
  position.score = 300;
  position.opponentScore = 301;
  game::TileCounts rest = language().tiles - position.board.tiles() - position.rack - position.opponentRack;
  int at = 6 * 15;
  rest.forEachTile([&](game::Tile tile) {
    position.board.set({at / 15, at % 15}, tile.isBlank() ? game::Tile::blank(game::Letter(1)) : tile);
    ++at;
  });
  return writeCgp(position, language());
}

TEST_F(AnswerGrader, IsExactOnceTheBagIsEmpty) {
  const Exercise asked = exercise(endgame(), "2D .....S", "-");
  const AnswerVerdict best = graded(asked, "2D .....S");
  EXPECT_EQ(best.method, Method::endgame);
  const AnswerVerdict pass = graded(asked, "-");
  EXPECT_TRUE(pass.loss.isExact());
  EXPECT_GT(pass.loss.points, best.loss.points);
  EXPECT_EQ(pass.loss.points, pass.playedLoss.points);
}

TEST_F(AnswerGrader, StoredMovesMustGoWithThePosition) {
  const auto code = [&](const std::string& cgp, const std::string& best, const std::string& played) {
    const auto opened = grader_.open({.position = {.cgp = cgp, .language = "en", .lexicon = "", .leaves = {}},
                                      .best = best,
                                      .played = played});
    return opened ? std::string("fine") : opened.error().code;
  };
  EXPECT_EQ(code(kMiddle, "I2 RETAINS", "-"), "fine");
  EXPECT_EQ(code(kMiddle, "8D .....Z", "-"), "training.bad-move");
  EXPECT_EQ(code(kMiddle, "nonsense", "-"), "training.bad-move");
  EXPECT_EQ(code(kMiddle, "I2 RETAINS", "1A ON"), "training.bad-move");
  EXPECT_EQ(code("nonsense", "-", "-"), "cgp.missing-part");
}

class TrainingSession : public Training {
 protected:
  void open(std::size_t perDay = 10, bool drill = false) {
    auto begun =
        app::TrainingSession::begin(store_, grader_, {.today = kToday, .perDay = perDay, .drill = drill});
    ASSERT_TRUE(begun);
    session_.emplace(*std::move(begun));
  }
  reports::MemoryCardStore store_{std::vector{lesson(1, 3), lesson(1, 5), lesson(2, 2)}, {}};
  std::optional<app::TrainingSession> session_;
};

TEST_F(TrainingSession, AsksGradesAndGoesOn) {
  open();
  EXPECT_EQ(session_->size(), 3U);
  ASSERT_TRUE(session_->current());
  EXPECT_EQ(session_->current()->exercise.position.score, 12);
  const auto reply = session_->answer("I2 RETAINS");
  ASSERT_TRUE(reply && reply->result);
  EXPECT_EQ(reply->result->grade, Rating::easy);
  EXPECT_EQ(reply->result->answer.answer, "I2 RETAINS");
  EXPECT_EQ(store_.answers()->size(), 1U);
  EXPECT_FALSE(store_.cards()->front().state.isNew());
  EXPECT_TRUE(session_->current()->result);
  session_->next();
  EXPECT_EQ(session_->number(), 2U);
  EXPECT_EQ(session_->current()->card.turn, 5);
}

TEST_F(TrainingSession, MoveOfTheGameIsNeverAccepted) {
  open();
  EXPECT_EQ(session_->answer("-")->result->grade, Rating::again);
}

TEST_F(TrainingSession, FaultsDoNotCountButPhoniesCost) {
  open();
  EXPECT_EQ(session_->answer("8D HOUSEX")->fault->kind, AnswerFaultKind::notOnRack);
  EXPECT_EQ(session_->answer("9H ONTO")->fault->kind, AnswerFaultKind::notOnRack);
  EXPECT_TRUE(store_.answers()->empty());
  EXPECT_EQ(session_->answer("H8 .RAT")->fault->kind, AnswerFaultKind::notAWord);
  EXPECT_EQ(session_->answer("I2 RETAINS")->result->grade, Rating::hard);
}

TEST_F(TrainingSession, HintsTellMoreAndMore) {
  open();
  EXPECT_EQ(session_->hint().level, 0);
  app::Hint hint = session_->takeHint();
  EXPECT_EQ(hint.score, session_->current()->exercise.best.score);
  EXPECT_FALSE(hint.tiles);
  EXPECT_EQ(session_->takeHint().tiles, 7);
  EXPECT_EQ(session_->takeHint().place, "I2");
  EXPECT_EQ(session_->takeHint().level, 3);
  const auto reply = session_->answer("I2 RETAINS");
  EXPECT_EQ(reply->result->grade, Rating::hard);
  EXPECT_EQ(reply->result->answer.hints, 3);
}

TEST_F(TrainingSession, GivingUpIsAskedAgainTomorrow) {
  open();
  const auto result = session_->giveUp();
  EXPECT_EQ(result->grade, Rating::again);
  EXPECT_EQ(*result->card.state.due, kToday + std::chrono::days(1));
  EXPECT_TRUE(result->answer.answer.empty());
  EXPECT_EQ(result->answer.pointsLost, 20);
}

TEST_F(TrainingSession, WhatWasAskedTodayCountsForTheDay) {
  open(2);
  EXPECT_EQ(session_->size(), 2U);
  (void)session_->answer("I2 RETAINS");
  open(2);
  EXPECT_EQ(session_->size(), 1U);
  (void)session_->giveUp();
  open(2);
  EXPECT_EQ(session_->size(), 0U);
  EXPECT_FALSE(session_->current());
}

TEST_F(TrainingSession, DrillAsksWhateverWasAnsweredElsewhereTodayButNothingTwice) {
  open(1);
  (void)session_->giveUp();
  open(1);
  ASSERT_EQ(session_->size(), 0U);
  open(1, true);
  ASSERT_EQ(session_->size(), 1U);
  EXPECT_EQ(session_->current()->card.turn, 5);
  (void)session_->giveUp();
  open(10, true);
  EXPECT_EQ(session_->size(), 1U);
  (void)session_->giveUp();
  open(10, true);
  EXPECT_EQ(session_->size(), 0U);
}

TEST_F(TrainingSession, PositionThatCannotBeAskedIsLeftOut) {
  DecisionRecord broken = lesson(1, 1);
  broken.game.language = "tlh";
  reports::MemoryCardStore store(std::vector{broken, lesson(1, 3)}, {});
  auto session = app::TrainingSession::begin(store, grader_, {.today = kToday});
  ASSERT_TRUE(session);
  EXPECT_EQ(session->current()->card.turn, 3);
  ASSERT_EQ(session->faults().size(), 1U);
  EXPECT_EQ(session->faults().front().code, "language.unknown");
}

}  // namespace
}  // namespace rozbor::test
