#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "figures.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/insight/weeks.h"

namespace rozbor::reports {
namespace {

constexpr std::array kGroupingNames{"opponent", "event",    "month", "week", "lexicon",
                                    "first",    "language", "phase", "cause"};

/// Of groups of games.
std::string keyOf(const PlayedGame& played, Grouping by) {
  constexpr std::size_t kMonthDigits = 7;
  switch (by) {
    case Grouping::opponent:
      return played.opponent().name;
    case Grouping::event:
      return played.game.event;
    case Grouping::month:
      return played.game.playedOn.substr(0, kMonthDigits);
    case Grouping::week:
      return weekOf(played.game.playedOn);
    case Grouping::lexicon:
      return lexiconOf(played.game);
    case Grouping::first:
      return played.seat == 0 ? "first" : "second";
    case Grouping::language:
    case Grouping::phase:
    case Grouping::cause:
      break;
  }
  return played.game.language;
}

double valueOf(const FigureGroup& group, const char* figure) {
  const Figure* const found = findFigure(group.figures, figure);
  return found == nullptr ? 0 : found->value.value_or(0);
}

void sortByValue(std::vector<FigureGroup>& groups, const char* figure) {
  std::ranges::stable_sort(groups, std::ranges::greater(),
                           [&](const FigureGroup& group) { return valueOf(group, figure); });
}

std::vector<FigureGroup> groupsOfGames(std::span<const PlayedGame* const> games, Grouping by,
                                       const StatisticsFilter& filter, const StatisticsOptions& options) {
  std::map<std::string, std::vector<const PlayedGame*>> parts;
  for (const PlayedGame* const game : games)
    parts[keyOf(*game, by)].push_back(game);
  std::vector<FigureGroup> groups;
  groups.reserve(parts.size());
  for (const auto& [key, part] : parts)
    groups.push_back({key, part.size() < kFewGames, figuresOfPassing(part, filter, options)});
  if (by != Grouping::month && by != Grouping::week) sortByValue(groups, "games");
  return groups;
}

/// One group for each of the `count` values of a kind that occurs; `chosen` is that of a filter.
template <class Kind>
std::vector<FigureGroup> groupsOfDecisions(std::span<const PlayedGame* const> games,
                                           const StatisticsFilter& filter, int count,
                                           std::optional<Kind> StatisticsFilter::*chosen,
                                           const StatisticsOptions& options) {
  std::vector<FigureGroup> groups;
  for (int at = 0; at < count; ++at) {
    const auto kind = static_cast<Kind>(at);
    StatisticsFilter part = filter;
    part.*chosen = kind;
    if (filter.*chosen && *(filter.*chosen) != kind) continue;
    FigureGroup group{name(kind), false, figuresOfDecisions(games, part, options)};
    const double decisions = valueOf(group, "countedTurns");
    group.small = decisions < kFewGames;
    if (decisions > 0) groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace

const char* name(Grouping grouping) {
  return kGroupingNames[static_cast<std::size_t>(grouping)];
}

std::optional<Grouping> grouping(std::string_view name) {
  const auto found = std::ranges::find(kGroupingNames, name);
  if (found == kGroupingNames.end()) return std::nullopt;
  return static_cast<Grouping>(found - kGroupingNames.begin());
}

std::vector<FigureGroup> groupedFigures(std::span<const PlayedGame> games, Grouping by,
                                        const StatisticsFilter& filter, const StatisticsOptions& options) {
  std::vector<const PlayedGame*> passing;
  for (const PlayedGame& game : games) {
    if (filter.accepts(game)) passing.push_back(&game);
  }
  if (by == Grouping::phase)
    return groupsOfDecisions(std::span(std::as_const(passing)), filter, kPhases, &StatisticsFilter::phase,
                             options);
  if (by != Grouping::cause) return groupsOfGames(passing, by, filter, options);
  auto groups = groupsOfDecisions(std::span(std::as_const(passing)), filter, kCauses,
                                  &StatisticsFilter::cause, options);
  sortByValue(groups, "countedTurns");
  return groups;
}

}  // namespace rozbor::reports
