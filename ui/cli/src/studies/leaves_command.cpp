#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "rozbor/app/studies/leave_training.h"
#include "rozbor/app/studies/pool_training.h"
#include "rozbor/game/notation.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/leaves_choice.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct TrainOptions {
  app::LeaveTrainingRequest training;
  std::string output;
  std::string state;
  bool json = false;
};

struct PoolOptions {
  app::PoolTrainingRequest training;
  std::string leaves;
  std::string output;
  bool json = false;
};

struct ShowOptions {
  std::vector<std::string> tiles;
  std::string language = "en";
  std::string leaves;
  bool json = false;
};

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

nlohmann::json toJson(const app::LeaveTrainingResult& result) {
  nlohmann::json quality = nlohmann::json::array();
  for (const engine::LeaveFitQuality& size : result.fit.quality) {
    quality.push_back({{"size", size.size},
                       {"leaves", size.leaves},
                       {"explainedBySingles", size.singles},
                       {"explainedByPairs", size.pairs},
                       {"explainedByTriples", size.triples},
                       {"explainedWithCorrections", size.corrected}});
  }
  return {{"rounds", result.rounds},
          {"racks", result.racks},
          {"interrupted", result.interrupted},
          {"meanEquity", result.fit.meanEquity},
          {"sdEquity", result.fit.sdEquity},
          {"corrections", result.fit.terms.corrections.size()},
          {"quality", quality}};
}

void print(const app::LeaveTrainingResult& result) {
  say("{} racks in the last round, {:.2f} points each, standard deviation {:.2f}; {} corrections\n",
      result.racks, result.fit.meanEquity, result.fit.sdEquity, result.fit.terms.corrections.size());
  if (result.fit.quality.empty()) return;
  say("\nShare of the variance of racks not used that the leave explains\n");
  say("tiles    leaves   singles     pairs   triples  corrected\n");
  for (const engine::LeaveFitQuality& size : result.fit.quality) {
    say("{:5} {:9} {:8.2f} % {:7.2f} % {:7.2f} %  {:7.2f} %\n", size.size, size.leaves, 100 * size.singles,
        100 * size.pairs, 100 * size.triples, 100 * size.corrected);
  }
}

Exit train(const TrainOptions& options) {
  std::stop_source stop;
  ProgressLine line(said::words("training"));
  const auto progress = [&](const app::LeaveTrainingProgress& now) {
    const std::size_t rounds = options.training.games.size();
    const said::Message what = now.fitting
                                   ? said::words("round {0} of {1}, finding the terms", now.round, rounds)
                                   : said::words("round {0} of {1}", now.round, rounds);
    line.show(what, now.games, now.ofGames);
    if (interrupted()) stop.request_stop();
  };
  const auto result = trainLeaves(options.training, lexica::findDataPaths(), progress, stop.get_token());
  if (!result) return fail(result.error());
  if (options.json) {
    sayJson(toJson(*result).dump());
  } else if (result->rounds > 0) {
    print(*result);
  }
  return result->interrupted ? Exit::interrupted : Exit::ok;
}

Exit pool(const PoolOptions& options) {
  std::stop_source stop;
  ProgressLine line(said::words("training"));
  const auto progress = [&](std::uint64_t games) {
    line.show(said::words("games"), games, options.training.games);
    if (interrupted()) stop.request_stop();
  };
  const auto result = trainPool(options.training, lexica::findDataPaths(), progress, stop.get_token());
  if (!result) return fail(result.error());
  if (options.json) {
    sayJson(nlohmann::json{{"racks", result->racks}, {"interrupted", result->interrupted}}.dump());
  } else if (!result->interrupted) {
    say("{} racks; written to {}\n", result->racks, options.output);
  }
  return result->interrupted ? Exit::interrupted : Exit::ok;
}

