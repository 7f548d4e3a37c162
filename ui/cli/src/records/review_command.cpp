#include <fmt/format.h>

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
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/document.h"
#include "rozbor/render/render.h"
#include "sheet_options.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::vector<reports::Id> games;
  std::string library;
  app::ReviewOptions review;
  std::string preset = "standard";
  std::string html;
  std::string pdf;
  std::string gcg;
  std::string otherSheet;
  std::string interfaceLanguage;
  bool json = false;
  bool brief = false;
};

/// Page and paper of one document, whose charts are drawn once.
bool writeDrawn(const reports::GameReview& review, const reports::Wording& wording, const Options& options) {
  if (options.html.empty() && options.pdf.empty()) return true;
  const reports::Document document = reports::reviewDocument(
      review, wording, {charts::gameChart(review, wording), charts::lossChart(review, wording)});
  bool written = true;
  if (!options.html.empty()) written &= writeFile(options.html, renderDocumentHtml(document, wording));
  if (!options.pdf.empty()) written &= writeFile(options.pdf, charts::pdf(document, wording));
  return written;
}

/// Standard output is taken by one of the files.
bool writesToOutput(const Options& options) {
  return options.html == "-" || options.pdf == "-" || options.gcg == "-";
}

/// Everything that was asked for; false when some of it could not be written.
bool deliver(const reports::GameReview& review, const reports::Wording& wording, const Options& options) {
  bool written = writeDrawn(review, wording, options);
  if (!options.gcg.empty()) written &= writeFile(options.gcg, renderGcg(review, wording));
  if (options.json) {
    sayJson(renderReviewJson(review));
  } else if (!writesToOutput(options)) {
    sayPainted(renderText(review, wording, {hasColour(stdout), terminalWidth(), !options.brief}));
  }
  return written;
}

void printFaults(const std::string& file, const std::vector<parser::Diagnostic>& diagnostics,
                 const reports::Wording& wording) {
  for (const parser::Diagnostic& diagnostic : diagnostics)
    tell("{}\n", diagnosticLine(file, diagnostic, wording));
}

/// Something to review, in its language as far as that is known.
struct Case {
  app::RecordSource source;
  std::string language;
};

/// The games of the library that were asked for. Errors: those of the library, "library.no-game".
game::Result<std::vector<Case>> gamesAsked(reports::Library& library, const Options& options) {
  std::vector<Case> cases;
  for (const reports::Id id : options.games) {
    const auto row = library.game(id);
    if (!row) return row.error();
    const auto source = app::sourceOf(library, *row);
    if (!source) return source.error();
    cases.push_back({*source, row->language});
  }
  return cases;
}

enum class Reviewed { whole, interrupted, failed };

/// Failed: it was not reviewed, or has errors.
Reviewed reviewOne(app::Reviewer& reviewer, const Case& asked, const Options& options,
                   const reports::Wording& wording) {
  const std::string file = asked.source.path.string();
  app::ReviewOptions how = options.review;
  if (how.language.empty()) how.language = asked.language;
  ProgressLine line(said::Message::verbatim(file));
  const auto progress = [&](std::size_t done, std::size_t all) {
    line.show({}, done, all);
    return !interrupted();
  };
  const app::ReviewOutcome outcome = reviewer.review(asked.source, how, progress);
  if (outcome.error) {
    printFaults(file, outcome.diagnostics, wording);
    complain(*outcome.error, file);
    return outcome.error->code == "review.interrupted" ? Reviewed::interrupted : Reviewed::failed;
  }
  const bool delivered = deliver(*outcome.review, wording, options);
  if (outcome.review->interrupted) return Reviewed::interrupted;
  return delivered && !app::hasErrors(outcome.diagnostics) ? Reviewed::whole : Reviewed::failed;
}

