#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <stop_token>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/studies/luck_study.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using app::LuckStudyFigures;
using app::StudyMean;
using app::StudyQuantiles;
using nlohmann::json;

constexpr double kPoints = 1000;  ///< in thousandths

struct Options {
  app::LuckStudyRequest request;
  bool json = false;
};

json meanJson(const StudyMean& mean, double steps = kPoints) {
  return {{"mean", rounded(mean.mean, steps)}, {"se", rounded(mean.se, steps)}};
}

json quantilesJson(const StudyQuantiles& quantiles) {
  return {{"median", rounded(quantiles.median, kPoints)},
          {"ninety", rounded(quantiles.ninety, kPoints)},
          {"most", rounded(quantiles.most, kPoints)}};
}

void printJson(const LuckStudyFigures& figures, const Options& options) {
  constexpr double kFine = 1e5;  // of probabilities
  const bool win = !figures.winModel.empty();
  json players = json::array();
  for (std::size_t player = 0; player < 2; ++player) {
    players.push_back({{"luckPoints", meanJson(figures.points[player])},
                       {"luckWin", win ? meanJson(figures.win[player], kFine) : json()}});
  }
  const json object{{"language", figures.language},
                    {"lexicon", figures.lexicon},
                    {"winModel", win ? json(figures.winModel) : json()},
                    {"seed", options.request.seed},
                    {"samples", options.request.samples},
                    {"pool", options.request.unseen ? "unseen" : "bag"},
                    {"games", figures.games},
                    {"draws", figures.draws},
                    {"players", players},
                    {"samplingError", meanJson(figures.samplingError)},
                    {"spread", meanJson(figures.spread)},
                    {"spreadSd", rounded(figures.spreadSd, kPoints)},
                    {"adjustedSd", rounded(figures.adjustedSd, kPoints)},
                    {"varianceRatio", meanJson(figures.varianceRatio, kFine)},
                    {"winVarianceRatio", win ? meanJson(figures.winVarianceRatio, kFine) : json()},
                    {"board", quantilesJson(figures.board)},
                    {"rest", quantilesJson(figures.rest)}};
  sayJson(object.dump());
}

void printText(const LuckStudyFigures& figures) {
  const auto interval = [](const StudyMean& mean, double scale = 1) {
    return fmt::format("{:+.3f} ± {:.3f}", scale * mean.mean, scale * 1.96 * mean.se);
  };
  say("{} games, {} draws, {}\n", figures.games, figures.draws, figures.lexicon);
  for (std::size_t player = 0; player < 2; ++player) {
    say("luck of the {} player: {} points", player == 0 ? "first" : "second",
        interval(figures.points[player]));
    if (!figures.winModel.empty()) say(", {} % win", interval(figures.win[player], 100));
    say("\n");
  }
  say("spread: {} points, SD {:.1f}; luck-adjusted SD {:.1f} (sampling {:.1f})\n", interval(figures.spread),
      figures.spreadSd, figures.adjustedSd, figures.samplingError.mean);
  say("variance left: {} of the spread's", interval(figures.varianceRatio));
  if (!figures.winModel.empty()) say(", {} of the outcome's", interval(figures.winVarianceRatio));
  say("\nboard: median {:.1f}, nine of ten {:.1f}, most {:.1f} points\n", figures.board.median,
      figures.board.ninety, figures.board.most);
  say("rest: median {:.1f}, nine of ten {:.1f}, most {:.1f} points\n", figures.rest.median,
      figures.rest.ninety, figures.rest.most);
}

Exit runLuck(const Options& options) {
  std::stop_source stop;
  ProgressLine line(said::words("measuring"));
  const auto progress = [&](std::int64_t games) {
    line.show({}, static_cast<std::size_t>(games), options.request.games);
    if (interrupted()) stop.request_stop();
  };
  const auto figures = studyLuck(options.request, lexica::findDataPaths(), progress, stop.get_token());
  if (!figures) {
    complain(figures.error());
    return Exit::data;
  }
  if (options.json) {
    printJson(*figures, options);
  } else {
    printText(*figures);
  }
  return interrupted() ? Exit::interrupted : Exit::ok;
}

}  // namespace

void addLuck(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  app::LuckStudyRequest& request = options->request;
  const Command command = program.subcommand(
      "luck", "Measure the luck of the draw in games of two static players (docs/luck.md)");
  command.option("--games", request.games, "how many games are played").required().positive();
  command.option("--language", request.language, "language by id or folder").showDefault().typeName("ID");
  command.option("--lexicon", request.lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command.option("--leaves", request.leaves, "leave values, .klv2 or .csv (default: the language's)")
      .typeName("FILE");
  command.option("--model", request.winModel, "win model, .csv (default: the language's)").typeName("FILE");
  command.option("--seed", request.seed, "the same seed gives the same figures").showDefault();
  command.option("--samples", request.samples, "draws that each draw is held against")
      .showDefault()
      .between(2, 1000000);
  command.flag("--unseen", request.unseen,
               "let a draw be from all that the player has not seen, not from the bag alone");
  command.option("--threads", request.threads, "0: as many as the machine runs at once").showDefault();
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runLuck(*options); }; });
}

}  // namespace rozbor::cli
