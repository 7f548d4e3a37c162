#include "rozbor/app/library/library_view.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <tuple>

#include "rozbor/app/library/coaching.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/app/review/record_file.h"
#include "rozbor/parser/gcg.h"

namespace rozbor::app {
namespace {

using reports::DecisionRecord;

bool isExchange(const DecisionRecord& decision) {
  return decision.text.played.size() > 1 && decision.text.played.front() == '-';
}

bool lostSomething(const DecisionRecord& decision) {
  return decision.numbers.counted && decision.numbers.loss.points > 0;
}

bool missedABingo(const DecisionRecord& decision) {
  const reports::DecisionRow& numbers = decision.numbers;
  return numbers.counted && numbers.graded && numbers.bingoAvailable && !numbers.bingoPlayed;
}

using Test = std::function<bool(const DecisionRecord&)>;

Test testFor(std::string_view figure) {
  static const std::map<std::string_view, Test> kTests{
      {"bingoConversion", missedABingo},
      {"bingos", [](const auto& each) { return each.numbers.bingoPlayed && !each.numbers.takenBack; }},
      {"bingosPerGame", [](const auto& each) { return each.numbers.bingoPlayed && !each.numbers.takenBack; }},
      {"phoniesPlayed", [](const auto& each) { return each.numbers.phony; }},
      {"phoniesChallenged", [](const auto& each) { return each.numbers.takenBack; }},
      {"phoniesLetStand", [](const auto& each) { return each.numbers.phony && !each.numbers.takenBack; }},
      {"opponentPhoniesLetStand", [](const auto& each) { return each.numbers.phonyLetStand; }},
      {"challengesLost", [](const auto& each) { return each.numbers.validChallenged; }},
      {"exchanges", isExchange},
      {"passes", [](const auto& each) { return each.text.played == "-"; }}};
  const auto found = kTests.find(figure);
  return found == kTests.end() ? Test(lostSomething) : found->second;
}

}  // namespace

game::Result<reports::Library> openLibrary(const std::string& where) {
  const auto folder = std::filesystem::path(where).parent_path();
  std::error_code ignored;  // what cannot be made cannot be opened either
  if (where.find("://") == std::string::npos && !folder.empty())
    std::filesystem::create_directories(folder, ignored);
  return reports::Library::open(where);
}

game::Result<LibraryOverview> overviewOf(reports::Library& library) {
  LibraryOverview overview;
  auto games = library.games();
  if (!games) return games.error();
  overview.games = *std::move(games);
  std::ranges::reverse(overview.games);
  auto people = library.people();
  if (!people) return people.error();
  overview.people = *std::move(people);
  std::ranges::stable_sort(overview.people, std::ranges::greater(), &reports::PersonRow::games);
  return overview;
}

game::Result<RecordSource> sourceOf(reports::Library& library, const reports::GameRow& game) {
  auto record = library.record(game.id);
  if (!record) return record.error();
  std::error_code ignored;
  if (game.format == "gcg" && std::filesystem::is_regular_file(game.path, ignored)) {
    const auto bytes = bytesOf(game.path);
    if (bytes && sameContent(parser::parseGcg(*bytes).record, parser::parseGcg(*record).record))
      return RecordSource{game.path};
  }
  return RecordSource{game.path, *std::move(record)};
}

game::Result<Dashboard> dashboardOf(reports::Library& library, const std::string& person,
                                    const lexica::DataPaths& paths) {
  reports::StatisticsOptions options;
  options.bands = bandScaleOf(paths);
  auto player = coachingCase(library, person, paths, options);
  if (!player) return player.error();
  Dashboard dashboard{*std::move(player), {}};
  dashboard.figures = reports::figuresOf(dashboard.player.games, {}, options);
  return dashboard;
}

std::vector<std::size_t> decisionsBehind(const reports::CoachingCase& player, std::string_view figure) {
  const Test counts = testFor(figure);
  std::vector<std::size_t> found;
  for (std::size_t at = 0; at < player.decisions.size(); ++at) {
    if (counts(player.decisions[at])) found.push_back(at);
  }
  std::ranges::stable_sort(found, std::ranges::greater(),
                           [&](std::size_t at) { return player.decisions[at].numbers.loss.points; });
  return found;
}

std::optional<double> secondsLeft(std::size_t done, std::size_t all, double elapsed) {
  if (done == 0 || all == 0) return std::nullopt;
  return elapsed * static_cast<double>(all - std::min(done, all)) / static_cast<double>(done);
}

std::vector<EventSection> sectionsByEvent(const std::vector<ListedGame>& games) {
  struct Dated {
    EventSection section;
    std::string lastDay;
  };
  std::map<std::string, Dated> byEvent;
  for (const ListedGame& listed : games) {
    Dated& dated = byEvent[listed.game->event];
    dated.section.event = listed.game->event;
    dated.section.games.push_back(listed.place);
    dated.lastDay = std::max(dated.lastDay, listed.game->playedOn);
  }
  std::vector<Dated> sorted;
  sorted.reserve(byEvent.size());
  for (auto& [event, dated] : byEvent)
    sorted.push_back(std::move(dated));
  std::ranges::stable_sort(sorted, [](const Dated& left, const Dated& right) {
    if (left.section.event.empty() != right.section.event.empty()) return right.section.event.empty();
    return left.lastDay > right.lastDay;
  });
  std::vector<EventSection> sections;
  sections.reserve(sorted.size());
  for (Dated& dated : sorted)
    sections.push_back(std::move(dated.section));
  return sections;
}

}  // namespace rozbor::app
