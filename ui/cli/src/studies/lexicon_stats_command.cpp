#include <fmt/format.h>

#include <memory>

#include "commands.h"
#include "lexicon_stats_output.h"
#include "position/position_options.h"
#include "rozbor/app/studies/lexicon_study.h"
#include "rozbor/lexica/data_paths.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  app::LexiconStudyRequest study;
  std::string interfaceLanguage;
  bool json = false;
};

Exit runStats(const Options& options) {
  endOnInterrupt();
  const auto study = app::studyLexicon(options.study, lexica::findDataPaths());
  if (!study) {
    complain(study.error());
    return Exit::data;
  }
  if (options.json) {
    sayJson(lexiconStatsJson(*study));
  } else {
    sayPainted(lexiconStatsText(*study, interfaceWording(options.interfaceLanguage), hasColour(stdout),
                                terminalWidth()));
  }
  return Exit::ok;
}

}  // namespace

void addLexiconStats(const Command& lexicon, Run& run) {
  auto options = std::make_shared<Options>();
  app::LexiconStudyRequest& study = options->study;
  const Command command = lexicon.subcommand(
      "stats", "Letters against tiles, best openings, racks with most words, bingo chances of leaves");
  command.option("--language", study.language, "language by id or folder").showDefault().typeName("ID");
  command.option("--lexicon", study.lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command
      .option("--leaves", study.leaves,
              "also the bingo chance of these leaves, e.g. ERST,AEI or \"?S\" (? is a blank)")
      .splitAt(',')
      .typeName("TILES");
  command.option("--top", study.top, "how many entries each list of bests has")
      .showDefault()
      .positive()
      .typeName("N");
  addInterfaceOption(command, options->interfaceLanguage);
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runStats(*options); }; });
}

}  // namespace rozbor::cli
