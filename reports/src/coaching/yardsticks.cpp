#include <algorithm>
#include <array>
#include <charconv>

#include "../render/phrase.h"
#include "rozbor/reports/coaching.h"

namespace rozbor::reports {
namespace {

constexpr std::string_view kLevel = "level:";

std::string_view takeWord(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
  line.remove_prefix(word.size());
  return word;
}

}  // namespace

std::vector<Yardstick> readYardsticks(std::string_view text) {
  std::vector<Yardstick> yardsticks;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.starts_with('#')) continue;
    Yardstick yardstick;
    yardstick.language = takeWord(line);
    yardstick.figure = takeWord(line);
    const std::string_view value = takeWord(line);
    yardstick.whose = takeWord(line);
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), yardstick.value);
    if (error == std::errc() && end == value.data() + value.size() && !yardstick.whose.empty())
      yardsticks.push_back(std::move(yardstick));
  }
  return yardsticks;
}

std::optional<LevelRange> levelRange(const Figure& lost, std::span<const Yardstick> yardsticks) {
  if (!lost.low || !lost.high) return std::nullopt;
  const Yardstick* worse = nullptr;
  const Yardstick* better = nullptr;
  bool any = false;
  for (const Yardstick& yardstick : yardsticks) {
    if (yardstick.figure != lost.name || !yardstick.whose.starts_with(kLevel)) continue;
    any = true;
    if (yardstick.value > *lost.high && (worse == nullptr || yardstick.value < worse->value))
      worse = &yardstick;
    if (yardstick.value < *lost.low && (better == nullptr || yardstick.value > better->value))
      better = &yardstick;
  }
  if (!any) return std::nullopt;
  const auto levelOf = [](const Yardstick* yardstick) {
    return yardstick == nullptr ? std::string() : yardstick->whose.substr(kLevel.size());
  };
  return LevelRange{levelOf(worse), levelOf(better)};
}

std::string yardstickLabel(const std::string& whose, const Wording& wording) {
  if (whose.starts_with(kLevel)) return phrase(wording, "level {0} of Rozbor", whose.substr(kLevel.size()));
  if (whose == "cs-hundred-1") return wording.text("first hundred of the Czech ranking, 2008");
  if (whose == "cs-hundred-2") return wording.text("second hundred of the Czech ranking, 2008");
  return whose;
}

}  // namespace rozbor::reports
