#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands.h"
#include "interrupt_watch.h"
#include "position/position_options.h"
#include "rozbor/app/entry/board_file.h"
#include "rozbor/app/entry/place_answer.h"
#include "rozbor/app/entry/sheet_file.h"
#include "rozbor/app/entry/sheet_opener.h"
#include "rozbor/app/review/record_file.h"
#include "rozbor/game/notation.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/render/diagnostic_words.h"
#include "rozbor/render/render_sheet.h"
#include "sheet_options.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string language;
  std::string lexicon;
  std::string interface;
  std::string gcg;
  std::string otherSheet;
  std::string board;
  std::uint64_t boardAfter = 0;  ///< 0: the whole game
  bool ask = false;
  bool json = false;
};

reports::SheetReport reportOf(const app::SheetFile& sheet, double seconds) {
  parser::ParsedRecord parsed = recordOf(sheet);
  reports::SheetReport report{.file = sheet.path.string(),
                              .sheet = sheet.parsed.sheet,
                              .reconstruction = sheet.reconstruction,
                              .language = *sheet.language,
                              .lexicon = sheet.lexicon ? sheet.lexicon->info().name : std::string(),
                              .betterLexicon = sheet.betterLexicon,
                              .gcg = {},
                              .diagnostics = std::move(parsed.diagnostics),
                              .seconds = seconds};
  if (!sheet.reconstruction.solutions.empty()) report.gcg = writeGcg(parsed.record);
  return report;
}

/// Asks until the sheet is settled or the user has no answer.
void askUser(app::SheetFile& sheet, const reports::Wording& wording) {
  while (sheet.reconstruction.question) {
    const replay::Question question = *sheet.reconstruction.question;
    tell("{}\n", questionText(sheet.parsed.sheet, question, wording));
    for (std::size_t at = 0; at < question.places.size(); ++at) {
      tell("  {}  {}  {:.0f} %\n", at + 1, moveText(question.places[at].move, sheet.language->alphabet),
           100 * question.places[at].probability);
    }
    tell("> ");
    std::string line;
    if (!std::getline(std::cin, line) || line.empty()) return;
    if (const game::Move* place = app::placeNamed(question.places, line))
      answer(sheet, question.turn, *place);
  }
}

/// True when the sheet was read without errors and some game was found.
bool reconstructOne(const app::SheetOpener& opener, app::SheetGame game, const Options& options) {
  const std::string file = game.path.string();
  const auto start = std::chrono::steady_clock::now();
  const InterruptWatch watch;
  auto sheet = opener.open(std::move(game), options.language, options.lexicon, watch.token());
  if (interrupted()) return false;
  if (!sheet) {
    complain(sheet.error(), file);
    return false;
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  const auto wording = interfaceWording(options.interface);
  if (options.ask) askUser(*sheet, wording);
  const auto report = reportOf(*sheet, took.count());
  if (!options.gcg.empty() && !report.gcg.empty() && !writeFile(options.gcg, report.gcg)) return false;
  if (options.json) {
    sayJson(renderSheetJson(report));
  } else {
    sayText(renderSheetText(report, wording));
    if (options.gcg.empty() && !report.gcg.empty()) sayText("\n" + report.gcg);
  }
  for (const parser::Diagnostic& diagnostic : report.diagnostics) {
    if (!options.json && diagnostic.severity == parser::Severity::error)
      tell("{}\n", diagnosticLine(file, diagnostic, wording));
  }
  return !report.gcg.empty() && !app::hasErrors(report.diagnostics);
}

/// The board of --board, with what is to be said of it told.
std::optional<std::vector<parser::BoardReading>> boardsFor(const Options& options) {
  if (options.board.empty()) return std::vector<parser::BoardReading>();
  auto board = app::openBoard(
      options.board,
      options.boardAfter > 0 ? std::optional(static_cast<std::uint32_t>(options.boardAfter)) : std::nullopt);
  if (!board) {
    complain(board.error(), options.board);
    return std::nullopt;
  }
  const auto wording = interfaceWording(options.interface);
  for (const parser::Diagnostic& diagnostic : board->diagnostics)
    tell("{}\n", diagnosticLine(options.board, diagnostic, wording));
  return std::vector{std::move(board->board)};
}

Exit runReconstruct(const Options& options) {
  if (options.boardAfter > 0 && options.board.empty()) {
    complain({"usage.board-after", said::words("--board-after needs --board")});
    return Exit::usage;
  }
  const auto boards = boardsFor(options);
  if (!boards) return Exit::data;
  endOnInterrupt();
  const app::SheetOpener opener(lexica::findDataPaths());
  std::vector<app::SheetGame> games;
  std::size_t failed = 0;
  for (const std::string& file : options.files) {
    auto found = opener.gamesIn(file);
    if (found) {
      std::ranges::move(*found, std::back_inserter(games));
    } else {
      complain(found.error(), file);
      ++failed;
    }
  }
  const std::size_t all = games.size() + failed;
  for (const auto& [option, isGiven] :
       {std::pair("--gcg", !options.gcg.empty()), std::pair("--board", !options.board.empty()),
        std::pair("--other-sheet", !options.otherSheet.empty())}) {
    if (!isGiven || all == 1) continue;  // a file may hold several games
    complain({"usage.one-file", said::words("{0} takes one sheet", option)});
    return Exit::usage;
  }
  for (app::SheetGame& game : games) {
    if (!options.otherSheet.empty() && !takeOtherSheet(game, options.otherSheet, options.interface))
      return Exit::data;
    std::ranges::copy(*boards, std::back_inserter(game.parsed.sheet.boards));
    failed += reconstructOne(opener, std::move(game), options) ? 0 : 1;
    flushOutput();
  }
  return exitFor(failed, all);
}

}  // namespace

void addReconstruct(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand(
      "reconstruct", "Find where the words of a score sheet without coordinates lay (docs/cas.md)");
  command.option("SHEET", options->files, "score sheets; - is standard input").required();
  command.option("--language", options->language, "language of the game (default: the one that fits best)")
      .typeName("ID");
  command.option("--lexicon", options->lexicon, "lexicon to judge words by (default: the sheet's variant)")
      .typeName("NAME|FILE");
  command.option("--gcg", options->gcg, "write the likeliest game into this file").typeName("FILE");
  addOtherSheetOption(command, options->otherSheet);
  command
      .option(
          "--board", options->board,
          "the board as it was seen: rows as typed or as in a CGP, or a table of probabilities (docs/cas.md)")
      .typeName("FILE|ROWS");
  command.option("--board-after", options->boardAfter, "turns of the sheet before that board (default: all)")
      .typeName("TURNS");
  command.flag("--ask", options->ask, "ask where a word lay until the game is settled");
  addInterfaceOption(command, options->interface);
  command.flag("--json", options->json, "one JSON object a sheet on standard output (docs/json.md)");
  command.action([options, &run] { run = [options] { return runReconstruct(*options); }; });
}

}  // namespace rozbor::cli
