#include "statistics_filters.h"

namespace rozbor::cli {

void addStatisticsFilters(const Command& command, StatisticsFilterOptions& options,
                          const std::string& player) {
  app::StatisticsRequest& request = options.request;
  command.option("--player", request.player, player).typeName("NAME");
  command.option("--opponent", request.opponent, "games against one player only").typeName("NAME");
  command.option("--event", request.event, "games of one event only").typeName("NAME");
  command.option("--language", request.language, "games in one language only").typeName("ID");
  command.option("--lexicon", request.lexicon, "games that were graded with one lexicon only")
      .typeName("NAME");
  command.option("--from", request.from, "games from this day on").typeName("DAY");
  command.option("--to", request.to, "games up to this day").typeName("DAY");
  const Option first = command.flag("--first", options.first, "games in which the player moved first");
  command.flag("--second", options.second, "games in which the opponent did").excludes(first);
  command.option("--preset", request.preset, "games analysed so or stronger: quick, standard, deep")
      .typeName("NAME");
  command.option("--phase", request.phase, "decisions of opening, midgame, preendgame or endgame only")
      .typeName("NAME");
  command.option("--cause", request.cause, "decisions of one cause only (docs/verdicts.md)").typeName("NAME");
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
