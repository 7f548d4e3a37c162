#include "rozbor/app/library/player_statistics.h"

#include <algorithm>

#include "rozbor/app/library/importer.h"
#include "rozbor/lexica/text_file.h"

namespace rozbor::app {
namespace {

/// Of the names that an enumeration has, the one that is called so.
template <class Value>
std::optional<Value> valueNamed(const std::string& text, int count) {
  for (int at = 0; at < count; ++at) {
    if (text == reports::name(static_cast<Value>(at))) return static_cast<Value>(at);
  }
  return std::nullopt;
}

std::optional<game::Error> readDay(const std::string& text, std::string& day) {
  day = dayOf(text);
  if (text.empty() || !day.empty()) return std::nullopt;
  return game::Error{"stats.bad-day", said::words("\"{0}\" is no day; write 2026-11-21", text)};
}

PlayerStatistics figuresOfPerson(const reports::PersonRow& person,
                                 const std::vector<reports::PlayedGame>& games,
                                 const reports::StatisticsFilter& filter,
                                 const std::optional<reports::Grouping>& by, reports::ToCompare comparison,
                                 const reports::StatisticsOptions& options) {
  PlayerStatistics statistics;
  statistics.person = person;
  statistics.figures = reports::figuresOf(games, filter, options);
  statistics.level = reports::levelOf(statistics.figures, comparison.yardsticks);
  statistics.comparison = std::move(comparison);
  statistics.misfits = reports::misfitsOf(games, filter);
  if (by) statistics.groups = reports::groupedFigures(games, *by, filter, options);
  statistics.trends = reports::trendsOf(games, filter, options);
  return statistics;
}

}  // namespace

game::Result<reports::StatisticsFilter> filterOf(const StatisticsRequest& request,
                                                 reports::Library& library) {
  reports::StatisticsFilter filter;
  if (!request.opponent.empty()) {
    const auto opponent = library.person(request.opponent);
    if (!opponent) return opponent.error();
    filter.opponent = *opponent;
  }
  filter.event = request.event;
  filter.language = request.language;
  filter.lexicon = request.lexicon;
  filter.first = request.first;
  if (const auto error = readDay(request.from, filter.from)) return *error;
  if (const auto error = readDay(request.to, filter.to)) return *error;
  if (!request.preset.empty()) {
    filter.strength = reports::preset(request.preset);
    if (!filter.strength)
      return game::Error{"stats.bad-preset",
                         said::words("there is no preset called \"{0}\"", request.preset)};
  }
  if (!request.phase.empty()) {
    filter.phase = valueNamed<reports::Phase>(request.phase, reports::kPhases);
    if (!filter.phase)
      return game::Error{"stats.bad-phase", said::words("there is no phase called \"{0}\"", request.phase)};
  }
  if (!request.cause.empty()) {
    filter.cause = valueNamed<reports::Cause>(request.cause, reports::kCauses);
    if (!filter.cause)
      return game::Error{"stats.bad-cause", said::words("there is no cause called \"{0}\"", request.cause)};
  }
  return filter;
}

game::Result<std::vector<reports::PersonRow>> peopleAsked(reports::Library& library,
                                                          const std::string& name) {
  if (name.empty()) return library.people();
  const auto person = library.person(name);
  if (!person) return person.error();
  return library.people(*person);
}

std::vector<reports::Yardstick> yardsticksOf(const lexica::DataPaths& paths) {
  const auto text = lexica::readBytes(paths.data / "yardsticks.txt");
  return text ? reports::readYardsticks(*text) : std::vector<reports::Yardstick>();
}

reports::ToCompare passingWithComparison(std::vector<reports::PlayedGame>& games,
                                         const reports::StatisticsFilter& filter,
                                         const std::vector<reports::Yardstick>& yardsticks,
                                         const reports::StatisticsOptions& options) {
  reports::ToCompare comparison;
  comparison.past = reports::pastOf(games, filter, options);
  std::erase_if(games, [&](const reports::PlayedGame& game) { return !filter.accepts(game); });
  comparison.yardsticks = reports::yardsticksFor(games, yardsticks);
  return comparison;
}

std::optional<game::Error> eachStatistics(reports::Library& library, const StatisticsRequest& request,
                                          const lexica::DataPaths& paths,
                                          const reports::StatisticsOptions& options,
                                          const StatisticsVisit& visit) {
  const auto filter = filterOf(request, library);
  if (!filter) return filter.error();
  std::optional<reports::Grouping> by;
  if (!request.by.empty()) {
    by = reports::grouping(request.by);
    if (!by)
      return game::Error{"stats.bad-group", said::words("there is no grouping called \"{0}\"", request.by)};
  }
  const auto people = peopleAsked(library, request.player);
  if (!people) return people.error();
  const auto yardsticks = yardsticksOf(paths);
  for (const reports::PersonRow& person : *people) {
    auto games = library.playedBy(person.id);
    if (!games) return games.error();
    const auto comparison = passingWithComparison(*games, *filter, yardsticks, options);
    if (request.player.empty() && games->empty()) continue;
    visit(figuresOfPerson(person, *games, *filter, by, comparison, options));
  }
  return std::nullopt;
}

}  // namespace rozbor::app
