#include <fmt/format.h>

#include <chrono>
#include <memory>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/studies/win_model_study.h"
#include "rozbor/charts/charts.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/win_model_choice.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_calibration.h"
#include "terminal.h"
#include "winmodel_checkpoint.h"

namespace rozbor::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kCheckpointInterval{3};

/// What both commands are told.
struct Common {
  app::WinModelRequest study;
  std::string leaves;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  std::string interfaceLanguage;
  bool json = false;
};

struct FitOptions : Common {
  std::uint64_t heldOut = 0;
  std::string out;
  std::string resume;
};

struct CheckOptions : Common {
  std::string model;
  std::string svg;
};

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

/// Shows the progress of games, and ends them when the user asks for it.
class Watch {
 public:
  Watch(const said::Message& title, std::uint64_t done, std::uint64_t games)
      : line_(title), done_(done), games_(games) {}

  [[nodiscard]] std::stop_token token() const { return stop_.get_token(); }
  void stop() { stop_.request_stop(); }

  void onProgress(std::int64_t games) {
    line_.show({}, static_cast<std::size_t>(static_cast<std::uint64_t>(games) - done_), games_ - done_);
    if (interrupted()) stop();
  }

 private:
  ProgressLine line_;
  std::stop_source stop_;
  std::uint64_t done_;
  std::uint64_t games_;
};

engine::WinCalibrationFigures play(const app::WinModelStudy& study, const engine::WinModel& model,
                                   std::uint64_t games, std::uint64_t seed) {
  Watch watch(said::words("checking"), 0, games);
  app::WinModelHooks hooks;
  hooks.progress = [&watch](std::int64_t played) { watch.onProgress(played); };
  return checkWinModel(study, model, games, seed, hooks, watch.token());
}

/// Counts on from the file of `--resume`, and keeps it up to date.
game::Result<engine::WinCounts> countGames(const app::WinModelStudy& study, const FitOptions& options) {
  const Facts facts = decidingFacts(study, options.seed);
  engine::WinCounts counts;
  if (!options.resume.empty()) {
    auto read = readWinCounts(options.resume, facts);
    if (!read) return read.error();
    if (*read) counts = **std::move(read);
  }
  const auto done = static_cast<std::uint64_t>(counts.games);
  Watch watch(said::words("playing"), done, std::max(done, options.games));
  std::optional<game::Error> fault;
  Clock::time_point written = Clock::now();
  app::WinModelHooks hooks;
  hooks.progress = [&watch](std::int64_t games) { watch.onProgress(games); };
  hooks.checkpoint = [&](const engine::WinCounts& now) {
    const bool last =
        static_cast<std::uint64_t>(now.games) >= options.games || watch.token().stop_requested();
    if (options.resume.empty() || (!last && Clock::now() - written < kCheckpointInterval)) return;
    written = Clock::now();
    fault = writeWinCounts(options.resume, now, facts);
    if (fault) watch.stop();
  };
  counts = countWins(study, options.games, options.seed, std::move(counts), hooks, watch.token());
  if (fault) return *fault;
  return counts;
}

/// An interrupted fit of which the counts are kept leaves the model alone that may be there.
bool isToBeWritten(const reports::WinFitReport& report, const FitOptions& options) {
  return !report.isInterrupted() || options.resume.empty();
}

Exit runFit(const FitOptions& options) {
  const auto study = openWinModelStudy(options.study, lexica::findDataPaths());
  if (!study) return fail(study.error());
  const auto counts = countGames(*study, options);
  if (!counts) return fail(counts.error());
  reports::WinFitReport report{.file = options.out,
                               .language = study->language->id,
                               .lexicon = study->lexicon->info().name,
                               .seed = options.seed,
                               .games = counts->games,
                               .turns = counts->turns,
                               .gamesWanted = options.games,
                               .heldOut = {}};
  if (isToBeWritten(report, options)) {
    const auto table = fitWinModel(*study, *counts, options.seed);
    if (!table) return fail(table.error());
    if (const auto fault = writeWinModel(options.out, *table)) return fail(*fault);
    if (options.heldOut > 0 && !report.isInterrupted()) {
      const std::uint64_t seed = app::heldOutSeed(options.seed);
      report.heldOut =
          reports::CalibrationReport{.figures = play(*study, engine::WinModel(*table), options.heldOut, seed),
                                     .model = options.out,
                                     .language = report.language,
                                     .lexicon = report.lexicon,
                                     .seed = seed,
                                     .gamesWanted = options.heldOut};
    }
  }
  if (options.json) {
    sayJson(renderWinFitJson(report));
  } else {
    sayText(renderWinFitText(report, interfaceWording(options.interfaceLanguage)));
  }
  const bool whole = !report.isInterrupted() && !(report.heldOut && report.heldOut->isInterrupted());
  return whole ? Exit::ok : Exit::interrupted;
}

