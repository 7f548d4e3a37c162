#include <fmt/format.h>

#include <memory>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/review/online_files.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/render/render.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string language;
  std::string interface;
  bool json = false;
};

/// True when the file could be read and had no errors.
bool replayOne(app::Reviewer& reviewer, const app::RecordSource& source, const Options& options) {
  const std::string file = source.path.string();
  const auto outcome = reviewer.open(source, options.language);
  if (!outcome) {
    complain(outcome.error(), file);
    return false;
  }
  const parser::GameRecord& record = outcome->file.parsed.record;
  const reports::ReplayReport report{file,
                                     outcome->file.language->id,
                                     record.lexicon ? record.lexicon->value : std::string(),
                                     record,
                                     outcome->replay,
                                     *outcome->file.language,
                                     outcome->diagnostics};
  if (options.json) {
    sayJson(renderReplayJson(report));
  } else {
    sayText(renderReplayText(report, interfaceWording(options.interface)));
  }
  return !app::hasErrors(outcome->diagnostics);
}

Exit runReplay(const Options& options) {
  endOnInterrupt();
  app::Reviewer reviewer(lexica::findDataPaths());
  std::size_t failed = 0;
  const auto sources = app::recordSources(options.files);
  for (const app::RecordSource& source : sources) {
    failed += replayOne(reviewer, source, options) ? 0 : 1;
    if (interrupted()) return Exit::interrupted;
    flushOutput();
  }
  return exitFor(failed, sources.size());
}

}  // namespace

void addReplay(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand(
      "replay", "Replay records: every event with its position, scores recorded and computed, faults");
  command.option("FILE", options->files, "game records (.gcg, .json) or score sheets; - is standard input")
      .required();
  command.flag("--json", options->json, "one JSON object a file on standard output (docs/json.md)");
  command
      .option("--language", options->language,
              "language of the game (default: the one that explains the record best)")
      .typeName("ID");
  addInterfaceOption(command, options->interface);
  command.action([options, &run] { run = [options] { return runReplay(*options); }; });
}

}  // namespace rozbor::cli
