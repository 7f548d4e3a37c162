#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/library/cards.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// The model FSRS-6 with the default weights of its authors (docs/training.md has formulas and source).
struct ScheduleParameters {
  std::array<double, 21> weights{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                                 0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                                 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
  double retention = 0.9;  ///< probability of knowing it at which it is asked again
  int mostDays = 36'500;   ///< between two reviews
};

/// The probability, 0 to 1, that a position is still known on a day; 0 of a new one.
[[nodiscard]] double retrievability(const CardState& card, Day day,
                                    const ScheduleParameters& parameters = {});

/// Days to the next review; at least 1.
[[nodiscard]] int intervalDays(double stability, const ScheduleParameters& parameters = {});

/// The card after a review. A day before the last review counts as the day of that.
[[nodiscard]] CardState reviewed(const CardState& card, Rating grade, Day day,
                                 const ScheduleParameters& parameters = {});

/// The loss of an answer up to which it is easy, good, hard: in percentage points of win probability, and
/// in points where that says nothing. An edge belongs to the worse grade.
struct GradeScale {
  std::array<double, 3> win{0.25, 1.5, 3};
  std::array<double, 3> points{1, 4, 7};
};

/// What an answer was graded by besides its loss.
struct AnswerCircumstances {
  bool isBest = false;  ///< the very move that is stored as the best
  int hints = 0;        ///< taken before it: one allows "good" at most, more "hard"
  int phonies = 0;      ///< answers before it with words that do not exist: "hard" at most
};

/// The grade of an answer: by its loss, and "again" where it is no better than what was played in the game
/// (docs/training.md). Both losses are against the same best move, by the same method.
[[nodiscard]] Rating gradeOf(const Loss& answer, const Loss& played, const AnswerCircumstances& how,
                             const GradeScale& scale = {});

/// New and due positions together that are asked in one day, unless the user wants another number.
inline constexpr std::size_t kCardsPerDay = 10;

/// What is to be asked on a day, at most `limit`: due cards, those overdue longest first, then new ones; ties
/// in the order of `cards`, which is that of the games and turns.
[[nodiscard]] std::vector<Card> dueCards(std::span<const Card> cards, Day day,
                                         std::size_t limit = kCardsPerDay);

/// What is trained on a day although not all of it is due, at most `limit`: those of dueCards first, in their
/// order, then those that are due soonest. What was answered on that day is left out.
[[nodiscard]] std::vector<Card> drillCards(std::span<const Card> cards, Day day,
                                           std::size_t limit = kCardsPerDay);

}  // namespace rozbor::reports
