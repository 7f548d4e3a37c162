#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <memory>

#include "commands.h"
#include "library/library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/library_view.h"
#include "rozbor/app/review/online_files.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/document.h"
#include "rozbor/render/render.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::vector<reports::Id> games;
  std::string library;
  app::ReviewOptions review;
  std::string preset = "quick";
  std::string html;
  std::string pdf;
  std::string gcg;
  std::string interfaceLanguage;
  bool json = false;
  bool brief = false;
};

bool writePage(const reports::GameReview& review, const reports::Wording& wording, const std::string& path) {
  const reports::HtmlPictures pictures{charts::gameChart(review, wording),
                                       charts::lossChart(review, wording)};
  return writeFile(path, renderHtml(review, wording, pictures));
}

bool writePdf(const reports::GameReview& review, const reports::Wording& wording, const std::string& path) {
  const reports::Document document = reports::reviewDocument(
      review, wording, {charts::gameChart(review, wording), charts::lossChart(review, wording)});
  return writeFile(path, charts::pdf(document, wording));
}

/// Standard output is taken by one of the files.
bool writesToOutput(const Options& options) {
  return options.html == "-" || options.pdf == "-" || options.gcg == "-";
}

/// Everything that was asked for; false when some of it could not be written.
bool deliver(const reports::GameReview& review, const reports::Wording& wording, const Options& options) {
  bool written = true;
  if (!options.html.empty()) written &= writePage(review, wording, options.html);
  if (!options.pdf.empty()) written &= writePdf(review, wording, options.pdf);
  if (!options.gcg.empty()) written &= writeFile(options.gcg, renderGcg(review, wording));
  if (options.json) {
    fmt::print("{}\n", renderReviewJson(review));
  } else if (!writesToOutput(options)) {
    fmt::print("{}", renderText(review, wording, {hasColour(stdout), terminalWidth(), !options.brief}));
  }
  return written;
}

void printFaults(const std::string& file, const std::vector<parser::Diagnostic>& diagnostics) {
  for (const parser::Diagnostic& diagnostic : diagnostics) {
    fmt::print(stderr, "{}:{}:{}: {}: {} [{}]\n", file, diagnostic.where.line, diagnostic.where.column,
               parser::name(diagnostic.severity), diagnostic.message, diagnostic.code);
  }
}

/// Something to review, in its language as far as that is known.
struct Case {
  app::RecordSource source;
  std::string language;
};

/// The games of the library that were asked for. Errors: those of the library, "library.no-game".
game::Result<std::vector<Case>> gamesAsked(reports::Library& library, const Options& options) {
  const auto rows = library.games();
  if (!rows) return rows.error();
  std::vector<Case> cases;
  for (const reports::Id id : options.games) {
    const auto row = std::ranges::find(*rows, id, &reports::GameRow::id);
    if (row == rows->end()) return library.record(id).error();
    const auto source = app::sourceOf(library, *row);
    if (!source) return source.error();
    cases.push_back({*source, row->language});
  }
  return cases;
}

/// True when it was reviewed and had no errors.
bool reviewOne(app::Reviewer& reviewer, const Case& asked, const Options& options,
               const reports::Wording& wording) {
  const std::string file = asked.source.path.string();
  app::ReviewOptions how = options.review;
  if (how.language.empty()) how.language = asked.language;
  ProgressLine line(file);
  const auto progress = [&](std::size_t done, std::size_t all) {
    line.show("", done, all);
    return !interrupted();
  };
  const app::ReviewOutcome outcome = reviewer.review(asked.source, how, progress);
  if (outcome.error) {
    printFaults(file, outcome.diagnostics);
    complain(*outcome.error, file);
    return false;
  }
  return deliver(*outcome.review, wording, options) && !app::hasErrors(outcome.diagnostics);
}

