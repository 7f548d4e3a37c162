#include <memory>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/review/duplicate_game.h"
#include "rozbor/app/review/record_file.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/render_duplicate.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  app::DuplicateOptions game;
  std::string html;
  std::string pdf;
  std::string interface;
  bool json = false;
  bool brief = false;

  [[nodiscard]] bool writes() const { return !html.empty() || !pdf.empty(); }
  [[nodiscard]] bool writesToOutput() const { return html == "-" || pdf == "-"; }
};

/// Everything that was asked for; false when some of it could not be written.
bool deliver(const reports::DuplicateReview& review, const Options& options) {
  const reports::Wording wording = interfaceWording(options.interface);
  const reports::Document document = duplicateDocument(review, wording, options.brief);
  bool written = true;
  if (!options.html.empty()) written &= writeFile(options.html, renderDocumentHtml(document, wording));
  if (!options.pdf.empty()) written &= writeFile(options.pdf, charts::pdf(document, wording));
  if (options.json) {
    sayJson(renderDuplicateJson(review));
  } else if (!options.writesToOutput()) {
    sayPainted(renderDocumentText(document, {hasColour(stdout), terminalWidth(), true}));
  }
  return written;
}

/// True when it was graded and had no errors.
bool gradeOne(const std::string& file, const Options& options) {
  const auto review = reviewDuplicateFile(file, options.game, lexica::findDataPaths());
  if (!review) {
    complain(review.error(), file);
    return false;
  }
  return deliver(*review, options) && !app::hasErrors(review->diagnostics);
}

Exit runDuplicate(const Options& options) {
  endOnInterrupt();
  std::size_t failed = 0;
  for (const std::string& file : options.files) {
    failed += gradeOne(file, options) ? 0 : 1;
    if (interrupted()) return Exit::interrupted;
    flushOutput();
  }
  return exitFor(failed, options.files.size());
}

}  // namespace

void addDuplicate(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand(
      "duplicate", "Grade a game of duplicate scrabble: each player's share of the best plays");
  command.option("FILE", options->files, "tables of rounds (docs/duplicate.md); - is standard input")
      .required();
  command.option("--html", options->html, "write the report as one self-contained page").typeName("FILE");
  command.option("--pdf", options->pdf, "write the report as a PDF file for paper").typeName("FILE");
  command.flag("--json", options->json, "one JSON object a file on standard output (docs/json.md)");
  command.flag("--brief", options->brief, "leave out what each player missed");
  command
      .option("--language", options->game.language,
              "language of the game (default: the one that explains the table best)")
      .typeName("ID");
  command
      .option("--lexicon", options->game.lexicon,
              "lexicon by name or file (default: the table's, else the language's)")
      .typeName("NAME|FILE");
  addInterfaceOption(command, options->interface);
  command.action([options, &run] {
    if (options->files.size() > 1 && options->writes())
      throw UsageError("--html and --pdf take one table at a time");
    if (options->json && options->writesToOutput())
      throw UsageError("standard output is for the JSON; give --html and --pdf a file");
    run = [options] { return runDuplicate(*options); };
  });
}

}  // namespace rozbor::cli
