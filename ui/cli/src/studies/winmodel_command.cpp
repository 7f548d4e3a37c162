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

struct EndingsOptions : Common {
  std::uint64_t nodes = 300'000;
  std::string model;
  std::string resume;
};

struct BoardsOptions : Common {
  std::string model;
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

/// Keeps a file of what has been counted up to date while games are played.
class Count {
 public:
  Count(std::uint64_t done, std::uint64_t games, bool isKept)
      : games_(games), isKept_(isKept), watch_(said::words("playing"), done, std::max(done, games)) {}

  [[nodiscard]] app::WinModelHooks hooks() {
    app::WinModelHooks hooks;
    hooks.progress = [this](std::int64_t games) { watch_.onProgress(games); };
    return hooks;
  }
  [[nodiscard]] std::stop_token token() const { return watch_.token(); }
  [[nodiscard]] const std::optional<game::Error>& fault() const { return fault_; }

  /// Every few seconds, and at the end.
  template <class Write>
  void keep(std::int64_t games, Write write) {
    const bool last = static_cast<std::uint64_t>(games) >= games_ || token().stop_requested();
    if (!isKept_ || (!last && Clock::now() - written_ < kCheckpointInterval)) return;
    written_ = Clock::now();
    fault_ = write();
    if (fault_) watch_.stop();
  }

 private:
  std::uint64_t games_;
  bool isKept_;
  Watch watch_;
  std::optional<game::Error> fault_;
  Clock::time_point written_ = Clock::now();
};

/// Counts on from the file of `--resume`, and keeps it up to date.
game::Result<engine::WinCounts> countGames(const app::WinModelStudy& study, const FitOptions& options) {
  const Facts facts = decidingFacts(study, options.seed);
  engine::WinCounts counts;
  if (!options.resume.empty()) {
    auto read = readWinCounts(options.resume, facts);
    if (!read) return read.error();
    if (*read) counts = **std::move(read);
  }
  Count count(static_cast<std::uint64_t>(counts.games), options.games, !options.resume.empty());
  app::WinModelHooks hooks = count.hooks();
  hooks.checkpoint = [&](const engine::WinCounts& now) {
    count.keep(now.games, [&] { return writeWinCounts(options.resume, now, facts); });
  };
  counts = countWins(study, options.games, options.seed, std::move(counts), hooks, count.token());
  if (count.fault()) return *count.fault();
  return counts;
}

game::Result<engine::EndingCounts> countGames(const app::WinModelStudy& study,
                                              const EndingsOptions& options) {
  const Facts facts = endingFacts(study, options.seed, options.nodes);
  engine::EndingCounts counts;
  if (!options.resume.empty()) {
    auto read = readEndingCounts(options.resume, facts);
    if (!read) return read.error();
    if (*read) counts = **std::move(read);
  }
  Count count(static_cast<std::uint64_t>(counts.games), options.games, !options.resume.empty());
  app::WinModelHooks hooks = count.hooks();
  hooks.endingsCheckpoint = [&](const engine::EndingCounts& now) {
    count.keep(now.games, [&] { return writeEndingCounts(options.resume, now, facts); });
  };
  counts = countEndings(study, options.games, options.seed, options.nodes, std::move(counts), hooks,
                        count.token());
  if (count.fault()) return *count.fault();
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

/// What is put into a model is made with these; both are opened before the work, which would be in vain
/// without a model.
struct Addition {
  app::WinModelStudy study;
  std::shared_ptr<const engine::WinModel> model;
};

game::Result<Addition> openAddition(const app::WinModelRequest& request, const std::string& path) {
  auto study = openWinModelStudy(request, lexica::findDataPaths());
  if (!study) return study.error();
  auto model = engine::openWinModel(path, *study->language);
  if (!model) return model.error();
  return Addition{*std::move(study), *std::move(model)};
}

/// Writes the model unless the work was interrupted, and tells what came.
template <class Report>
Exit finishAddition(const Report& report, const engine::WinTable& table, const Common& options,
                    std::string (*asJson)(const Report&),
                    std::string (*asText)(const Report&, const reports::Wording&)) {
  if (!report.isInterrupted()) {
    if (const auto fault = writeWinModel(report.file, table)) return fail(*fault);
  }
  if (options.json) {
    sayJson(asJson(report));
  } else {
    sayText(asText(report, interfaceWording(options.interfaceLanguage)));
  }
  return report.isInterrupted() ? Exit::interrupted : Exit::ok;
}

Exit runEndings(const EndingsOptions& options) {
  const auto ground = openAddition(options.study, options.model);
  if (!ground) return fail(ground.error());
  const auto& [study, model] = *ground;
  const auto counts = countGames(study, options);
  if (!counts) return fail(counts.error());
  reports::WinEndingsReport report{.file = options.model,
                                   .language = study.language->id,
                                   .lexicon = study.lexicon->info().name,
                                   .seed = options.seed,
                                   .nodes = options.nodes,
                                   .counts = *counts,
                                   .gamesWanted = options.games,
                                   .endings = {}};
  engine::WinTable table = model->table();
  const auto none = putEndings(table, study, *counts, options.seed, options.nodes);
  if (none && !report.isInterrupted()) return fail(*none);
  if (!none) report.endings = table.endings;
  return finishAddition(report, table, options, reports::renderWinEndingsJson, reports::renderWinEndingsText);
}

Exit runBoards(const BoardsOptions& options) {
  const auto ground = openAddition(options.study, options.model);
  if (!ground) return fail(ground.error());
  const auto& [study, model] = *ground;
  Watch watch(said::words("playing"), 0, options.games);
  app::WinModelHooks hooks;
  hooks.progress = [&watch](std::int64_t games) { watch.onProgress(games); };
  const engine::BoardCounts counts = countBoards(study, options.games, options.seed, hooks, watch.token());
  reports::WinBoardsReport report{.file = options.model,
                                  .language = study.language->id,
                                  .lexicon = study.lexicon->info().name,
                                  .seed = options.seed,
                                  .games = counts.games,
                                  .boards = counts.samples(),
                                  .gamesWanted = options.games,
                                  .found = {}};
  engine::WinTable table = model->table();
  const auto none = putBoards(table, study, counts, options.seed);
  if (none && !report.isInterrupted()) return fail(*none);
  if (!none) report.found = table.boards;
  return finishAddition(report, table, options, reports::renderWinBoardsJson, reports::renderWinBoardsText);
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

void addEndings(const Command& winmodel, Run& run) {
  auto options = std::make_shared<EndingsOptions>();
  const Command command = winmodel.subcommand(
      "endings", "Solve the endings of games, and put what comes of them into a win model");
  addCommon(command, *options);
  command.option("--model", options->model, "the win model to put it into").required().typeName("FILE");
  command.option("--nodes", options->nodes, "positions searched for an ending, at most")
      .showDefault()
      .positive();
  command.option("--resume", options->resume, "keep what has been counted in this file, and go on from it")
      .typeName("FILE");
  command.action([options, &run] {
    options->study.leaves = options->leaves;
    run = [options] { return runEndings(*options); };
  });
}

void addBoards(const Command& winmodel, Run& run) {
  auto options = std::make_shared<BoardsOptions>();
  const Command command = winmodel.subcommand(
      "boards", "Learn from games how much closed and open boards matter, and put it into a win model");
  addCommon(command, *options);
  command.option("--model", options->model, "the win model to put it into").required().typeName("FILE");
  command.action([options, &run] {
    options->study.leaves = options->leaves;
    run = [options] { return runBoards(*options); };
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
  addEndings(command, run);
  addBoards(command, run);
  addCheck(command, run);
}

}  // namespace rozbor::cli