Exit runCheck(const CheckOptions& options) {
  const lexica::DataPaths paths = lexica::findDataPaths();
  const auto study = openWinModelStudy(options.study, paths);
  if (!study) return fail(study.error());
  const auto choice = chooseWinModel(paths, *study->language, options.model);
  if (!choice) return fail(choice.error());
  if (!choice->model) {
    return fail(
        {"winmodel.none",
         said::words(
             "the language \"{0}\" has no win model; make one with: rozbor winmodel fit --language {0}",
             study->language->id)});
  }
  const reports::CalibrationReport report{
      .figures = play(*study, *choice->model, options.games, options.seed),
      .model = choice->path.string(),
      .language = study->language->id,
      .lexicon = study->lexicon->info().name,
      .languageName = study->language->name,
      .seed = options.seed,
      .gamesWanted = options.games};
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  if (!options.svg.empty() && !writeFile(options.svg, charts::calibrationFile(report, wording)))
    return Exit::data;
  if (options.json) {
    sayJson(renderCalibrationJson(report));
  } else if (options.svg != "-") {
    sayText(renderCalibrationText(report, wording));
  }
  return report.isInterrupted() ? Exit::interrupted : Exit::ok;
}

void addCommon(const Command& command, Common& options) {
  command.option("--language", options.study.language, "language by id or folder")
      .showDefault()
      .typeName("ID");
  command.option("--lexicon", options.study.lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command
      .option("--leaves", options.leaves,
              "leave values of the players, .klv2 or .csv (default: the language's)")
      .typeName("FILE");
  command.option("--games", options.games, "how many games the players play").required().positive();
  command.option("--seed", options.seed, "the same seed gives the same games").showDefault();
  command.option("--threads", options.study.threads, "threads that play (default: all processors)")
      .positive();
  addInterfaceOption(command, options.interfaceLanguage);
  command.flag("--json", options.json, "one JSON object on standard output (docs/json.md)");
}

void addFit(const Command& winmodel, Run& run) {
  auto options = std::make_shared<FitOptions>();
  const Command command = winmodel.subcommand("fit", "Fit a win model to games of static players");
  addCommon(command, *options);
  command.option("--out", options->out, "write the model to this file").required().typeName("FILE");
  command.option("--held-out", options->heldOut, "check it in so many other games")
      .showDefault()
      .typeName("N");
  command.option("--resume", options->resume, "keep what has been counted in this file, and go on from it")
      .typeName("FILE");
  command.action([options, &run] {
    options->study.leaves = options->leaves;
    run = [options] { return runFit(*options); };
  });
}

void addCheck(const Command& winmodel, Run& run) {
  auto options = std::make_shared<CheckOptions>();
  const Command command =
      winmodel.subcommand("check", "Hold the predictions of a win model against games of other seeds");
  options->seed = 2;
  addCommon(command, *options);
  command.option("--model", options->model, "the win model (default: the language's)").typeName("FILE");
  command.option("--svg", options->svg, "draw the reliability plot").typeName("FILE");
  command.action([options, &run] {
    if (options->json && options->svg == "-")
      throw UsageError("standard output is for the JSON; give --svg a file");
    options->study.leaves = options->leaves;
    run = [options] { return runCheck(*options); };
  });
}

}  // namespace

void addWinmodel(const Command& program, Run& run) {
  const Command command =
      program.subcommand("winmodel", "The chance to win from the spread and the tiles unseen");
  command.requireSubcommand();
  addFit(command, run);
  addCheck(command, run);
}

}  // namespace rozbor::cli
