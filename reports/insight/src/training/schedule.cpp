#include "rozbor/insight/schedule.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

namespace rozbor::reports {
namespace {

constexpr double kLeastStability = 0.001;
constexpr double kMostStability = 36'500;

/// FSRS-6 with its symbols: w the weights, S stability, D difficulty, R retrievability, G grade.
class Model {
 public:
  explicit Model(const ScheduleParameters& parameters)
      : w_(parameters.weights),
        retention_(parameters.retention),
        mostDays_(parameters.mostDays),
        factor_(std::pow(0.9, -1 / w_[20]) - 1) {}

  [[nodiscard]] double recall(double days, double stability) const {
    return std::pow(1 + factor_ * days / stability, -w_[20]);
  }
  [[nodiscard]] int interval(double stability) const {
    const double days = stability / factor_ * (std::pow(retention_, -1 / w_[20]) - 1);
    return static_cast<int>(std::clamp(std::round(days), 1.0, static_cast<double>(mostDays_)));
  }
  [[nodiscard]] double firstStability(Rating grade) const { return w_[static_cast<std::size_t>(grade) - 1]; }
  [[nodiscard]] double firstDifficulty(Rating grade) const {
    return std::clamp(rawFirstDifficulty(grade), 1.0, 10.0);
  }
  [[nodiscard]] double nextDifficulty(double difficulty, Rating grade) const {
    const double change = -w_[6] * (number(grade) - 3);
    const double damped = difficulty + change * (10 - difficulty) / 9;
    return std::clamp(w_[7] * rawFirstDifficulty(Rating::easy) + (1 - w_[7]) * damped, 1.0, 10.0);
  }
  [[nodiscard]] double nextStability(const CardState& card, Rating grade, double days) const {
    const double next =
        days < 1 ? sameDay(card.stability, grade) : laterDay(card, grade, recall(days, card.stability));
    return std::clamp(next, kLeastStability, kMostStability);
  }

 private:
  static double number(Rating grade) { return static_cast<double>(grade); }

  [[nodiscard]] double rawFirstDifficulty(Rating grade) const {
    return w_[4] - std::exp(w_[5] * (number(grade) - 1)) + 1;
  }
  [[nodiscard]] double sameDay(double stability, Rating grade) const {
    const double growth = std::exp(w_[17] * (number(grade) - 3 + w_[18])) * std::pow(stability, -w_[19]);
    return stability * (grade >= Rating::good ? std::max(growth, 1.0) : growth);
  }
  [[nodiscard]] double laterDay(const CardState& card, Rating grade, double recalled) const {
    return grade == Rating::again ? forgotten(card, recalled) : remembered(card, grade, recalled);
  }
  [[nodiscard]] double remembered(const CardState& card, Rating grade, double recalled) const {
    const double factor = grade == Rating::hard ? w_[15] : grade == Rating::easy ? w_[16] : 1;
    return card.stability * (1 + std::exp(w_[8]) * (11 - card.difficulty) * std::pow(card.stability, -w_[9]) *
                                     (std::exp(w_[10] * (1 - recalled)) - 1) * factor);
  }
  [[nodiscard]] double forgotten(const CardState& card, double recalled) const {
    const double after = w_[11] * std::pow(card.difficulty, -w_[12]) *
                         (std::pow(card.stability + 1, w_[13]) - 1) * std::exp(w_[14] * (1 - recalled));
    return std::min(after, card.stability / std::exp(w_[17] * w_[18]));
  }

  const std::array<double, 21>& w_;
  double retention_;
  int mostDays_;
  double factor_;  ///< so that it is known with 0.9 after as many days as its stability
};

double daysBetween(const CardState& card, Day day) {
  return std::max(0.0, static_cast<double>((day - *card.lastReview).count()));
}

}  // namespace

double retrievability(const CardState& card, Day day, const ScheduleParameters& parameters) {
  return card.isNew() ? 0 : Model(parameters).recall(daysBetween(card, day), card.stability);
}

int intervalDays(double stability, const ScheduleParameters& parameters) {
  return Model(parameters).interval(stability);
}

CardState reviewed(const CardState& card, Rating grade, Day day, const ScheduleParameters& parameters) {
  const Model model(parameters);
  CardState next = card;
  if (card.isNew()) {
    next.stability = model.firstStability(grade);
    next.difficulty = model.firstDifficulty(grade);
  } else {
    next.stability = model.nextStability(card, grade, daysBetween(card, day));
    next.difficulty = model.nextDifficulty(card.difficulty, grade);
    next.lapses += grade == Rating::again ? 1 : 0;
    day = std::max(day, *card.lastReview);
  }
  ++next.repetitions;
  next.lastReview = day;
  next.due = day + std::chrono::days(model.interval(next.stability));
  return next;
}

std::vector<Card> dueCards(std::span<const Card> cards, Day day, std::size_t limit) {
  std::vector<Card> due;
  std::ranges::copy_if(cards, std::back_inserter(due),
                       [&](const Card& card) { return card.state.isNew() || *card.state.due <= day; });
  const auto order = [](const Card& card) {
    return std::pair(card.state.isNew(), card.state.due.value_or(Day()));
  };
  std::ranges::stable_sort(due, {}, order);
  if (due.size() > limit) due.resize(limit);
  return due;
}

std::vector<Card> drillCards(std::span<const Card> cards, Day day, std::size_t limit) {
  std::vector<Card> drill;
  std::ranges::copy_if(cards, std::back_inserter(drill),
                       [&](const Card& card) { return card.state.lastReview != day; });
  const auto order = [day](const Card& card) {
    const Day due = card.state.due.value_or(day);
    return std::tuple(due > day, card.state.isNew(), due);
  };
  std::ranges::stable_sort(drill, {}, order);
  if (drill.size() > limit) drill.resize(limit);
  return drill;
}

}  // namespace rozbor::reports
