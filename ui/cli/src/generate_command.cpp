#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "rozbor/app/languages.h"
#include "rozbor/app/leaves_choice.h"
#include "rozbor/app/lexicon_store.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using engine::RatedPlay;
using nlohmann::json;

struct Options {
  std::string cgp;
  std::string language = "en";
  std::string lexicon;
  std::string leaves;
  std::size_t top = 15;
  bool json = false;
};

struct Found {
  std::size_t placements = 0;
  std::vector<RatedPlay> plays;
};

bool isBingo(const RatedPlay& play, const game::Language& language) {
  return play.move.isPlacement() && play.move.tilesUsed() >= language.rules.bingoTiles;
}

void printJson(const Found& found, const game::Language& language) {
  json plays = json::array();
  for (const RatedPlay& play : found.plays) {
    plays.push_back({{"move", moveText(play.move, language.alphabet)},
                     {"score", play.score},
                     {"leave", rackText(play.leave, language.alphabet)},
                     {"leaveValue", play.leaveValue.inPoints()},
                     {"equity", play.equity.inPoints()},
                     {"bingo", isBingo(play, language)}});
  }
  fmt::print("{}\n", json({{"placements", found.placements}, {"plays", plays}}).dump());
}

void printTable(const Found& found, const game::Position& position, const game::Language& language) {
  fmt::print("{} placements\n", found.placements);
  for (const RatedPlay& play : found.plays) {
    fmt::print("{:>8.2f}  {:>4}  {}  ({})\n", play.equity.inPoints(), play.score,
               moveTextForPeople(play.move, position.board, language.alphabet),
               rackText(play.leave, language.alphabet));
  }
}

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

Exit runGenerate(const Options& options) {
  const app::DataPaths paths = app::findDataPaths();
  const auto language = app::openLanguage(paths, options.language);
  if (!language) return fail(language.error());
  const auto cgp = game::parseCgp(options.cgp, *language);
  if (!cgp) return fail(cgp.error());
  const auto lexicon = app::LexiconStore(paths).choose(*language, cgp->operation("lex"), options.lexicon);
  if (!lexicon) return fail(lexicon.error());
  if (!lexicon->notInstalled.empty()) {
    fmt::print(stderr, "rozbor: the lexicon \"{}\" is not installed; \"{}\" is used\n", lexicon->notInstalled,
               lexicon->lexicon->info().name);
  }
  const auto leaves = app::chooseLeaves(paths, *language, options.leaves);
  if (!leaves) return fail(leaves.error());

  Found found{0, engine::rateAll(cgp->position, {*language, *lexicon->lexicon, *leaves->leaves})};
  found.placements = static_cast<std::size_t>(
      std::ranges::count_if(found.plays, [](const RatedPlay& play) { return play.move.isPlacement(); }));
  if (found.plays.size() > options.top) found.plays.resize(options.top);
  if (options.json) {
    printJson(found, *language);
  } else {
    printTable(found, cgp->position, *language);
  }
  return Exit::ok;
}

}  // namespace

void addGenerate(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("generate", "List the best moves of one position by static equity");
  command
      ->add_option("--cgp", options->cgp, "the position: \"rows RACK/ mine/theirs zero-turns\" (docs/gcg.md)")
      ->required()
      ->type_name("CGP");
  command->add_option("--language", options->language, "language by id or folder")
      ->capture_default_str()
      ->type_name("ID");
  command
      ->add_option("--lexicon", options->lexicon,
                   "lexicon by name or file (default: the position's \"lex\", else the language's)")
      ->type_name("NAME|FILE");
  command->add_option("--leaves", options->leaves, "leave values, .klv2 or .csv (default: the language's)")
      ->type_name("FILE");
  command->add_option("--top", options->top, "how many moves to list")->capture_default_str();
  command->add_flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command->callback([options, &run] { run = [options] { return runGenerate(*options); }; });
}

}  // namespace rozbor::cli
