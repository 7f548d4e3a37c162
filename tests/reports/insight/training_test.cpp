#include "rozbor/insight/training.h"

#include <gtest/gtest.h>

namespace rozbor::reports {
namespace {

using std::chrono::days;

constexpr Day kDay{days(20'000)};

DecisionRecord decision(Id game, int turn, double points, Cause cause) {
  DecisionRecord record;
  record.game.id = game;
  record.numbers.turn = turn;
  record.numbers.graded = true;
  record.numbers.loss.points = points;
  record.numbers.cause = CauseFinding{cause};
  return record;
}

TEST(MemoryCardStore, HoldsTheLessonsAmongTheDecisions) {
  const std::vector<DecisionRecord> decisions{
      decision(1, 3, 20, Cause::missedWord), decision(1, 4, 0.5, Cause::missedWord),
      decision(1, 5, 20, Cause::unclassified), decision(2, 1, 8, Cause::leave)};
  MemoryCardStore store(decisions, {});
  const auto cards = store.cards();
  ASSERT_EQ(cards->size(), 2U);
  EXPECT_EQ((*cards)[1], (Card{.game = 2, .turn = 1}));
  EXPECT_TRUE(store.lesson(1, 3));
  EXPECT_EQ(store.lesson(1, 4).error().code, "training.no-lesson");
}

TEST(MemoryCardStore, KeepsWhatIsSaved) {
  const std::vector<DecisionRecord> decisions{decision(1, 3, 20, Cause::missedWord)};
  MemoryCardStore store(decisions, {});
  Card card = store.cards()->front();
  card.state = reviewed(card.state, Rating::good, kDay);
  EXPECT_FALSE(
      store.save(card, {.game = 1, .turn = 3, .day = kDay, .answer = "8D HOUSE", .grade = Rating::good}));
  EXPECT_EQ(store.cards()->front(), card);
  EXPECT_EQ(store.answers()->size(), 1U);
  EXPECT_TRUE(store.save({.game = 9, .turn = 9}, {}));
}

TEST(Progress, IsCountedByDay) {
  const std::vector<AnswerRow> answers{
      {.day = kDay + days(1), .answer = {}, .grade = Rating::again, .winLost = 9},
      {.day = kDay, .answer = {}, .grade = Rating::good, .winLost = 1},
      {.day = kDay, .answer = {}, .grade = Rating::again, .winLost = 4},
      {.day = kDay, .answer = {}, .grade = Rating::hard}};
  const auto progress = progressByDay(answers);
  ASSERT_EQ(progress.size(), 2U);
  EXPECT_EQ(progress[0].day, kDay);
  EXPECT_EQ(progress[0].figures.answers, 3);
  EXPECT_EQ(progress[0].figures.right, 2);
  EXPECT_DOUBLE_EQ(*progress[0].figures.meanWinLost, 2.5);
  EXPECT_DOUBLE_EQ(progress[1].figures.shareRight(), 0);
  EXPECT_FALSE(figuresOf({}).meanWinLost);
}

}  // namespace
}  // namespace rozbor::reports
