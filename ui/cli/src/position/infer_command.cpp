#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "commands.h"
#include "interrupt_watch.h"
#include "position_options.h"
#include "rozbor/app/explore/rack_inference.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using engine::PlayerModel;
using nlohmann::json;

struct Options {
  app::InferenceRequest request;
  std::string player = "people";
  std::size_t top = 20;
  bool json = false;
};

const std::map<std::string, PlayerModel>& playerModels() {
  static const std::map<std::string, PlayerModel> kModels{
      {"people", engine::kPeople}, {"static", engine::kStaticPlayers}, {"weak", engine::kWeakPlayers}};
  return kModels;
}

std::string lastText(const app::InferenceAnalysis& analysis) {
  const engine::SeenMove& seen = analysis.last.seen;
  return seen.exchanged > 0 ? fmt::format("-{}", seen.exchanged)
                            : moveText(seen.move, analysis.language.alphabet);
}

json tilesJson(const app::InferenceAnalysis& analysis) {
  json tiles = json::object();
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (analysis.unseen.count(kind) == 0) continue;
    game::TileCounts tile;
    tile.addKind(kind);
    tiles[rackText(tile, analysis.language.alphabet)] = rounded(analysis.kept.chanceOf(kind), 1e6);
  }
  return tiles;
}

json racksJson(const app::InferenceAnalysis& analysis, std::size_t top) {
  json racks = json::array();
  for (const auto& [rack, probability] :
       analysis.kept.racks().first(std::min(top, analysis.kept.racks().size())))
    racks.push_back(
        {{"rack", rackText(rack, analysis.language.alphabet)}, {"probability", rounded(probability, 1e6)}});
  return racks;
}

void printJson(const app::InferenceAnalysis& analysis, const Options& options) {
  const engine::RackPosterior::Source& source = analysis.kept.source();
  json object{{"tiles", tilesJson(analysis)},
              {"racks", racksJson(analysis, options.top)},
              {"kept", analysis.kept.tiles()},
              {"last", lastText(analysis)},
              {"lastReadings", analysis.readings},
              {"position", writeCgp(analysis.last.before, analysis.language)},
              {"exact", source.exact},
              {"racksWeighed", source.weighed},
              {"effectiveSize", std::round(source.effectiveSize * 10) / 10},
              {"seed", options.request.options.seed},
              {"player", options.player},
              {"lexicon", analysis.lexicon},
              {"logLoss", nullptr},
              {"logLossUniform", nullptr}};
  if (analysis.logLoss) {
    object["logLoss"] = rounded(analysis.logLoss->inferred, 1e6);
    object["logLossUniform"] = rounded(analysis.logLoss->uniform, 1e6);
  }
  sayJson(object.dump());
}

void printText(const app::InferenceAnalysis& analysis, const Options& options) {
  const engine::RackPosterior& kept = analysis.kept;
  say("{}: {} tiles kept; {} racks {}\n", lastText(analysis), kept.tiles(), kept.source().weighed,
      kept.source().exact ? "weighed, which are all"
                          : fmt::format("sampled, worth {:.0f} draws", kept.source().effectiveSize));
  for (const auto& [rack, probability] : kept.racks().first(std::min(options.top, kept.racks().size())))
    say("  {:6.2f} %  {}\n", 100 * probability, rackText(rack, analysis.language.alphabet));
  if (analysis.logLoss) {
    say("log loss {:.4f} nats a tile; {:.4f} for a blind draw\n", analysis.logLoss->inferred,
        analysis.logLoss->uniform);
  }
}

void remark(const app::InferenceAnalysis& analysis) {
  tellIfNotInstalled(analysis.lexiconWanted, analysis.lexicon);
  if (analysis.readings > 1) {
    tell("rozbor: {}\n",
         phrase(interfaceWording({}),
                "the last move may have been laid in {0} ways, and is taken as {1}; dots for tiles that lay "
                "there before would tell",
                analysis.readings, lastText(analysis)));
  }
}

Exit runInfer(const Options& options) {
  const InterruptWatch watch;
  app::InferenceRequest request = options.request;
  request.options.player = playerModels().at(options.player);
  request.options.stop = watch.token();
  const auto analysis = inferKeptTiles(request, lexica::findDataPaths());
  if (!analysis) {
    if (interrupted()) return Exit::interrupted;
    complain(analysis.error());
    return Exit::data;
  }
  remark(*analysis);
  if (options.json) {
    printJson(*analysis, options);
  } else {
    printText(*analysis, options);
  }
  return Exit::ok;
}

void addOptions(const Command& command, Options& options) {
  app::InferenceRequest& request = options.request;
  addPositionOptions(
      command, request.position,
      "the position after the opponent's last move, with your rack: \"rows RACK/ mine/theirs zero-turns\" "
      "(docs/json.md), the one before it will do; or a file with it (.cgp, .csv)");
  command
      .option("--last", request.last,
              "the opponent's last move: \"8D HO.SE\", \"-ABC\", \"-3\" for three tiles exchanged, \"-\"")
      .required()
      .typeName("MOVE");
  command.option("--truth", request.truth, "the tiles that were kept, to see how well they are foretold")
      .typeName("TILES");
  command.option("--player", options.player, "what player the opponent is (docs/inference.md)")
      .alternatives({"people", "static", "weak"})
      .showDefault();
  command
      .option("--samples", request.options.samples,
              "racks to weigh: all where there are no more, else as many draws")
      .between(1, 10'000'000)
      .showDefault();
  command.option("--seed", request.options.seed, "of the draws").showDefault();
  command.option("--top", options.top, "racks to show").showDefault();
  addLeavesOption(command, request.position.leaves);
}

}  // namespace

void addInfer(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("infer", "What the opponent kept, judging by the last move");
  addOptions(command, *options);
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runInfer(*options); }; });
}

}  // namespace rozbor::cli
