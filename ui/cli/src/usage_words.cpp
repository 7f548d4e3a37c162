#include "usage_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <system_error>
#include <utility>
#include <vector>

#include "rozbor/render/phrase.h"

namespace rozbor::cli {
namespace {

using reports::marked;

/// What the library says, the special before the general.
constexpr std::array kFaults{marked("A subcommand is required"),
                             marked("{0} is required"),
                             marked("The following argument was not expected: {0}"),
                             marked("The following arguments were not expected: {0}"),
                             marked("Could not convert: {0} = {1}"),
                             marked("{0}: Should be true/false or a number"),
                             marked("{0}: At Most {1} required but received {2}"),
                             marked("{0}: {1} required {2} missing"),
                             marked("{0} excludes {1}")};

/// What stands in the places {0}, {1} … of a sentence, which come in this order; nothing where it is another
/// sentence.
std::optional<std::vector<std::string>> placesOf(std::string_view sentence, std::string_view text) {
  constexpr std::size_t kPlace = 3;  // "{0}"
  std::vector<std::string> parts;
  std::size_t open = sentence.find('{');
  if (!text.starts_with(sentence.substr(0, open))) return std::nullopt;
  text.remove_prefix(std::min(open, text.size()));
  while (open != std::string_view::npos) {
    sentence.remove_prefix(open + kPlace);
    open = sentence.find('{');
    const std::string_view between = sentence.substr(0, open);
    const std::size_t end = between.empty() ? text.size() : text.find(between);
    if (end == std::string_view::npos) return std::nullopt;
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end + between.size());
  }
  return text.empty() ? std::optional(parts) : std::nullopt;
}

}  // namespace

std::string faultText(std::string_view fault, const reports::Wording& wording) {
  for (const char* const sentence : kFaults) {
    if (const auto parts = placesOf(sentence, fault))
      return reports::filled(wording.text(sentence), sentence, *parts);
  }
  return std::string(fault);
}

std::optional<std::chrono::milliseconds> durationOf(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, double>, 4> kUnits{
      {{"ms", 1}, {"s", 1000}, {"m", 60'000}, {"", 1000}}};
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const auto unit = std::ranges::find(kUnits, text.substr(static_cast<std::size_t>(end - text.data())),
                                      &std::pair<std::string_view, double>::first);
  constexpr double kMost = 1e15;  // milliseconds; thirty thousand years
  const bool isTime =
      error == std::errc() && unit != kUnits.end() && number >= 0 && number * unit->second < kMost;
  if (!isTime) return std::nullopt;
  return std::chrono::milliseconds(static_cast<std::int64_t>(number * unit->second));
}

std::string interfaceAskedFor(std::span<const char* const> arguments) {
  constexpr std::string_view kOption = "--interface";
  std::string asked;
  for (std::size_t at = 0; at < arguments.size(); ++at) {
    const std::string_view argument = arguments[at];
    if (argument == kOption && at + 1 < arguments.size()) asked = arguments[at + 1];
    if (argument.starts_with(kOption) && argument.substr(kOption.size()).starts_with('='))
      asked = argument.substr(kOption.size() + 1);
  }
  return asked;
}

}  // namespace rozbor::cli
