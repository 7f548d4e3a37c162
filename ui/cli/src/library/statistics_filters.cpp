#include "statistics_filters.h"

#include <CLI/CLI.hpp>

namespace rozbor::cli {

void addStatisticsFilters(CLI::App& command, StatisticsFilterOptions& options, const std::string& player) {
  app::StatisticsRequest& request = options.request;
  command.add_option("--player", request.player, player)->type_name("NAME");
  command.add_option("--opponent", request.opponent, "games against one player only")->type_name("NAME");
  command.add_option("--event", request.event, "games of one event only")->type_name("NAME");
  command.add_option("--language", request.language, "games in one language only")->type_name("ID");
  command.add_option("--lexicon", request.lexicon, "games that were graded with one lexicon only")
      ->type_name("NAME");
  command.add_option("--from", request.from, "games from this day on")->type_name("DAY");
  command.add_option("--to", request.to, "games up to this day")->type_name("DAY");
  auto* const first = command.add_flag("--first", options.first, "games in which the player moved first");
  command.add_flag("--second", options.second, "games in which the opponent did")->excludes(first);
  command.add_option("--preset", request.preset, "games analysed so or stronger: quick, standard, deep")
      ->type_name("NAME");
  command.add_option("--phase", request.phase, "decisions of opening, midgame, preendgame or endgame only")
      ->type_name("NAME");
  command.add_option("--cause", request.cause, "decisions of one cause only (docs/verdicts.md)")
      ->type_name("NAME");
}

std::vector<std::pair<std::string, std::string>> filtersOf(const app::StatisticsRequest& request) {
  std::vector<std::pair<std::string, std::string>> filters;
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) filters.emplace_back(option, value);
  };
  add("opponent", request.opponent);
  add("event", request.event);
  add("language", request.language);
  add("lexicon", request.lexicon);
  add("from", request.from);
  add("to", request.to);
  if (request.first) add("moving", *request.first ? "first" : "second");
  add("preset", request.preset);
  add("phase", request.phase);
  add("cause", request.cause);
  return filters;
}

}  // namespace rozbor::cli
