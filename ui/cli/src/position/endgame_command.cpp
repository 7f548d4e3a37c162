#include <fmt/format.h>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands.h"
#include "interrupt_watch.h"
#include "position_options.h"
#include "rozbor/app/explore/endgame_analysis.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using engine::EndgameDriver;
using engine::EndgameLine;
using nlohmann::json;

struct Options {
  app::EndgameRequest request;
  std::string driver;
  std::size_t memory = 0;
  bool json = false;
};

const std::map<std::string, EndgameDriver>& drivers() {
  static const std::map<std::string, EndgameDriver> kDrivers{{"alpha-beta", EndgameDriver::alphaBeta},
                                                             {"negascout", EndgameDriver::negaScout},
                                                             {"mtdf", EndgameDriver::mtdf},
                                                             {"b-star", EndgameDriver::bStar}};
  return kDrivers;
}

json movesJson(const EndgameLine& line, const game::Alphabet& alphabet) {
  json moves = json::array();
  for (const engine::Play& play : line.line)
    moves.push_back(moveText(play.move, alphabet));
  return moves;
}

json otherJson(const app::EndgameAnalysis& analysis) {
  if (!analysis.result.other) return nullptr;
  const EndgameLine& other = *analysis.result.other;
  const game::Alphabet& alphabet = analysis.language.alphabet;
  return {{"move", moveText(other.line.front().move, alphabet)},
          {"value", other.value},
          {"exact", other.exact},
          {"phony", analysis.otherIsPhony},
          {"line", movesJson(other, alphabet)}};
}

void printJson(const app::EndgameAnalysis& analysis) {
  const engine::EndgameResult& result = analysis.result;
  const game::Alphabet& alphabet = analysis.language.alphabet;
  const json object{{"value", result.best.value},
                    {"move", moveText(result.best.line.front().move, alphabet)},
                    {"line", movesJson(result.best, alphabet)},
                    {"exact", result.best.exact},
                    {"nodes", result.nodes},
                    {"seconds", rounded(result.seconds, 1e3)},
                    {"finalSpread", analysis.position.spread() + result.best.value},
                    {"opponentRack", rackText(analysis.position.opponentRack, alphabet)},
                    {"opponentRackDeduced", analysis.rackDeduced},
                    {"lexicon", analysis.lexicon},
                    {"other", otherJson(analysis)}};
  sayJson(object.dump());
}

void printLine(const EndgameLine& line, const game::Position& position, const game::Alphabet& alphabet) {
  game::Board board = position.board;
  for (const engine::Play& play : line.line) {
    say("  {:>4}  {}\n", play.score, moveTextForPeople(play.move, board, alphabet));
    if (play.move.isPlacement()) lay(board, play.move);
  }
}

void printText(const app::EndgameAnalysis& analysis) {
  const engine::EndgameResult& result = analysis.result;
  const game::Alphabet& alphabet = analysis.language.alphabet;
  const auto certainty = [](const EndgameLine& line) { return line.exact ? "exact" : "estimate"; };
  say("{:+} points ({}), final spread {:+}\n", result.best.value, certainty(result.best),
      analysis.position.spread() + result.best.value);
  printLine(result.best, analysis.position, alphabet);
  if (result.other) {
    say("{:+} points ({}) with {}{}\n", result.other->value, certainty(*result.other),
        moveTextForPeople(result.other->line.front().move, analysis.position.board, alphabet),
        analysis.otherIsPhony ? " (a phony, as if it stood)" : "");
    printLine(*result.other, analysis.position, alphabet);
  }
  say("{} nodes, {:.2f} s\n", result.nodes, result.seconds);
}

Exit runEndgame(const Options& options) {
  const InterruptWatch watch;
  app::EndgameRequest request = options.request;
  request.options.stop = watch.token();
  if (!options.driver.empty()) request.options.driver = drivers().at(options.driver);
  if (options.memory > 0) request.options.memory = options.memory << 20;
  const auto analysis = analyseEndgame(request, lexica::findDataPaths());
  if (!analysis) {
    complain(analysis.error());
    return Exit::data;
  }
  tellIfNotInstalled(analysis->lexiconWanted, analysis->lexicon);
  if (analysis->rackDeduced) {
    tell("rozbor: {}\n",
         phrase(interfaceWording({}), "the opponent's rack follows from the unseen tiles: {0}",
                rackText(analysis->position.opponentRack, analysis->language.alphabet)));
  }
  if (options.json) {
    printJson(*analysis);
  } else {
    printText(*analysis);
  }
  return interrupted() ? Exit::interrupted : Exit::ok;
}

}  // namespace

void addEndgame(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  app::EndgameRequest& request = options->request;
  const Command command = program.subcommand("endgame", "Solve a position with an empty bag exactly");
  addPositionOptions(command, request.position,
                     "the position: \"rows RACK/RACK mine/theirs zero-turns\" (docs/json.md), the opponent's "
                     "rack may be missing; or a file with it (.cgp, .csv)");
  command.option("--move", request.move, "a move to value as well, \"8D HO.SE\" or \"-\"").typeName("MOVE");
  command.option("--driver", options->driver, "how to search (docs/endgame.md)")
      .alternatives({"alpha-beta", "negascout", "mtdf", "b-star"});
  command.option("--limit-nodes", request.options.nodeLimit, "positions to search at most; 0: no limit")
      .showDefault();
  addBudgetOption(command, request.options.timeLimit, "time to spend at most, as 10s, 500ms or 2m");
  command.option("--memory", options->memory, "megabytes for what the search remembers")
      .between(1, 65536)
      .typeName("MB");
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runEndgame(*options); }; });
}

}  // namespace rozbor::cli
