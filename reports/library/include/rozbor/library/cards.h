#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/library/rows.h"

/// What a library keeps of training (docs/training.md).
namespace rozbor::reports {

/// Spaced repetition knows whole days only: what was learnt is asked again on another day.
using Day = std::chrono::sys_days;

/// "2026-11-21"; nothing for what is no day of the calendar.
[[nodiscard]] std::optional<Day> dayFrom(std::string_view text);
[[nodiscard]] std::string dayText(Day day);

/// How well a position was answered, in the order and with the numbers of FSRS.
enum class Rating : std::uint8_t { again = 1, hard, good, easy };

/// The names that docs/json.md uses.
[[nodiscard]] const char* name(Rating grade);
[[nodiscard]] std::optional<Rating> ratingNamed(std::string_view text);

/// What is known of one position in the player's memory. One without a review is new.
struct CardState {
  double stability = 0;   ///< days after which it is still known with a probability of 0.9
  double difficulty = 0;  ///< 1 to 10
  int repetitions = 0;    ///< reviews, all of them
  int lapses = 0;         ///< times it had been learnt and was answered "again"
  std::optional<Day> lastReview;
  std::optional<Day> due;

  [[nodiscard]] bool isNew() const { return !lastReview; }
  friend bool operator==(const CardState&, const CardState&) = default;
};

/// A position to be trained, named by where it was met.
struct Card {
  Id game = 0;
  int turn = 0;  ///< event of the record, from 1
  CardState state{};

  friend bool operator==(const Card&, const Card&) = default;
};

/// An answer that was given, as it is kept for good.
struct AnswerRow {
  Id game = 0;
  int turn = 0;
  Day day{};
  std::string answer;  ///< "8D HO.SE"; empty: given up
  Rating grade = Rating::again;
  int hints = 0;                    ///< that were taken before it
  double pointsLost = 0;            ///< equity; of one given up that of the move played in the game
  std::optional<double> winLost{};  ///< percentage points; nothing where there is no win probability

  friend bool operator==(const AnswerRow&, const AnswerRow&) = default;
};

}  // namespace rozbor::reports
