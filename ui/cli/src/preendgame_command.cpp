#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>

#include "commands.h"
#include "interrupt_watch.h"
#include "rozbor/app/preendgame_analysis.h"
#include "rozbor/game/notation.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using engine::PreEndgamePlay;
using nlohmann::json;

struct Options {
  app::PreEndgameRequest request;
  std::string leaves;
  double budget = 0;  ///< seconds; 0: none
  std::size_t memory = 0;
  bool noSpread = false;
  bool json = false;
};

double rounded(double value, double parts) {
  return std::round(value * parts) / parts;
}

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
  fmt::print("{}\n", object.dump());
}

void printPlay(const PreEndgamePlay& play, const app::PreEndgameAnalysis& analysis) {
  fmt::print("{:6.1f} %  {:>4} {:>4} {:>4}  {:>8}  {}{}\n", 100 * play.winProbability, play.wins, play.ties,
             play.losses, play.spread ? fmt::format("{:+.1f}", *play.spread) : "",
             moveTextForPeople(play.play.move, analysis.position.board, analysis.language.alphabet),
             play.exact() ? "" : fmt::format(" (estimate: {} undecided)", play.undecided));
}

void printText(const app::PreEndgameAnalysis& analysis) {
  const engine::PreEndgameResult& result = analysis.result;
  fmt::print("{} in the bag, {} orders, {} moves, {}\n", result.inBag, result.weight, result.moves,
             result.exact ? "exact" : "estimate");
  fmt::print("{:>8}  {:>4} {:>4} {:>4}  {:>8}\n", "win", "won", "tied", "lost", "spread");
  for (const PreEndgamePlay& play : result.plays)
    printPlay(play, analysis);
  if (result.other) {
    fmt::print("the move asked about{}:\n", analysis.otherIsPhony ? " (a phony, as if it stood)" : "");
    printPlay(*result.other, analysis);
  }
  fmt::print("{} nodes, {:.2f} s\n", result.nodes, result.seconds);
}

Exit runPreEndgame(const Options& options) {
  const InterruptWatch watch;
  ProgressLine progress("pre-endgame");
  app::PreEndgameRequest request = options.request;
  request.position.leaves = options.leaves;
  request.options.stop = watch.token();
  request.options.timeLimit = std::chrono::milliseconds(static_cast<std::int64_t>(options.budget * 1000));
  request.options.spreads = !options.noSpread;
  if (options.memory > 0) request.options.memory = options.memory << 20;
  request.options.progress = [&](const engine::PreEndgameProgress& now) {
    progress.show(fmt::format("{} nodes", now.nodes), now.moves - now.open, now.moves);
  };
  const auto analysis = analysePreEndgame(request, app::findDataPaths());
  if (!analysis) {
    complain(analysis.error());
    return Exit::data;
  }
  if (!analysis->lexiconWanted.empty()) {
    fmt::print(stderr, "rozbor: the lexicon \"{}\" is not installed; \"{}\" is used\n",
               analysis->lexiconWanted, analysis->lexicon);
  }
  if (options.json) {
    printJson(*analysis);
  } else {
    printText(*analysis);
  }
  return interrupted() ? Exit::interrupted : Exit::ok;
}

void addLimits(CLI::App& command, Options& options) {
  engine::PreEndgameOptions& limits = options.request.options;
  command.add_option("--threads", limits.threads, "threads; they do not change the result")
      ->capture_default_str()
      ->check(CLI::Range(1, 256).description(""));
  command.add_option("--limit-nodes", limits.nodeLimit, "positions to search, about; 0: no limit")
      ->capture_default_str();
  command.add_option("--budget", options.budget, "time to spend at most, as 10s, 500ms or 2m")
      ->transform(CLI::AsNumberWithUnit(std::map<std::string, double>{{"ms", 0.001}, {"s", 1.0}, {"m", 60.0}},
                                        CLI::AsNumberWithUnit::CASE_SENSITIVE, "TIME"))
      ->check(CLI::NonNegativeNumber.description(""))
      ->type_name("TIME");
  command.add_option("--memory", options.memory, "megabytes for what the search remembers")
      ->check(CLI::Range(std::size_t{1}, std::size_t{65536}).description(""))
      ->type_name("MB");
}

}  // namespace

void addPreEndgame(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  app::PreEndgameRequest& request = options->request;
  request.options.top = 5;
  request.options.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  CLI::App* command =
      program.add_subcommand("preendgame", "Solve a position with one or two tiles in the bag exactly");
  command
      ->add_option("--cgp", request.position.cgp,
                   "the position: \"rows RACK/ mine/theirs zero-turns\" (docs/json.md); what is given of the "
                   "opponent's rack is taken as known")
      ->required()
      ->type_name("CGP");
  command->add_option("--language", request.position.language, "language by id or folder")
      ->capture_default_str()
      ->type_name("ID");
  command
      ->add_option("--lexicon", request.position.lexicon,
                   "lexicon by name or file (default: the position's \"lex\", else the language's)")
      ->type_name("NAME|FILE");
  command->add_option("--leaves", options->leaves, "leave values, .klv2 or .csv (default: the language's)")
      ->type_name("FILE");
  command->add_option("--move", request.move, "a move to value as well, \"8D HO.SE\" or \"-\"")
      ->type_name("MOVE");
  command->add_option("--top", request.options.top, "the best plays to prove and to list")
      ->capture_default_str()
      ->check(CLI::Range(1, 100000).description(""));
  command->add_flag("--no-spread", options->noSpread, "wins, ties and losses only, which is faster");
  addLimits(*command, *options);
  command->add_flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command->callback([options, &run] { run = [options] { return runPreEndgame(*options); }; });
}

}  // namespace rozbor::cli
