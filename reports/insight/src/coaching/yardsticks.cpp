#include "rozbor/insight/yardsticks.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "statistics/figures.h"

namespace rozbor::reports {
namespace {

constexpr std::string_view kLevel = "level:";
constexpr const char* kLost = "pointsLostPerTurn";

std::string_view takeWord(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
  line.remove_prefix(word.size());
  return word;
}

/// By days, which are kept together.
void keepFirstHalf(std::vector<const PlayedGame*>& games) {
  const auto dayOf = [](const PlayedGame* game) { return game->game.playedOn; };
  std::ranges::stable_sort(games, {}, dayOf);
  std::size_t half = games.size() / 2;
  while (half > 0 && dayOf(games[half - 1]) == dayOf(games[half]))
    --half;
  games.resize(half);
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

std::optional<LevelRange> levelRange(const Figure& pointsLostPerTurn, std::span<const Yardstick> yardsticks) {
  if (!pointsLostPerTurn.low || !pointsLostPerTurn.high) return std::nullopt;
  const Yardstick* worse = nullptr;
  const Yardstick* better = nullptr;
  bool any = false;
  for (const Yardstick& yardstick : yardsticks) {
    if (yardstick.figure != pointsLostPerTurn.name || !yardstick.whose.starts_with(kLevel)) continue;
    any = true;
    if (yardstick.value > *pointsLostPerTurn.high && (worse == nullptr || yardstick.value < worse->value))
      worse = &yardstick;
    if (yardstick.value < *pointsLostPerTurn.low && (better == nullptr || yardstick.value > better->value))
      better = &yardstick;
  }
  if (!any) return std::nullopt;
  const auto levelOf = [](const Yardstick* yardstick) {
    return yardstick == nullptr ? std::string() : yardstick->whose.substr(kLevel.size());
  };
  return LevelRange{levelOf(worse), levelOf(better)};
}

std::vector<Yardstick> yardsticksFor(std::span<const PlayedGame> games, std::span<const Yardstick> all) {
  std::map<std::string, std::size_t> counts;
  for (const PlayedGame& game : games)
    ++counts[game.game.language];
  const auto most = std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; });
  const bool quick = std::ranges::all_of(games, [](const PlayedGame& game) {
    return !game.game.analysis || game.game.analysis->preset == Preset::quick;
  });
  std::vector<Yardstick> fitting;
  for (const Yardstick& yardstick : all) {
    const bool isMeasure = quick || yardstick.figure != kLost;
    if (most != counts.end() && yardstick.language == most->first && isMeasure) fitting.push_back(yardstick);
  }
  return fitting;
}

std::optional<LevelRange> levelOf(std::span<const Figure> figures, std::span<const Yardstick> yardsticks) {
  const Figure* const lost = findFigure(figures, kLost);
  if (lost == nullptr) return std::nullopt;
  auto range = levelRange(*lost, yardsticks);
  if (range && range->above.empty() && range->below.empty()) range.reset();
  return range;
}

std::optional<OwnPast> pastOf(std::span<const PlayedGame> all, const StatisticsFilter& filter,
                              const StatisticsOptions& options) {
  StatisticsFilter earlier = filter;
  earlier.from.clear();
  if (!filter.from.empty()) earlier.to.clear();
  std::vector<const PlayedGame*> games;
  for (const PlayedGame& game : all) {
    const bool isEarlier = filter.from.empty() || game.game.playedOn < filter.from;
    if (!game.game.playedOn.empty() && isEarlier && earlier.accepts(game)) games.push_back(&game);
  }
  if (filter.from.empty()) keepFirstHalf(games);
  if (games.size() < kFewGames) return std::nullopt;
  StatisticsOptions plain = options;
  plain.intervals = false;
  return OwnPast{filter.from, figuresOfPassing(games, earlier, plain)};
}

}  // namespace rozbor::reports