Exit show(const ShowOptions& options) {
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto language = openLanguage(paths, options.language);
  if (!language) return fail(language.error());
  const auto leaves = chooseLeaves(paths, *language, options.leaves);
  if (!leaves) return fail(leaves.error());
  nlohmann::json rows = nlohmann::json::array();
  for (const std::string& text : options.tiles) {
    const auto tiles = game::parseRack(text, language->alphabet);
    if (!tiles) {
      return fail({"leaves.not-tiles",
                   said::words("\"{0}\" is no row of tiles of the language \"{1}\"", text, language->id)});
    }
    const engine::Equity value = leaves->leaves->value(*tiles);
    if (options.json) {
      rows.push_back({{"leave", rackText(*tiles, language->alphabet)}, {"value", value.inPoints()}});
    } else {
      say("{:<12} {:8.3f}\n", rackText(*tiles, language->alphabet), value.inPoints());
    }
  }
  if (options.json) sayJson(rows.dump());
  return Exit::ok;
}

void addTraining(const Command& leaves, Run& run) {
  auto options = std::make_shared<TrainOptions>();
  app::LeaveTrainingRequest& training = options->training;
  training.games = {5'000, 15'000, 40'000};
  const Command command = leaves.subcommand("train", "Learn leave values from self-play");
  command.option("--language", training.language, "language by id or folder").showDefault().typeName("ID");
  command.option("--lexicon", training.lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command.option("--games", training.games, "games of each round")
      .splitAt(',')
      .showDefault()
      .typeName("N,N,…");
  command.option("--corrections", training.fit.corrections, "most corrections of whole leaves").showDefault();
  command.option("--seed", training.seed, "the same seed gives the same values").showDefault();
  command.option("--threads", training.threads, "threads that play (default: all processors)").positive();
  command.option("--out", options->output, "the CSV file to write").required().typeName("FILE");
  command.option("--resume", options->state, "keep what was played in this file, and go on from it")
      .typeName("FILE");
  command.flag("--quality", training.fit.quality, "measure the last fit against racks held out");
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] {
    options->training.output = options->output;
    options->training.state = options->state;
    run = [options] { return train(*options); };
  });
}

void addPool(const Command& leaves, Run& run) {
  auto options = std::make_shared<PoolOptions>();
  app::PoolTrainingRequest& training = options->training;
  const Command command = leaves.subcommand("pool", "Learn what the tiles unseen add to leave values");
  command.option("--language", training.language, "language by id or folder").showDefault().typeName("ID");
  command.option("--lexicon", training.lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command.option("--leaves", options->leaves, "leave values, .klv2 or .csv (default: the language's)")
      .typeName("FILE");
  command.option("--games", training.games, "games of self-play").showDefault();
  command.option("--seed", training.seed, "the same seed gives the same values").showDefault();
  command.option("--threads", training.threads, "threads that play (default: all processors)").positive();
  command.option("--out", options->output, "the CSV file to write").required().typeName("FILE");
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] {
    options->training.leaves = options->leaves;
    options->training.output = options->output;
    run = [options] { return pool(*options); };
  });
}

void addShow(const Command& leaves, Run& run) {
  auto options = std::make_shared<ShowOptions>();
  const Command command = leaves.subcommand("show", "Tell what leaves are worth");
  command.option("tiles", options->tiles, "leaves, ? for a blank").required().typeName("TILES");
  command.option("--language", options->language, "language by id or folder").showDefault().typeName("ID");
  command.option("--leaves", options->leaves, "leave values, .klv2 or .csv (default: the language's)")
      .typeName("FILE");
  command.flag("--json", options->json, "one JSON array on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return show(*options); }; });
}

}  // namespace

void addLeaves(const Command& program, Run& run) {
  const Command command = program.subcommand("leaves", "Leave values: learn them, look at them");
  command.requireSubcommand();
  addTraining(command, run);
  addPool(command, run);
  addShow(command, run);
}

}  // namespace rozbor::cli
