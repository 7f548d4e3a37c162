#include <fmt/format.h>

#include <charconv>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "commands.h"
#include "interrupt_watch.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/analyzer.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  app::AnalyzeOptions analyze;
  std::string preset = "quick";
  std::string library;
  std::string player;
  std::string shard;
  std::string interfaceLanguage;
  bool json = false;
};

/// To give claims back after an interrupt; a server that does not answer keeps nobody longer.
constexpr std::chrono::seconds kPatience{4};

/// Reads "2/8", the second of eight parts.
bool readShard(const std::string& text, app::AnalyzeOptions& options) {
  unsigned part = 0;
  unsigned parts = 0;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, part);
  if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/') return false;
  const auto second = std::from_chars(first.ptr + 1, end, parts);
  if (second.ec != std::errc() || second.ptr != end || part < 1 || part > parts) return false;
  options.shard = part - 1;
  options.shards = parts;
  return true;
}

void print(const app::AnalyzeOutcome& outcome, const reports::WorkCount& count, const Options& options) {
  if (options.json) {
    const nlohmann::json object{{"analyzed", outcome.analyzed},
                                {"failed", outcome.failures.size()},
                                {"lexiconMisfits", outcome.misfits},
                                {"elsewhere", outcome.elsewhere},
                                {"done", count.done},
                                {"all", count.all},
                                {"interrupted", outcome.stopped}};
    sayJson(object.dump());
    return;
  }
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  say("{}\n",
      phrasePlural(wording, "{0} game analysed", "{0} games analysed", static_cast<long>(outcome.analyzed)));
  say("{}\n", phrase(wording, "{0} of {1} games of the library have an analysis as strong as this",
                     count.done, count.all));
  if (outcome.misfits > 0)
    say("{}\n",
        phrasePlural(wording,
                     "the lexicon does not fit {0} of them, which is left out of figures that need one",
                     "the lexicon does not fit {0} of them, which are left out of figures that need one",
                     static_cast<long>(outcome.misfits)));
  if (!outcome.failures.empty())
    say("{}\n", phrasePlural(wording, "{0} game could not be analysed; the reasons are above",
                             "{0} games could not be analysed; the reasons are above",
                             static_cast<long>(outcome.failures.size())));
  if (outcome.elsewhere > 0)
    say("{}\n",
        phrasePlural(wording, "{0} game is being analysed by somebody else",
                     "{0} games are being analysed by somebody else", static_cast<long>(outcome.elsewhere)));
}

/// A lexicon that is missing is missing for many games: each reason is told once.
void complainOf(const std::vector<app::AnalyzeFailure>& failures, const reports::Wording& wording) {
  std::map<std::string, std::size_t> counts;
  const auto reasonOf = [](const app::AnalyzeFailure& failure) {
    return failure.error.code + "\n" + failure.error.message.english();
  };
  for (const app::AnalyzeFailure& failure : failures)
    ++counts[reasonOf(failure)];
  for (const app::AnalyzeFailure& failure : failures) {
    const std::size_t count = std::exchange(counts[reasonOf(failure)], 0);
    if (count == 0) continue;
    complain(failure.error,
             count == 1 ? failure.path : phrase(wording, "{0} and {1} more", failure.path, count - 1));
  }
}

Exit runAnalyze(const Options& options) {
  endSoonAfterInterrupt(kPatience);
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  app::AnalyzeOptions analyze = options.analyze;
  const auto person = personAsked(*library, options.player);
  if (!person) return failed(person.error());
  analyze.person = *person;
  reports::WorkCount count;
  app::AnalyzeOutcome outcome;
  {
    const InterruptWatch watch;
    ProgressLine line(said::words("analyze"));
    std::optional<std::size_t> before;  // done by earlier runs, which tells nothing of the time to go
    const auto progress = [&](const reports::WorkCount& now) {
      count = now;
      if (!before) before = now.done;
      line.show({}, now.done - *before, now.all - *before);
    };
    outcome = app::analyze(*library, lexica::findDataPaths(), analyze, progress, watch.token());
  }
  complainOf(outcome.failures, interfaceWording(options.interfaceLanguage));
  if (outcome.error) return failed(*outcome.error);
  print(outcome, count, options);
  if (outcome.stopped) return Exit::interrupted;
  return exitFor(outcome.failures.size(), outcome.failures.size() + outcome.analyzed);
}

}  // namespace

void addAnalyze(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand(
      "analyze", "Grade the games of the library that are not yet graded; goes on where it stopped");
  addLibraryOption(command, options->library);
  command
      .option("--preset", options->preset,
              "quick: static equity; standard: simulation and searched endings; deep: more of them")
      .oneOf({"quick", "standard", "deep"})
      .showDefault();
  command.option("--player", options->player, "the games of one player only").typeName("NAME");
  command
      .option("--shard", options->shard,
              "the second of eight parts as 2/8, for processes that share the work")
      .typeName("K/N");
  command.option("--most", options->analyze.most, "games to analyse, at most (default: all)");
  command.flag("--newest-first", options->analyze.newestFirst,
               "the games played last first (default: as they were imported)");
  command.flag("--renew", options->analyze.renew, "also what another version of Rozbor has analysed");
  command
      .option("--lexicon", options->analyze.review.lexicon,
              "lexicon by name or file (default: the "
              "record's, else the language's)")
      .typeName("NAME|FILE");
  addLeavesOption(command, options->analyze.review.leaves);
  command
      .option("--luck-samples", options->analyze.review.luckSamples,
              "draws that each draw of tiles is held against; 0: luck is not measured")
      .between(0, 100000);
  command.option("--seed", options->analyze.review.seed, "the same seed gives the same analysis")
      .showDefault();
  addThreadsOption(command, options->analyze.review.threads,
                   "games that are analysed at the same time (default: all processors)");
  command.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  addInterfaceOption(command, options->interfaceLanguage);
  command.action([options, &run] {
    if (!options->shard.empty() && !readShard(options->shard, options->analyze))
      throw UsageError("--shard: write 2/8 for the second of eight parts");
    options->analyze.review.preset = *reports::preset(options->preset);
    run = [options] { return runAnalyze(*options); };
  });
}

}  // namespace rozbor::cli
