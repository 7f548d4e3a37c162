#include "rozbor/app/library/coaching.h"

#include <algorithm>
#include <set>

#include "rozbor/app/library/file_names.h"
#include "rozbor/app/library/player_statistics.h"
#include "rozbor/lexica/languages.h"

namespace rozbor::app {
namespace {

using reports::CoachingCase;

std::map<std::string, std::shared_ptr<const game::Language>> languagesOf(const lexica::DataPaths& paths) {
  std::map<std::string, std::shared_ptr<const game::Language>> languages;
  for (const auto& language : lexica::sharedLanguages(paths))
    languages.emplace(language->id, language);
  return languages;
}

std::optional<game::Error> addDecisions(reports::Library& library, CoachingCase& player) {
  auto decisions = library.decisions(player.person.id);
  if (!decisions) return decisions.error();
  std::set<reports::Id> games;
  for (const reports::PlayedGame& game : player.games)
    games.insert(game.game.id);
  std::erase_if(*decisions,
                [&](const reports::DecisionRecord& record) { return !games.contains(record.game.id); });
  player.decisions = *std::move(decisions);
  return std::nullopt;
}

}  // namespace

game::Result<std::vector<CoachingCase>> coachingCases(reports::Library& library,
                                                      const StatisticsRequest& request,
                                                      const lexica::DataPaths& paths,
                                                      const reports::StatisticsOptions& options) {
  const auto filter = filterOf(request, library);
  if (!filter) return filter.error();
  const auto people = peopleAsked(library, request.player);
  if (!people) return people.error();
  const auto yardsticks = yardsticksOf(paths);
  const auto languages = languagesOf(paths);
  std::vector<CoachingCase> cases;
  for (const reports::PersonRow& person : *people) {
    auto games = library.playedBy(person.id);
    if (!games) return games.error();
    auto comparison = passingWithComparison(*games, *filter, yardsticks, options);
    if (games->empty()) continue;
    CoachingCase player{person, *std::move(games)};
    player.comparison = std::move(comparison);
    player.languages = languages;
    player.options = options;
    if (const auto error = addDecisions(library, player)) return *error;
    cases.push_back(std::move(player));
  }
  if (cases.empty()) return game::Error{"report.no-games", "there is no game to report on"};
  std::ranges::stable_sort(cases, [](const CoachingCase& one, const CoachingCase& other) {
    return one.games.size() > other.games.size();
  });
  return cases;
}

std::string reportFileName(const reports::PersonRow& person) {
  return safeFileName(person.name) + "-" + std::to_string(person.id);
}

}  // namespace rozbor::app
