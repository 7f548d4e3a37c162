#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <vector>

#include "rozbor/app/library/importer.h"

namespace rozbor::app {
namespace {

/// The runs of digits of a text, as long as they could belong to a day.
std::vector<std::string_view> numbersOf(std::string_view text) {
  std::vector<std::string_view> numbers;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = text.find_first_of("0123456789", at);
    if (start == std::string_view::npos) break;
    at = std::min(text.find_first_not_of("0123456789", start), text.size());
    numbers.push_back(text.substr(start, at - start));
  }
  return numbers;
}

int valueOf(std::string_view digits) {
  int value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

std::string dayFrom(int year, int month, int day) {
  const std::chrono::year_month_day date{std::chrono::year(year),
                                         std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok() || year < 1900 || year > 2200) return {};
  return fmt::format("{:04}-{:02}-{:02}", year, month, day);
}

}  // namespace

std::string dayOf(std::string_view text) {
  const auto numbers = numbersOf(text);
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    std::string day;
    const std::string_view number = numbers[at];
    const bool three = at + 2 < numbers.size();
    if (number.size() == 8)
      day = dayFrom(valueOf(number.substr(0, 4)), valueOf(number.substr(4, 2)), valueOf(number.substr(6)));
    else if (number.size() == 4 && three)
      day = dayFrom(valueOf(number), valueOf(numbers[at + 1]), valueOf(numbers[at + 2]));
    else if (number.size() <= 2 && three && numbers[at + 2].size() == 4)
      day = dayFrom(valueOf(numbers[at + 2]), valueOf(numbers[at + 1]), valueOf(number));
    if (!day.empty()) return day;
  }
  return {};
}

std::chrono::sys_days localDay() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  const std::chrono::year_month_day date{std::chrono::year(local.tm_year + 1900),
                                         std::chrono::month(static_cast<unsigned>(local.tm_mon + 1)),
                                         std::chrono::day(static_cast<unsigned>(local.tm_mday))};
  return std::chrono::sys_days(date);
}

std::string timeNow() {
  const auto now = std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now());
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::chrono::system_clock::to_time_t(now)));
}

}  // namespace rozbor::app
