#include <fmt/format.h>

#include <array>
#include <charconv>

#include "rozbor/library/cards.h"

namespace rozbor::reports {
namespace {

/// A part of digits only; -1 for anything else.
int numberIn(std::string_view text) {
  int number = -1;
  const char* const end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, number);
  return fault == std::errc() && stop == end ? number : -1;
}

}  // namespace

std::optional<Day> dayFrom(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const int year = numberIn(text.substr(0, 4));
  const int month = numberIn(text.substr(5, 2));
  const int day = numberIn(text.substr(8, 2));
  if (year < 0 || month < 0 || day < 0) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(year),
                                         std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok()) return std::nullopt;
  return Day(date);
}

std::string dayText(Day day) {
  const std::chrono::year_month_day date(day);
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

const char* name(Rating grade) {
  static constexpr std::array kNames{"again", "hard", "good", "easy"};
  return kNames[static_cast<std::size_t>(grade) - 1];
}

std::optional<Rating> ratingNamed(std::string_view text) {
  for (const Rating grade : {Rating::again, Rating::hard, Rating::good, Rating::easy}) {
    if (text == name(grade)) return grade;
  }
  return std::nullopt;
}

}  // namespace rozbor::reports
