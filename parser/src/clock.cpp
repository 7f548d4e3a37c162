#include "rozbor/parser/clock.h"

#include <fmt/format.h>

#include <vector>

#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kMinute = 60 * kSecond;
constexpr std::int64_t kHour = 60 * kMinute;
constexpr std::size_t kMostDigits = 6;

/// One to six digits; nothing for anything else.
std::optional<std::int64_t> digits(std::string_view text) {
  if (text.empty() || text.size() > kMostDigits) return std::nullopt;
  std::int64_t number = 0;
  for (const char digit : text) {
    if (!isDigit(digit)) return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return number;
}

/// What stands behind the dot, in thousandths.
std::optional<std::int64_t> fraction(std::string_view text) {
  if (text.empty() || text.size() > 3) return std::nullopt;
  std::string padded(text);
  padded.resize(3, '0');
  return digits(padded);
}

/// "59:16" or "1:02:03", in milliseconds.
std::optional<std::int64_t> wholeSeconds(std::string_view text) {
  std::vector<std::int64_t> parts;
  while (true) {
    const std::size_t colon = text.find(':');
    const auto part = digits(text.substr(0, colon));
    const bool isTooLarge = part && !parts.empty() && *part >= 60;
    if (!part || isTooLarge || parts.size() == 3) return std::nullopt;
    parts.push_back(*part);
    if (colon == std::string_view::npos) break;
    text.remove_prefix(colon + 1);
  }
  if (parts.size() == 2) return parts[0] * kMinute + parts[1] * kSecond;
  if (parts.size() == 3) return parts[0] * kHour + parts[1] * kMinute + parts[2] * kSecond;
  return std::nullopt;
}

}  // namespace

std::string clockText(std::int64_t milliseconds) {
  const bool isOver = milliseconds < 0;
  const std::int64_t left = isOver ? -milliseconds : milliseconds;
  std::string text = isOver ? "-" : "";
  const std::int64_t seconds = left % kMinute / kSecond;
  if (left >= kHour)
    text += fmt::format("{}:{:02}:{:02}", left / kHour, left % kHour / kMinute, seconds);
  else
    text += fmt::format("{}:{:02}", left / kMinute, seconds);
  if (left % kSecond != 0) text += fmt::format(".{:03}", left % kSecond);
  return text;
}

std::optional<std::int64_t> clockOf(std::string_view text) {
  const bool isOver = text.starts_with('-');
  if (isOver) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  auto left = wholeSeconds(text.substr(0, dot));
  if (left && dot != std::string_view::npos) {
    const auto thousandths = fraction(text.substr(dot + 1));
    if (!thousandths) return std::nullopt;
    *left += *thousandths;
  }
  if (left && isOver) *left = -*left;
  return left;
}

TimeControl timeControlOf(std::string_view text) {
  TimeControl control;
  const auto [first, rest] = splitWord(trimmed(text));
  const std::size_t plus = first.find('+');
  control.initial = clockOf(first.substr(0, plus));
  if (control.initial && plus != std::string_view::npos) {
    const auto increment = digits(first.substr(plus + 1));
    if (increment) control.increment = *increment * kSecond;
    if (!increment) control.initial.reset();
  }
  control.name = std::string(control.initial ? rest : trimmed(text));
  return control;
}

std::string timeControlText(const TimeControl& control) {
  if (!control.initial) return control.name;
  std::string text = clockText(*control.initial);
  if (control.increment != 0) text += fmt::format("+{}", control.increment / kSecond);
  return control.name.empty() ? text : text + ' ' + control.name;
}

}  // namespace rozbor::parser
