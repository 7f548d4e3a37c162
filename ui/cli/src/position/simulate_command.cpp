#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands.h"
#include "interrupt_watch.h"
#include "position_options.h"
#include "rozbor/app/explore/simulation_analysis.h"
#include "rozbor/game/bingo.h"
#include "rozbor/game/notation.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using engine::SimulatedPlay;
using engine::SimulationStop;
using nlohmann::json;

struct Options {
  app::SimulationRequest request;
  bool json = false;
};

const char* name(SimulationStop stop) {
  switch (stop) {
    case SimulationStop::confident:
      return "confident";
    case SimulationStop::iterations:
      return "iterations";
    case SimulationStop::time:
      return "time";
    case SimulationStop::asked:
      return "interrupted";
  }
  return "";
}

json playJson(const SimulatedPlay& simulated, const app::SimulationAnalysis& analysis) {
  const game::Alphabet& alphabet = analysis.language.alphabet;
  const engine::RatedPlay& play = simulated.play;
  return {{"move", moveText(play.move, alphabet)},
          {"score", play.score},
          {"leave", rackText(play.leave, alphabet)},
          {"leaveValue", play.leaveValue.inPoints()},
          {"staticEquity", play.equity.inPoints()},
          {"bingo", isBingo(play.move, analysis.language.rules)},
          {"winProbability", rounded(simulated.winProbability, 1e6)},
          {"winProbabilitySe", rounded(simulated.winError(), 1e6)},
          {"equity", rounded(simulated.equity, 1e3)},
          {"equitySe", rounded(simulated.equityError(), 1e3)},
          {"iterations", simulated.iterations},
          {"inContention", simulated.inContention}};
}

void printJson(const app::SimulationAnalysis& analysis, const Options& options) {
  json plays = json::array();
  for (const SimulatedPlay& play : analysis.result.plays)
    plays.push_back(playJson(play, analysis));
  const json object{{"plays", plays},
                    {"iterations", analysis.result.iterations},
                    {"seconds", rounded(analysis.result.seconds, 1e3)},
                    {"seed", options.request.options.seed},
                    {"plies", options.request.options.plies},
                    {"lexicon", analysis.lexicon},
                    {"stopped", name(analysis.result.stopped)}};
  sayJson(object.dump());
}

void printText(const app::SimulationAnalysis& analysis) {
  const game::Alphabet& alphabet = analysis.language.alphabet;
  for (const SimulatedPlay& simulated : analysis.result.plays) {
    say("{:>6.2f} % ±{:.2f}  {:>7.2f} ±{:.2f}  {}{}  ({}, {})\n", 100 * simulated.winProbability,
        196 * simulated.winError(), simulated.equity, 1.96 * simulated.equityError(),
        moveTextForPeople(simulated.play.move, analysis.position.board, alphabet),
        simulated.inContention ? "" : " –", rackText(simulated.play.leave, alphabet), simulated.iterations);
  }
  say("{} iterations, {:.2f} s, {}; ± are intervals of 95 percent\n", analysis.result.iterations,
      analysis.result.seconds, name(analysis.result.stopped));
}

/// Who leads, and how much of the work is done.
auto standingsTo(ProgressLine& line, std::uint64_t all) {
  return [&line, all](std::span<const SimulatedPlay> plays, std::uint64_t done) {
    const auto left = std::ranges::count_if(plays, &SimulatedPlay::inContention);
    const std::string best = fmt::format("{:.1f}", 100 * plays.front().winProbability);
    line.show(said::words("{0} %, {1} left", best, left), done, all);
    return true;
  };
}

Exit runSimulate(const Options& options) {
  const InterruptWatch watch;
  ProgressLine line(said::words("simulate"));
  app::SimulationRequest request = options.request;
  request.options.stop = watch.token();
  request.options.progress = standingsTo(line, request.options.iterations);
  const auto analysis = analyseBySimulation(request, lexica::findDataPaths());
  if (!analysis) {
    complain(analysis.error());
    return Exit::data;
  }
  tellIfNotInstalled(analysis->lexiconWanted, analysis->lexicon);
  if (options.json) {
    printJson(*analysis, options);
  } else {
    printText(*analysis);
  }
  return interrupted() ? Exit::interrupted : Exit::ok;
}

}  // namespace

void addSimulate(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  app::SimulationRequest& request = options->request;
  const Command command = program.subcommand("simulate", "Compare the moves of one position by playing on");
  addPositionOptions(command, request.position, aboutPosition());
  addLeavesOption(command, request.position.leaves);
  command.option("--model", request.winModel, "the win model (default: the language's)").typeName("FILE");
  command.option(
      "--top", request.candidates,
      "best moves by static equity to begin with (default: as many as a standard review, 15 at least)");
  command.option("--move", request.moves, "compare these moves instead, \"8D HO.SE\", \"-AB\" or \"-\"")
      .typeName("MOVE");
  command.option("--plies", request.options.plies, "turns to play on").between(1, 100).showDefault();
  command
      .option("--iterations", request.options.iterations, "games to play on at most, of all moves together")
      .showDefault();
  command.flag("--even", request.options.even, "play all moves on as often, also those far behind");
  addBudgetOption(command, request.options.timeLimit, "time to spend at most, as 10s, 500ms or 2m");
  command
      .option("--endgame-nodes", request.options.endgameNodes,
              "positions to search for each ending that is open; 0: none is searched")
      .showDefault();
  command
      .option("--considered-racks", request.options.consideredRacks,
              "racks on which an opponent tries its replies; 0: it replies by static equity")
      .between(0, 1000)
      .showDefault();
  command.option("--seed", request.options.seed, "the same seed gives the same games").showDefault();
  addThreadsOption(command, request.options.threads, "threads that play (default: all processors)");
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runSimulate(*options); }; });
}

}  // namespace rozbor::cli