Exit runReview(const Options& options) {
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  std::vector<Case> cases;
  for (app::RecordSource& source : app::recordSources(options.files))
    cases.push_back({std::move(source), {}});
  if (!options.games.empty()) {
    auto library = openLibrary(options.library);
    if (!library) return Exit::data;
    auto games = gamesAsked(*library, options);
    if (!games) return cli::failed(games.error());
    std::ranges::move(*games, std::back_inserter(cases));
  }
  const bool writes = !options.html.empty() || !options.pdf.empty() || !options.gcg.empty();
  if (writes && cases.size() > 1) {  // a file may hold several games
    complain({"usage.one-file", "--html, --pdf and --gcg take one record at a time"});
    return Exit::usage;
  }
  app::Reviewer reviewer(lexica::findDataPaths());
  std::size_t failed = 0;
  for (const Case& asked : cases) {
    failed += reviewOne(reviewer, asked, options, wording) ? 0 : 1;
    if (interrupted()) return Exit::interrupted;
  }
  return exitFor(failed, cases.size());
}

}  // namespace

void addReview(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "review", "Replay and grade games: what decided them, and where points were lost");
  command->add_option("FILE", options->files,
                      "game records (.gcg, .json) or score sheets; - is standard input");
  command->add_option("--game", options->games, "a game of the library, by the number that games lists")
      ->type_name("GAME");
  addLibraryOption(*command, options->library);
  command->add_option("--html", options->html, "write the review as one self-contained page")
      ->type_name("FILE");
  command->add_option("--pdf", options->pdf, "write the review as a PDF file for paper")->type_name("FILE");
  command->add_option("--gcg", options->gcg, "write the record with our notes in it; yours stay")
      ->type_name("FILE");
  command->add_flag("--json", options->json, "one JSON object a file on standard output (docs/json.md)");
  command->add_flag("--brief", options->brief, "leave out the table of all turns");
  command
      ->add_option("--language", options->review.language,
                   "language of the game: cs, sk, pl, en, … (default: the one that explains the record best)")
      ->type_name("ID");
  command
      ->add_option("--lexicon", options->review.lexicon,
                   "lexicon by name or file (default: the record's, else the language's)")
      ->type_name("NAME|FILE");
  addLeavesOption(*command, options->review.leaves);
  command
      ->add_option("--preset", options->preset,
                   "quick: static equity; standard: simulation and exact endings; deep: more of them")
      ->check(CLI::IsMember({"quick", "standard", "deep"}))
      ->capture_default_str();
  command->add_option("--model", options->review.winModel, "the win model (default: the language's)")
      ->type_name("FILE");
  command
      ->add_option("--luck-samples", options->review.luckSamples,
                   "draws that each draw of tiles is held against (docs/luck.md); 0: luck is not measured "
                   "(default: quick 0, standard 200, deep 1000)")
      ->check(CLI::Range(0, 100000).description(""));
  addBudgetOption(*command, options->review.budget,
                  "time for a game, as 60s or 5m: spent where a verdict is not clear (standard, deep)");
  command->add_option("--seed", options->review.seed, "the same seed gives the same review")
      ->capture_default_str();
  addThreadsOption(*command, options->review.threads, "threads that work");
  addInterfaceOption(*command, options->interfaceLanguage, "the report");
  command->callback([options, &run] {
    const bool writes = !options->html.empty() || !options->pdf.empty() || !options->gcg.empty();
    const std::size_t records = options->files.size() + options->games.size();
    if (records == 0) throw CLI::ValidationError("FILE or --game is required");
    if (records > 1 && writes) {
      throw CLI::ValidationError("--html, --pdf and --gcg take one record at a time");
    }
    if (options->json && writesToOutput(*options)) {
      throw CLI::ValidationError("standard output is for the JSON; give --html, --pdf and --gcg a file");
    }
    options->review.preset = *reports::preset(options->preset);
    run = [options] { return runReview(*options); };
  });
}

}  // namespace rozbor::cli
