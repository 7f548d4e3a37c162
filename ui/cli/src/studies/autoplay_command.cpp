#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <memory>
#include <utility>

#include "autoplay_checkpoint.h"
#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/studies/autoplay.h"
#include "rozbor/render/render_match.h"
#include "rozbor/render/render_tournament.h"
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

std::int64_t gamesOf(const engine::MatchTally& tally) {
  return tally.games;
}
std::int64_t gamesOf(const engine::TournamentResults& results) {
  std::int64_t games = 0;
  for (const engine::PairingResult& result : results)
    games += result.tally.games;
  return games;
}

std::uint64_t gamesWanted(const app::AutoplayMatch& match) {
  return match.request.games * engine::everyPairing(match.players.size()).size();
}

game::Result<engine::MatchTally> playOn(const app::AutoplayMatch& match, const engine::MatchTally& tally,
                                        const app::AutoplayProgress& progress, const std::stop_token& stop) {
  return app::play(match, tally, progress, stop);
}
game::Result<engine::TournamentResults> playOn(const app::AutoplayMatch& match,
                                               const engine::TournamentResults& results,
                                               const app::TournamentProgress& progress,
                                               const std::stop_token& stop) {
  return app::playTournament(match, results, progress, stop);
}

/// One sitting of a match or tournament: from where it was left to its end or an interruption.
template <class Games>
class Sitting {
 public:
  Sitting(const app::AutoplayMatch& match, const std::string& checkpointFile, const Checkpoint<Games>& start)
      : match_(match), file_(checkpointFile), facts_(decidingFacts(match)), start_(start) {}

  game::Result<Checkpoint<Games>> play() {
    const auto progress = [this](const Games& games) { onProgress(games); };
    const auto played = playOn(match_, start_.games, progress, stop_.get_token());
    if (!played) return played.error();
    const Checkpoint<Games> now = checkpoint(*played);
    if (!file_.empty() && !fault_) fault_ = writeCheckpoint(file_, now, facts_);
    if (fault_) return *fault_;
    return now;
  }

 private:
  [[nodiscard]] Checkpoint<Games> checkpoint(const Games& games) const {
    return {.games = games,
            .seconds = start_.seconds + std::chrono::duration<double>(Clock::now() - began_).count(),
            .cpuSeconds = start_.cpuSeconds + cpuSeconds() - cpuBefore_};
  }

  void onProgress(const Games& games) {
    const std::int64_t before = gamesOf(start_.games);
    const auto done = static_cast<std::size_t>(gamesOf(games) - before);
    line_.show({}, done, static_cast<std::size_t>(gamesWanted(match_)) - static_cast<std::size_t>(before));
    if (interrupted()) stop_.request_stop();
    if (file_.empty() || Clock::now() - written_ < kCheckpointInterval) return;
    written_ = Clock::now();
    fault_ = writeCheckpoint(file_, checkpoint(games), facts_);
    if (fault_) stop_.request_stop();
  }

  const app::AutoplayMatch& match_;
  std::string file_;
  Facts facts_;
  Checkpoint<Games> start_;
  std::stop_source stop_;
  std::optional<game::Error> fault_;
  Clock::time_point began_ = Clock::now();
  Clock::time_point written_ = began_;
  double cpuBefore_ = cpuSeconds();
  ProgressLine line_{said::words("playing")};
};

/// What reports of matches and of tournaments have in common.
template <class Report, class Games>
Report reportWith(Report report, const app::AutoplayMatch& match, const Checkpoint<Games>& played) {
  report.language = match.language->id;
  report.lexicon = match.lexicon->info().name;
  report.seed = match.request.seed;
  report.gamesWanted = match.request.games;
  report.paired = match.request.paired;
  report.seconds = played.seconds;
  report.cpuSeconds = played.cpuSeconds;
  report.repeatable = match.isRepeatable();
  return report;
}

reports::MatchReport reportOf(const app::AutoplayMatch& match, const Checkpoint<engine::MatchTally>& played) {
  reports::MatchReport report;
  report.tally = played.games;
  report.names = {match.players[0].spec.name, match.players[1].spec.name};
  return reportWith(std::move(report), match, played);
}
reports::TournamentReport reportOf(const app::AutoplayMatch& match,
                                   const Checkpoint<engine::TournamentResults>& played) {
  reports::TournamentReport report;
  report.results = played.games;
  for (const app::AutoplayMatch::Player& player : match.players)
    report.names.push_back(player.spec.name);
  return reportWith(std::move(report), match, played);
}

void say(const reports::MatchReport& report, const Options& options) {
  if (options.json) return sayJson(renderMatchJson(report));
  sayText(renderMatchText(report, interfaceWording(options.interfaceLanguage)));
}
void say(const reports::TournamentReport& report, const Options& options) {
  if (options.json) return sayJson(renderTournamentJson(report));
  sayText(renderTournamentText(report, interfaceWording(options.interfaceLanguage)));
}

template <class Games>
game::Result<Checkpoint<Games>> startOf(const app::AutoplayMatch& match, const std::string& file) {
  if (file.empty()) return Checkpoint<Games>();
  const auto read = readCheckpoint<Games>(file, decidingFacts(match));
  if (!read) return read.error();
  return read->value_or(Checkpoint<Games>());
}

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

template <class Games>
Exit runGames(const app::AutoplayMatch& match, const Options& options) {
  const auto start = startOf<Games>(match, options.resume);
  if (!start) return fail(start.error());
  const auto played = Sitting<Games>(match, options.resume, *start).play();
  if (!played) return fail(played.error());
  say(reportOf(match, *played), options);
  const bool whole = static_cast<std::uint64_t>(gamesOf(played->games)) >= gamesWanted(match);
  return whole ? Exit::ok : Exit::interrupted;
}

Exit runAutoplay(const Options& options) {
  const auto match = openAutoplay(options.match, lexica::findDataPaths());
  if (!match) return fail(match.error());
  if (match->players.size() == 2) return runGames<engine::MatchTally>(*match, options);
  return runGames<engine::TournamentResults>(*match, options);
}

void addOptions(const Command& command, Options& options) {
  app::AutoplayRequest& match = options.match;
  command.option("--players", match.players, "two players or more, NAME|FILE[:KEY=VALUE]… (docs/autoplay.md)")
      .required()
      .typeName("A,B,…");
  command.option("--games", match.games, "how many games to play, of each two players").required().positive();
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
  command.option("--resume", options.resume, "keep the state of the games in this file, and go on from it")
      .typeName("FILE");
  addInterfaceOption(command, options.interfaceLanguage);
  command.flag("--json", options.json, "one JSON object on standard output (docs/json.md)");
}

}  // namespace

void addAutoplay(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("autoplay", "Let players play many games, each against each");
  addOptions(command, *options);
  command.action([options, &run] {
    options->match.leaves = options->leaves;
    options->match.gcgFolder = options->gcg;
    options->match.paired = !options->unpaired;
    run = [options] { return runAutoplay(*options); };
  });
}

}  // namespace rozbor::cli
