#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>

#include "commands.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  app::ImportOptions import;
  std::string library;
  std::string interfaceLanguage;
  std::string date;
  bool json = false;
};

/// How many files came to what.
using Counts = std::array<std::size_t, 5>;

/// Why files could not be taken in, and how many.
using Reasons = std::map<std::string, std::size_t>;

std::size_t countOf(const Counts& counts, app::ImportStatus status) {
  return counts[static_cast<std::size_t>(status)];
}

void printJson(const app::ImportOutcome& outcome) {
  const auto errors =
      std::ranges::count(outcome.diagnostics, parser::Severity::error, &parser::Diagnostic::severity);
  const nlohmann::json object{
      {"file", outcome.file.string()},
      {"status", app::name(outcome.status)},
      {"game", outcome.game != 0 ? nlohmann::json(outcome.game) : nlohmann::json()},
      {"code", outcome.error ? nlohmann::json(outcome.error->code) : nlohmann::json()},
      {"message", outcome.error ? nlohmann::json(outcome.error->message.english()) : nlohmann::json()},
      {"remarks", outcome.diagnostics.size()},
      {"errors", errors}};
  sayJson(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

/// A file that failed, and the faults of one that was taken in all the same.
void printTrouble(const app::ImportOutcome& outcome, const reports::Wording& wording) {
  const std::string file = outcome.file.string();
  for (const parser::Diagnostic& diagnostic : outcome.diagnostics) {
    if (diagnostic.severity != parser::Severity::error) continue;
    tell("{}\n", diagnosticLine(file, diagnostic, wording));
  }
  if (outcome.status == app::ImportStatus::failed) complain(*outcome.error, file);
}

void printSummary(const Counts& counts, const Reasons& reasons, const reports::Wording& wording) {
  const auto count = [&](app::ImportStatus status) { return countOf(counts, status); };
  const auto line = [&](const std::string& text) { say("{}\n", text); };
  line(phrasePlural(wording, "{0} game added", "{0} games added",
                    static_cast<long>(count(app::ImportStatus::added))));
  if (const auto known = count(app::ImportStatus::known))
    line(phrasePlural(wording, "{0} was there before", "{0} were there before", static_cast<long>(known)));
  if (const auto enriched = count(app::ImportStatus::enriched))
    line(phrasePlural(wording, "{0} was there before, and its record tells more now",
                      "{0} were there before, and their records tell more now", static_cast<long>(enriched)));
  if (const auto skipped = count(app::ImportStatus::skipped))
    line(phrasePlural(wording, "{0} other file left aside", "{0} other files left aside",
                      static_cast<long>(skipped)));
  if (const auto failed = count(app::ImportStatus::failed))
    line(phrasePlural(wording, "{0} file could not be taken in", "{0} files could not be taken in",
                      static_cast<long>(failed)));
  for (const auto& [code, files] : reasons)
    line(fmt::format("  {} × {}", files, code));
}

/// A full disk or a library that is locked is the same for every file to come.
bool isOfLibrary(const app::ImportOutcome& outcome) {
  return outcome.error && outcome.error->code.starts_with("library.");
}

Exit runImport(const Options& options) {
  // A file in hand is taken in as a whole or not at all.
  endSoonAfterInterrupt(std::chrono::seconds(1));
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  const auto files = app::filesToImport({options.files.begin(), options.files.end()});
  app::Importer importer(lexica::findDataPaths(), options.import);
  Counts counts{};
  Reasons reasons;
  bool isStopped = false;
  {
    ProgressLine line(said::words("import"));
    for (std::size_t at = 0; at < files.size() && !interrupted(); ++at) {
      line.show({}, at, files.size());
      const auto told = [&](const app::ImportOutcome& outcome) {
        isStopped = isStopped || isOfLibrary(outcome);
        ++counts[static_cast<std::size_t>(outcome.status)];
        if (outcome.status == app::ImportStatus::failed) ++reasons[outcome.error->code];
        if (options.json) printJson(outcome);
        printTrouble(outcome, wording);
        return !isStopped && !interrupted();
      };
      (void)importer.takeEach(files[at], *library, told);
      if (isStopped) return Exit::data;
    }
  }
  if (!options.json) printSummary(counts, reasons, wording);
  if (interrupted()) return Exit::interrupted;
  const std::size_t all = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
  return exitFor(countOf(counts, app::ImportStatus::failed), std::max(all, files.size()));
}

}  // namespace

void addImport(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("import", "Take records of games into the library");
  command
      .option("FILE", options->files,
              "records (.gcg, .json), score sheets, folders and archives (.zip, .tar.gz) of them")
      .required();
  addLibraryOption(command, options->library);
  command.option("--event", options->import.event, "tournament or club evening that all are of")
      .typeName("NAME");
  command.option("--round", options->import.round, "round that all are of").typeName("TEXT");
  command
      .option("--date", options->date,
              "day that all were played on (default: from the score sheet, or from the file's name)")
      .typeName("DAY");
  command
      .option("--language", options->import.language,
              "language of the games (default: the one that explains each best)")
      .typeName("ID");
  command.option("--lexicon", options->import.lexicon, "lexicon that score sheets are read with")
      .typeName("NAME|FILE");
  command.flag("--json", options->json, "one JSON object a file on standard output (docs/json.md)");
  addInterfaceOption(command, options->interfaceLanguage);
  command.action([options, &run] {
    options->import.playedOn = app::dayOf(options->date);
    if (!options->date.empty() && options->import.playedOn.empty())
      throw UsageError("--date: \"{0}\" is no day; write 2026-11-21", {options->date});
    run = [options] { return runImport(*options); };
  });
}

}  // namespace rozbor::cli
