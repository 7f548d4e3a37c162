#include <fmt/format.h>

#include <CLI/CLI.hpp>
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

void addLexiconStats(CLI::App& lexicon, Run& run) {
  auto options = std::make_shared<Options>();
  app::LexiconStudyRequest& study = options->study;
  CLI::App* command = lexicon.add_subcommand(
      "stats", "Letters against tiles, best openings, racks with most words, bingo chances of leaves");
  command->add_option("--language", study.language, "language by id or folder")
      ->capture_default_str()
      ->type_name("ID");
  command->add_option("--lexicon", study.lexicon, "lexicon by name or file (default: the language's)")
      ->type_name("NAME|FILE");
  command
      ->add_option("--leaves", study.leaves,
                   "also the bingo chance of these leaves, e.g. ERST,AEI or \"?S\" (? is a blank)")
      ->delimiter(',')
      ->type_name("TILES");
  command->add_option("--top", study.top, "how many entries each list of bests has")
      ->capture_default_str()
      ->check(CLI::PositiveNumber)
      ->type_name("N");
  addInterfaceOption(*command, options->interfaceLanguage, "the report");
  command->add_flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command->callback([options, &run] { run = [options] { return runStats(*options); }; });
}

}  // namespace rozbor::cli
