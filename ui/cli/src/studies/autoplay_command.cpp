#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <memory>

#include "autoplay_checkpoint.h"
#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/studies/autoplay.h"
#include "rozbor/render/render_match.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kCheckpointInterval{3};

struct Options {
  app::AutoplayRequest match;
  std::string leaves;
  std::string gcg;
  std::string resume;
  std::string interfaceLanguage;
  bool unpaired = false;
  bool json = false;
};

double cpuSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// One sitting of a match: from where it was left to its end or an interruption.
class Sitting {
 public:
  Sitting(const app::AutoplayMatch& match, const std::string& checkpointFile, const Checkpoint& start)
      : match_(match), file_(checkpointFile), facts_(decidingFacts(match)), start_(start) {}

  game::Result<Checkpoint> play() {
    const auto progress = [this](const engine::MatchTally& tally) { onProgress(tally); };
    const auto played = app::play(match_, start_.tally, progress, stop_.get_token());
    if (!played) return played.error();
    const Checkpoint now = checkpoint(*played);
    if (!file_.empty() && !fault_) fault_ = writeCheckpoint(file_, now, facts_);
    if (fault_) return *fault_;
    return now;
  }

 private:
  [[nodiscard]] Checkpoint checkpoint(const engine::MatchTally& tally) const {
    return {.tally = tally,
            .seconds = start_.seconds + std::chrono::duration<double>(Clock::now() - began_).count(),
            .cpuSeconds = start_.cpuSeconds + cpuSeconds() - cpuBefore_};
  }

  void onProgress(const engine::MatchTally& tally) {
    const auto done = static_cast<std::size_t>(tally.games - start_.tally.games);
    const auto wanted = static_cast<std::size_t>(match_.request.games);
    line_.show({}, done, wanted - static_cast<std::size_t>(start_.tally.games));
    if (interrupted()) stop_.request_stop();
    if (file_.empty() || Clock::now() - written_ < kCheckpointInterval) return;
    written_ = Clock::now();
    fault_ = writeCheckpoint(file_, checkpoint(tally), facts_);
    if (fault_) stop_.request_stop();
  }

  const app::AutoplayMatch& match_;
  std::string file_;
  Facts facts_;
  Checkpoint start_;
  std::stop_source stop_;
  std::optional<game::Error> fault_;
  Clock::time_point began_ = Clock::now();
  Clock::time_point written_ = began_;
  double cpuBefore_ = cpuSeconds();
  ProgressLine line_{said::words("playing")};
};

reports::MatchReport reportOf(const app::AutoplayMatch& match, const Checkpoint& played) {
  return {.tally = played.tally,
          .names = {match.players[0].spec.name, match.players[1].spec.name},
          .language = match.language->id,
          .lexicon = match.lexicon->info().name,
          .seed = match.request.seed,
          .gamesWanted = match.request.games,
          .paired = match.request.paired,
          .seconds = played.seconds,
          .cpuSeconds = played.cpuSeconds};
}

game::Result<Checkpoint> startOf(const app::AutoplayMatch& match, const std::string& file) {
  if (file.empty()) return Checkpoint();
  const auto read = readCheckpoint(file, decidingFacts(match));
  if (!read) return read.error();
  return read->value_or(Checkpoint());
}

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

Exit runAutoplay(const Options& options) {
  const auto match = openAutoplay(options.match, lexica::findDataPaths());
  if (!match) return fail(match.error());
  const auto start = startOf(*match, options.resume);
  if (!start) return fail(start.error());
  const auto played = Sitting(*match, options.resume, *start).play();
  if (!played) return fail(played.error());
  const reports::MatchReport report = reportOf(*match, *played);
  if (options.json) {
    sayJson(renderMatchJson(report));
  } else {
    sayText(renderMatchText(report, interfaceWording(options.interfaceLanguage)));
  }
  const bool whole = static_cast<std::uint64_t>(report.tally.games) >= report.gamesWanted;
  return whole ? Exit::ok : Exit::interrupted;
}

void addOptions(const Command& command, Options& options) {
  app::AutoplayRequest& match = options.match;
  command.option("--players", match.players, "two players, NAME|FILE[:KEY=VALUE]… (docs/autoplay.md)")
      .required()
      .typeName("A,B");
  command.option("--games", match.games, "how many games to play").required().positive();
  command.option("--language", match.language, "language by id or folder").showDefault().typeName("ID");
  command.option("--lexicon", match.lexicon, "lexicon by name or file (default: the language's)")
      .typeName("NAME|FILE");
  command
      .option("--leaves", options.leaves,
              "leave values of the players that use any, .klv2 or .csv (default: the language's)")
      .typeName("FILE");
  command.option("--seed", match.seed, "the same seed gives the same games").showDefault();
  command.flag("--unpaired", options.unpaired,
               "a bag of its own for each game, instead of one for two games with sides swapped");
  command.option("--threads", match.threads, "threads that play (default: all processors)").positive();
  command.option("--gcg", options.gcg, "write each game as a record into this folder").typeName("FOLDER");
  command.option("--resume", options.resume, "keep the state of the match in this file, and go on from it")
      .typeName("FILE");
  addInterfaceOption(command, options.interfaceLanguage);
  command.flag("--json", options.json, "one JSON object on standard output (docs/json.md)");
}

}  // namespace

void addAutoplay(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("autoplay", "Let two players play a match of many games");
  addOptions(command, *options);
  command.action([options, &run] {
    options->match.leaves = options->leaves;
    options->match.gcgFolder = options->gcg;
    options->match.paired = !options->unpaired;
    run = [options] { return runAutoplay(*options); };
  });
}

}  // namespace rozbor::cli
