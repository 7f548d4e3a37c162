#include <fmt/format.h>

#include <memory>

#include "commands.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/player_statistics.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/render/render_statistics.h"
#include "statistics_filters.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  StatisticsFilterOptions filters;
  std::string library;
  std::string interfaceLanguage;
  std::uint64_t seed = 1;
  bool json = false;
};

void show(app::PlayerStatistics&& player, const Options& options, const reports::Wording& wording) {
  const reports::StatisticsReport report{std::move(player.person),     filtersOf(options.filters.request),
                                         std::move(player.figures),    options.filters.request.by,
                                         std::move(player.groups),     std::move(player.trends),
                                         std::move(player.comparison), std::move(player.level),
                                         std::move(player.misfits)};
  if (options.json) {
    sayJson(renderStatisticsJson(report));
  } else {
    sayPainted(renderStatisticsText(report, wording, hasColour(stdout), terminalWidth()) + "\n");
  }
  flushOutput();
}

Exit runStats(const Options& options) {
  endOnInterrupt();
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  reports::StatisticsOptions how;
  const lexica::DataPaths paths = lexica::findDataPaths();
  how.bands = app::bandScaleOf(paths);
  how.seed = options.seed;
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  const auto error =
      app::eachStatistics(*library, options.filters.request, paths, how,
                          [&](app::PlayerStatistics&& player) { show(std::move(player), options, wording); });
  return error ? failed(*error) : Exit::ok;
}

}  // namespace

void addStats(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("stats", "What the games of the library say of their players");
  addLibraryOption(command, options->library);
  addStatisticsFilters(command, options->filters, "the figures of one player (default: of everybody)");
  command
      .option("--by", options->filters.request.by,
              "and in groups: opponent, event, month, week, lexicon, first, language, phase, cause")
      .typeName("WHAT");
  command.option("--seed", options->seed, "of the resampling behind the intervals").showDefault();
  command.flag("--json", options->json, "one JSON object a player on standard output (docs/json.md)");
  addInterfaceOption(command, options->interfaceLanguage);
  command.action([options, &run] {
    options->filters.settle();
    run = [options] { return runStats(*options); };
  });
}

}  // namespace rozbor::cli
