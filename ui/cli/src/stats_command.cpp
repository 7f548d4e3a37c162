#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "commands.h"
#include "library_options.h"
#include "rozbor/app/band_scale.h"
#include "rozbor/app/player_statistics.h"
#include "rozbor/reports/render_statistics.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  app::StatisticsRequest request;
  std::string library;
  std::string interfaceLanguage;
  std::uint64_t seed = 1;
  bool first = false;
  bool second = false;
  bool json = false;
};

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

Exit runStats(const Options& options) {
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  reports::StatisticsOptions how;
  how.bands = app::bandScaleOf(app::findDataPaths());
  how.seed = options.seed;
  auto statistics = app::statisticsOf(*library, options.request, how);
  if (!statistics) {
    complain(statistics.error());
    return Exit::data;
  }
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  for (app::PlayerStatistics& player : *statistics) {
    const reports::StatisticsReport report{std::move(player.person),  filtersOf(options.request),
                                           std::move(player.figures), options.request.by,
                                           std::move(player.groups),  std::move(player.trends)};
    fmt::print("{}\n", options.json
                           ? renderStatisticsJson(report)
                           : renderStatisticsText(report, wording, hasColour(stdout), terminalWidth()));
  }
  return Exit::ok;
}

void addFilters(CLI::App& command, const std::shared_ptr<Options>& options) {
  app::StatisticsRequest& request = options->request;
  command.add_option("--player", request.player, "the figures of one player (default: of everybody)")
      ->type_name("NAME");
  command.add_option("--opponent", request.opponent, "games against one player only")->type_name("NAME");
  command.add_option("--event", request.event, "games of one event only")->type_name("NAME");
  command.add_option("--language", request.language, "games in one language only")->type_name("ID");
  command.add_option("--lexicon", request.lexicon, "games that were graded with one lexicon only")
      ->type_name("NAME");
  command.add_option("--from", request.from, "games from this day on")->type_name("DAY");
  command.add_option("--to", request.to, "games up to this day")->type_name("DAY");
  auto* const first = command.add_flag("--first", options->first, "games in which the player moved first");
  command.add_flag("--second", options->second, "games in which the opponent did")->excludes(first);
  command.add_option("--preset", request.preset, "games analysed so or stronger: quick, standard, deep")
      ->type_name("NAME");
  command.add_option("--phase", request.phase, "decisions of opening, midgame, preendgame or endgame only")
      ->type_name("NAME");
  command.add_option("--cause", request.cause, "decisions of one cause only (docs/verdicts.md)")
      ->type_name("NAME");
}

}  // namespace

void addStats(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("stats", "What the games of the library say of their players");
  addLibraryOption(*command, options->library);
  addFilters(*command, options);
  command
      ->add_option("--by", options->request.by,
                   "and in groups: opponent, event, month, lexicon, first, language")
      ->type_name("WHAT");
  command->add_option("--seed", options->seed, "of the resampling behind the intervals")
      ->capture_default_str();
  command->add_flag("--json", options->json, "one JSON object a player on standard output (docs/json.md)");
  command
      ->add_option("--interface", options->interfaceLanguage, "language of what is printed: cs, sk, pl, en")
      ->type_name("ID");
  command->callback([options, &run] {
    if (options->first || options->second) options->request.first = options->first;
    run = [options] { return runStats(*options); };
  });
}

}  // namespace rozbor::cli
