#include "rozbor/insight/schedule.h"

#include <gtest/gtest.h>

#include <vector>

namespace rozbor::reports {
namespace {

using std::chrono::days;

constexpr Day kStart{days(20'000)};

CardState after(const CardState& card, Rating grade, int daysLater) {
  return reviewed(card, grade, card.lastReview.value_or(kStart) + days(daysLater));
}

CardState first(Rating grade) {
  return reviewed({}, grade, kStart);
}

TEST(Schedule, FirstReviewTakesItsStateFromTheWeights) {
  EXPECT_DOUBLE_EQ(first(Rating::again).stability, 0.212);
  EXPECT_DOUBLE_EQ(first(Rating::hard).stability, 1.2931);
  EXPECT_DOUBLE_EQ(first(Rating::good).stability, 2.3065);
  EXPECT_DOUBLE_EQ(first(Rating::easy).stability, 8.2956);
  EXPECT_NEAR(first(Rating::again).difficulty, 6.4133, 1e-6);
  EXPECT_NEAR(first(Rating::hard).difficulty, 5.112171, 1e-6);
  EXPECT_NEAR(first(Rating::good).difficulty, 2.118104, 1e-6);
  EXPECT_DOUBLE_EQ(first(Rating::easy).difficulty, 1);
}

// Worked out by hand from the formulas of docs/training.md.
TEST(Schedule, ReviewAfterTwoDaysFollowsTheFormulas) {
  const CardState card = first(Rating::good);
  EXPECT_NEAR(retrievability(card, kStart + days(2), {}), 0.909493, 1e-6);
  EXPECT_NEAR(retrievability(card, kStart + days(30), {}), 0.667526, 1e-6);
  EXPECT_NEAR(after(card, Rating::again, 2).stability, 0.607580, 1e-6);
  EXPECT_NEAR(after(card, Rating::hard, 2).stability, 7.513320, 1e-6);
  EXPECT_NEAR(after(card, Rating::good, 2).stability, 10.964332, 1e-6);
  EXPECT_NEAR(after(card, Rating::easy, 2).stability, 18.521754, 1e-6);
  EXPECT_NEAR(after(card, Rating::again, 2).difficulty, 7.394503, 1e-6);
  EXPECT_NEAR(after(card, Rating::hard, 2).difficulty, 4.752858, 1e-6);
  EXPECT_NEAR(after(card, Rating::good, 2).difficulty, 2.111214, 1e-6);
}

TEST(Schedule, ReviewOnTheSameDayChangesLittle) {
  const CardState card = first(Rating::good);
  EXPECT_NEAR(after(card, Rating::again, 0).stability, 0.775084, 1e-6);
  EXPECT_NEAR(after(card, Rating::hard, 0).stability, 1.333379, 1e-6);
  EXPECT_DOUBLE_EQ(after(card, Rating::good, 0).stability, card.stability);  // never less for a good answer
  EXPECT_NEAR(after(card, Rating::easy, 0).stability, 3.946054, 1e-6);
}

// The intervals that the authors' reference implementation gives, which has a second look on the first day.
TEST(Schedule, GoodAnswersOnTheDayGrowTheInterval) {
  CardState card = after(first(Rating::good), Rating::good, 0);
  std::vector<int> intervals;
  for (int review = 0; review < 5; ++review) {
    intervals.push_back(static_cast<int>((*card.due - *card.lastReview).count()));
    card = reviewed(card, Rating::good, *card.due);
  }
  EXPECT_EQ(intervals, (std::vector{2, 11, 46, 163, 498}));
  EXPECT_EQ(card.repetitions, 7);
  EXPECT_EQ(card.lapses, 0);
}

TEST(Schedule, IntervalIsTheStabilityAtNineTenths) {
  EXPECT_EQ(intervalDays(10), 10);
  EXPECT_EQ(intervalDays(0.2), 1);
  EXPECT_EQ(intervalDays(1e9), 36'500);
  EXPECT_EQ(intervalDays(10, {.retention = 0.8}), 33);
}

/// States that a card may get into.
std::vector<CardState> manyCards() {
  std::vector<CardState> cards;
  for (const Rating one : {Rating::again, Rating::hard, Rating::good, Rating::easy}) {
    for (const Rating two : {Rating::again, Rating::hard, Rating::good, Rating::easy}) {
      for (const int wait : {1, 3, 20, 200})
        cards.push_back(after(first(one), two, wait));
    }
  }
  return cards;
}

TEST(Schedule, StabilityGrowsWithAnAnswerAndFallsWithALapse) {
  for (const CardState& card : manyCards()) {
    for (const int wait : {1, 5, 50}) {
      EXPECT_GT(after(card, Rating::hard, wait).stability, card.stability);
      EXPECT_GT(after(card, Rating::good, wait).stability, card.stability);
      EXPECT_LT(after(card, Rating::again, wait).stability, card.stability);
    }
  }
}

TEST(Schedule, BetterGradesWaitLonger) {
  for (const CardState& card : manyCards()) {
    for (const int wait : {0, 1, 5, 50}) {
      Day previous = kStart;
      for (const Rating grade : {Rating::again, Rating::hard, Rating::good, Rating::easy}) {
        const CardState next = after(card, grade, wait);
        EXPECT_GE(*next.due, previous);
        EXPECT_GT(*next.due, *next.lastReview);
        EXPECT_GE(next.difficulty, 1);
        EXPECT_LE(next.difficulty, 10);
        previous = *next.due;
      }
    }
  }
}

TEST(Schedule, LapseIsCountedOnceItHadBeenLearnt) {
  EXPECT_EQ(first(Rating::again).lapses, 0);
  EXPECT_EQ(after(first(Rating::again), Rating::again, 1).lapses, 1);
  EXPECT_GT(after(first(Rating::good), Rating::again, 1).difficulty, first(Rating::good).difficulty);
}

TEST(Schedule, ClockThatWentBackIsNoReviewInThePast) {
  const CardState card = reviewed(first(Rating::good), Rating::good, kStart - days(9));
  EXPECT_EQ(*card.lastReview, kStart);
  EXPECT_GE(card.stability, 2.3065);
}

TEST(DueCards, OldestComeFirstThenNewOnesInTheOrderOfGames) {
  CardState late;
  late.lastReview = kStart - days(9);
  late.due = kStart - days(5);
  CardState today = late;
  today.due = kStart;
  CardState tomorrow = late;
  tomorrow.due = kStart + days(1);
  const std::vector<Card> cards{{.game = 2, .turn = 9},
                                {.game = 2, .turn = 3},
                                {.game = 7, .turn = 1, .state = today},
                                {.game = 1, .turn = 4, .state = tomorrow},
                                {.game = 9, .turn = 5, .state = late},
                                {.game = 3, .turn = 8, .state = today},
                                {.game = 1, .turn = 2}};
  std::vector<std::pair<Id, int>> order;
  for (const Card& card : dueCards(cards, kStart))
    order.emplace_back(card.game, card.turn);
  EXPECT_EQ(order, (std::vector<std::pair<Id, int>>{{9, 5}, {7, 1}, {3, 8}, {2, 9}, {2, 3}, {1, 2}}));
  EXPECT_EQ(dueCards(cards, kStart, 2).size(), 2U);
  EXPECT_TRUE(dueCards({}, kStart).empty());
}

TEST(DueCards, AtMostTenADay) {
  std::vector<Card> cards;
  for (int turn = 1; turn <= 30; ++turn)
    cards.push_back({.game = 1, .turn = turn});
  EXPECT_EQ(dueCards(cards, kStart).size(), 10U);
}

TEST(DrillCards, AreDueFirstThenNewThenThoseDueSoonestAndNoneOfToday) {
  const auto state = [](int before, int due) {
    CardState made;
    made.lastReview = kStart + days(before);
    made.due = kStart + days(due);
    return made;
  };
  const std::vector<Card> cards{{.game = 1, .turn = 1, .state = state(-5, 9)},
                                {.game = 1, .turn = 2},
                                {.game = 1, .turn = 3, .state = state(-5, -1)},
                                {.game = 1, .turn = 4, .state = state(-9, 3)},
                                {.game = 1, .turn = 5, .state = state(0, 1)}};
  std::vector<int> turns;
  for (const Card& card : drillCards(cards, kStart))
    turns.push_back(card.turn);
  EXPECT_EQ(turns, (std::vector{3, 2, 4, 1}));
  EXPECT_EQ(drillCards(cards, kStart, 2).size(), 2U);
}

TEST(DayText, ReadsWhatItWrites) {
  EXPECT_EQ(dayText(*dayFrom("2026-11-21")), "2026-11-21");
  EXPECT_EQ(*dayFrom("2028-02-29") + days(1), *dayFrom("2028-03-01"));
  for (const char* text :
       {"", "2026-02-30", "2026-13-01", "26-01-01", "2026/01/01", "2026-1-001", "2026-+1-01"})
    EXPECT_FALSE(dayFrom(text)) << text;
}

}  // namespace
}  // namespace rozbor::reports
