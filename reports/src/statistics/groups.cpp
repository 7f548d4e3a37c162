#include <algorithm>
#include <array>
#include <map>

#include "rozbor/reports/statistics.h"
#include "statistics/figures.h"

namespace rozbor::reports {
namespace {

constexpr std::array kGroupingNames{"opponent", "event", "month", "lexicon", "first", "language"};

std::string keyOf(const PlayedGame& played, Grouping by) {
  constexpr std::size_t kMonthDigits = 7;
  switch (by) {
    case Grouping::opponent:
      return played.opponent().name;
    case Grouping::event:
      return played.game.event;
    case Grouping::month:
      return played.game.playedOn.substr(0, kMonthDigits);
    case Grouping::lexicon:
      return lexiconOf(played.game);
    case Grouping::first:
      return played.seat == 0 ? "first" : "second";
    case Grouping::language:
      break;
  }
  return played.game.language;
}

std::size_t gamesOf(const FigureGroup& group) {
  const Figure* const games = findFigure(group.figures, "games");
  return games == nullptr ? 0 : games->n;
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
  std::map<std::string, std::vector<const PlayedGame*>> parts;
  for (const PlayedGame& game : games) {
    if (filter.accepts(game)) parts[keyOf(game, by)].push_back(&game);
  }
  std::vector<FigureGroup> groups;
  for (const auto& [key, part] : parts)
    groups.push_back({key, part.size() < kFewGames, figuresOfPassing(part, filter, options)});
  if (by != Grouping::month) {
    std::ranges::stable_sort(groups, [](const FigureGroup& one, const FigureGroup& other) {
      return gamesOf(one) > gamesOf(other);
    });
  }
  return groups;
}

}  // namespace rozbor::reports