Exit runReview(const Options& options) {
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  std::vector<Case> cases;
  for (app::RecordSource& source : app::recordSources(options.files))
    cases.push_back({std::move(source), {}});
  if (!options.games.empty()) {
    endSoonAfterInterrupt(std::chrono::seconds(5));
    auto library = openLibrary(options.library);
    if (!library) return Exit::data;
    auto games = gamesAsked(*library, options);
    if (!games) return cli::failed(games.error());
    std::ranges::move(*games, std::back_inserter(cases));
  }
  const bool writes = !options.html.empty() || !options.pdf.empty() || !options.gcg.empty();
  if (writes && cases.size() > 1) {  // a file may hold several games
    complain({"usage.one-file", said::words("--html, --pdf and --gcg take one record at a time")});
    return Exit::usage;
  }
  if (!options.otherSheet.empty()) {
    if (cases.size() != 1) {
      complain({"usage.one-file", said::words("{0} takes one sheet", "--other-sheet")});
      return Exit::usage;
    }
    if (!takeOtherSheet(cases.front().source, options.otherSheet, options.interfaceLanguage))
      return Exit::data;
  }
  app::Reviewer reviewer(lexica::findDataPaths());
  std::size_t failed = 0;
  for (std::size_t at = 0; at < cases.size(); ++at) {
    if (at > 0 && interrupted()) return Exit::interrupted;
    const Reviewed reviewed = reviewOne(reviewer, cases[at], options, wording);
    if (reviewed == Reviewed::interrupted) return Exit::interrupted;
    failed += reviewed == Reviewed::failed ? 1 : 0;
  }
  return exitFor(failed, cases.size());
}

}  // namespace

void addReview(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command =
      program.subcommand("review", "Replay and grade games: what decided them, and where points were lost");
  command.option("FILE", options->files, "game records (.gcg, .json) or score sheets; - is standard input");
  command.option("--game", options->games, "a game of the library, by the number that games lists")
      .typeName("GAME");
  addLibraryOption(command, options->library);
  addOtherSheetOption(command, options->otherSheet);
  command.option("--html", options->html, "write the review as one self-contained page").typeName("FILE");
  command.option("--pdf", options->pdf, "write the review as a PDF file for paper").typeName("FILE");
  command.option("--gcg", options->gcg, "write the record with our notes in it; yours stay").typeName("FILE");
  command.flag("--json", options->json, "one JSON object a file on standard output (docs/json.md)");
  command.flag("--brief", options->brief, "leave out the table of all turns");
  command
      .option("--language", options->review.language,
              "language of the game: cs, sk, pl, en, … (default: the one that explains the record best)")
      .typeName("ID");
  command
      .option("--lexicon", options->review.lexicon,
              "lexicon by name or file (default: the record's, else the language's)")
      .typeName("NAME|FILE");
  addLeavesOption(command, options->review.leaves);
  command
      .option("--preset", options->preset,
              "quick: static equity; standard: simulation and searched endings; deep: more of them")
      .oneOf({"quick", "standard", "deep"})
      .showDefault();
  command.option("--model", options->review.winModel, "the win model (default: the language's)")
      .typeName("FILE");
  command
      .option("--luck-samples", options->review.luckSamples,
              "draws that each draw of tiles is held against (docs/luck.md); 0: luck is not measured "
              "(default: quick 0, standard 200, deep 1000)")
      .between(0, 100000);
  addBudgetOption(command, options->review.budget,
                  "time for a game, as 60s or 5m: spent where a verdict is not clear (standard, deep)");
  command.option("--seed", options->review.seed, "the same seed gives the same review").showDefault();
  addThreadsOption(command, options->review.threads, "threads that work (default: all processors)");
  addInterfaceOption(command, options->interfaceLanguage);
  command.action([options, &run] {
    const bool writes = !options->html.empty() || !options->pdf.empty() || !options->gcg.empty();
    const std::size_t records = options->files.size() + options->games.size();
    if (records == 0) throw UsageError("FILE or --game is required");
    if (records > 1 && writes) {
      throw UsageError("--html, --pdf and --gcg take one record at a time");
    }
    if (options->json && writesToOutput(*options)) {
      throw UsageError("standard output is for the JSON; give --html, --pdf and --gcg a file");
    }
    options->review.preset = *reports::preset(options->preset);
    run = [options] { return runReview(*options); };
  });
}

}  // namespace rozbor::cli
