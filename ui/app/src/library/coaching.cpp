#include "rozbor/app/library/coaching.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "rozbor/app/library/file_names.h"
#include "rozbor/app/library/player_statistics.h"
#include "rozbor/insight/opponents.h"
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

using Wanted = bool (*)(const reports::DecisionRow&, const reports::BandScale&);

bool isAny(const reports::DecisionRow&, const reports::BandScale&) {
  return true;
}

/// A report tells of lessons and of words that were missed, whatever they cost; nothing else of a large
/// library has to be in memory.
bool isTold(const reports::DecisionRow& decision, const reports::BandScale& scale) {
  return decision.cause && reports::bandOf(decision, scale) != reports::Band::none;
}

void addShortWords(CoachingCase& player, const reports::DecisionRecord& decision) {
  const auto language = player.languages.find(decision.game.language);
  if (language == player.languages.end()) return;
  for (std::string& word : shortWordsOf(decision, *language->second))
    player.shortWordsLaid.insert(std::move(word));
}

std::optional<game::Error> addOpponents(reports::Library& library, CoachingCase& player) {
  std::map<reports::Id, std::size_t> games;
  for (const reports::PlayedGame& game : player.games)
    ++games[game.opponent().person];
  for (const auto& [opponent, count] : games) {
    if (count < reports::kFewestAgainst) continue;
    const auto others = library.otherGames(opponent, player.person.id);
    if (!others) return others.error();
    player.opponentsElsewhere[opponent] = *others;
  }
  return std::nullopt;
}

std::optional<game::Error> addDecisions(reports::Library& library, CoachingCase& player, Wanted wanted) {
  std::set<reports::Id> games;
  for (const reports::PlayedGame& game : player.games) {
    if (game.game.misfit() == nullptr) games.insert(game.game.id);
  }
  const auto add = [&](const reports::GameRow& game, std::span<const reports::DecisionRecord> decisions) {
    for (const reports::DecisionRecord& decision : decisions) {
      if (!games.contains(game.id)) continue;
      addShortWords(player, decision);
      if (wanted(decision.numbers, player.options.bands)) player.decisions.push_back(decision);
    }
    return true;
  };
  return library.eachGame(player.person.id, reports::Texts::with, add);
}

/// What all cases of one request have in common.
struct Request {
  reports::Library& library;
  reports::StatisticsFilter filter;
  std::vector<reports::Yardstick> yardsticks;
  std::map<std::string, std::shared_ptr<const game::Language>> languages;
  const reports::StatisticsOptions& options;
  Wanted wanted;
};

/// Nothing where no game passes.
game::Result<std::optional<CoachingCase>> caseOf(const Request& request, const reports::PersonRow& person) {
  auto games = request.library.playedBy(person.id);
  if (!games) return games.error();
  auto comparison = passingWithComparison(*games, request.filter, request.yardsticks, request.options);
  if (games->empty()) return std::optional<CoachingCase>();
  CoachingCase player{person, *std::move(games)};
  player.comparison = std::move(comparison);
  player.languages = request.languages;
  player.options = request.options;
  auto answers = request.library.answers(person.id);
  if (!answers) return answers.error();
  player.answers = *std::move(answers);
  if (const auto error = addOpponents(request.library, player)) return *error;
  if (const auto error = addDecisions(request.library, player, request.wanted)) return *error;
  return std::optional(std::move(player));
}

game::Error noGames() {
  return {"report.no-games", said::words("there is no game to report on")};
}

}  // namespace

std::optional<game::Error> eachCoachingCase(reports::Library& library, const StatisticsRequest& request,
                                            const lexica::DataPaths& paths,
                                            const reports::StatisticsOptions& options,
                                            const CoachingVisit& visit) {
  const auto filter = filterOf(request, library);
  if (!filter) return filter.error();
  const auto people = peopleAsked(library, request.player);
  if (!people) return people.error();
  const Request all{library, *filter, yardsticksOf(paths), languagesOf(paths), options, isTold};
  bool any = false;
  for (std::size_t at = 0; at < people->size(); ++at) {
    const auto player = caseOf(all, (*people)[at]);
    if (!player) return player.error();
    if (!*player) continue;
    any = true;
    if (!visit(**player, {at, people->size()})) return std::nullopt;
  }
  return any ? std::nullopt : std::optional(noGames());
}

game::Result<CoachingCase> coachingCase(reports::Library& library, const std::string& person,
                                        const lexica::DataPaths& paths,
                                        const reports::StatisticsOptions& options) {
  StatisticsRequest request;
  request.player = person;
  const auto people = peopleAsked(library, person);
  if (!people) return people.error();
  const Request one{library, {}, yardsticksOf(paths), languagesOf(paths), options, isAny};
  for (const reports::PersonRow& each : *people) {
    auto player = caseOf(one, each);
    if (!player) return player.error();
    if (*player) return **std::move(player);
  }
  return noGames();
}

std::string reportFileName(const reports::PersonRow& person) {
  return safeFileName(person.name) + "-" + std::to_string(person.id);
}

}  // namespace rozbor::app
