#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands.h"
#include "interrupt_watch.h"
#include "position_options.h"
#include "rozbor/app/explore/preendgame_analysis.h"
#include "rozbor/game/notation.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using engine::PreEndgamePlay;
using nlohmann::json;

struct Options {
  app::PreEndgameRequest request;
  std::size_t memory = 0;
  bool noSpread = false;
  bool json = false;
};

json playJson(const PreEndgamePlay& play, const game::Alphabet& alphabet) {
  json object{{"move", moveText(play.play.move, alphabet)},
              {"score", play.play.score},
              {"wins", play.wins},
              {"ties", play.ties},
              {"losses", play.losses},
              {"undecided", play.undecided},
              {"exact", play.exact()},
              {"winProbability", rounded(play.winProbability, 1e6)},
              {"spread", nullptr}};
  if (play.spread) object["spread"] = rounded(*play.spread, 1e3);
  return object;
}

void printJson(const app::PreEndgameAnalysis& analysis) {
  const engine::PreEndgameResult& result = analysis.result;
  const game::Alphabet& alphabet = analysis.language.alphabet;
  json plays = json::array();
  for (const PreEndgamePlay& play : result.plays)
    plays.push_back(playJson(play, alphabet));
  json object{{"exact", result.exact},
              {"plays", std::move(plays)},
              {"inBag", result.inBag},
              {"orders", result.weight},
              {"moves", result.moves},
              {"nodes", result.nodes},
              {"seconds", rounded(result.seconds, 1e3)},
              {"lexicon", analysis.lexicon},
              {"other", nullptr}};
  if (result.other) {
    object["other"] = playJson(*result.other, alphabet);
    object["other"]["phony"] = analysis.otherIsPhony;
  }
  sayJson(object.dump());
}

void printPlay(const PreEndgamePlay& play, const app::PreEndgameAnalysis& analysis) {
  say("{:6.1f} %  {:>4} {:>4} {:>4}  {:>8}  {}{}\n", 100 * play.winProbability, play.wins, play.ties,
      play.losses, play.spread ? fmt::format("{:+.1f}", *play.spread) : "",
      moveTextForPeople(play.play.move, analysis.position.board, analysis.language.alphabet),
      play.exact() ? "" : fmt::format(" (estimate: {} undecided)", play.undecided));
}

void printText(const app::PreEndgameAnalysis& analysis) {
  const engine::PreEndgameResult& result = analysis.result;
  say("{} in the bag, {} orders, {} moves, {}\n", result.inBag, result.weight, result.moves,
      result.exact ? "exact" : "estimate");
  say("{:>8}  {:>4} {:>4} {:>4}  {:>8}\n", "win", "won", "tied", "lost", "spread");
  for (const PreEndgamePlay& play : result.plays)
    printPlay(play, analysis);
  if (result.other) {
    say("the move asked about{}:\n", analysis.otherIsPhony ? " (a phony, as if it stood)" : "");
    printPlay(*result.other, analysis);
  }
  say("{} nodes, {:.2f} s\n", result.nodes, result.seconds);
}

Exit runPreEndgame(const Options& options) {
  const InterruptWatch watch;
  ProgressLine progress(said::words("pre-endgame"));
  app::PreEndgameRequest request = options.request;
  request.options.stop = watch.token();
  request.options.spreads = !options.noSpread;
  if (options.memory > 0) request.options.memory = options.memory << 20;
  request.options.progress = [&](const engine::PreEndgameProgress& now) {
    progress.show(said::words("{0} nodes", now.nodes), now.moves - now.open, now.moves);
  };
  const auto analysis = analysePreEndgame(request, lexica::findDataPaths());
  if (!analysis) {
    complain(analysis.error());
    return Exit::data;
  }
  tellIfNotInstalled(analysis->lexiconWanted, analysis->lexicon);
  if (options.json) {
    printJson(*analysis);
  } else {
    printText(*analysis);
  }
  return interrupted() ? Exit::interrupted : Exit::ok;
}

void addLimits(const Command& command, Options& options) {
  engine::PreEndgameOptions& limits = options.request.options;
  addThreadsOption(command, limits.threads,
                   "threads; they do not change the result (default: all processors)");
  command.option("--limit-nodes", limits.nodeLimit, "positions to search, about; 0: no limit").showDefault();
  addBudgetOption(command, limits.timeLimit,
                  "time to spend at most, as 10s, 500ms or 2m; with three or four tiles in the bag and no "
                  "limit of nodes 1m if not given");
  command.option("--memory", options.memory, "megabytes for what the search remembers")
      .between(1, 65536)
      .typeName("MB");
}

}  // namespace

void addPreEndgame(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  app::PreEndgameRequest& request = options->request;
  request.options.top = 5;
  const Command command = program.subcommand(
      "preendgame", "Try every bag of one to four tiles: with how many of them each move wins");
  addPositionOptions(command, request.position,
                     "the position: \"rows RACK/ mine/theirs zero-turns\" (docs/json.md), what is given of "
                     "the opponent's rack is taken as known; or a file with it (.cgp, .csv)");
  addLeavesOption(command, request.position.leaves);
  command.option("--move", request.move, "a move to value as well, \"8D HO.SE\" or \"-\"").typeName("MOVE");
  command.option("--top", request.options.top, "the best plays to prove and to list")
      .showDefault()
      .between(1, 100000);
  command.flag("--no-spread", options->noSpread, "wins, ties and losses only, which is faster");
  addLimits(command, *options);
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runPreEndgame(*options); }; });
}

}  // namespace rozbor::cli
