#include <fmt/format.h>

#include <memory>

#include "commands.h"
#include "position_options.h"
#include "rozbor/app/explore/position_analysis.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/render.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  app::PositionRequest position;
  std::size_t top = 15;
  bool json = false;
};

void printTable(const app::PositionAnalysis& analysis) {
  const game::Alphabet& alphabet = analysis.language.alphabet;
  say("{} placements\n", analysis.placements);
  for (const engine::RatedPlay& play : analysis.plays) {
    say("{:>8.2f}  {:>4}  {}  ({})\n", play.equity.inPoints(), play.score,
        moveTextForPeople(play.move, analysis.position.board, alphabet), rackText(play.leave, alphabet));
  }
}

Exit runGenerate(const Options& options) {
  endOnInterrupt();
  auto analysis = analysePosition(options.position, lexica::findDataPaths());
  if (!analysis) {
    complain(analysis.error());
    return Exit::data;
  }
  tellIfNotInstalled(analysis->lexiconWanted, analysis->lexicon);
  if (analysis->plays.size() > options.top) analysis->plays.resize(options.top);
  if (options.json) {
    sayJson(reports::renderPlaysJson(analysis->placements, analysis->plays, analysis->language));
  } else {
    printTable(*analysis);
  }
  return Exit::ok;
}

}  // namespace

void addGenerate(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  app::PositionRequest& position = options->position;
  const Command command =
      program.subcommand("generate", "List the best moves of one position by static equity");
  addPositionOptions(command, position, aboutPosition());
  addLeavesOption(command, position.leaves);
  command.option("--top", options->top, "how many moves to list").showDefault();
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runGenerate(*options); }; });
}

}  // namespace rozbor::cli
