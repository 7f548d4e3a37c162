#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/entry/entry_words.h"
#include "rozbor/app/entry/sheet_entry.h"
#include "rozbor/app/entry/sheet_opener.h"
#include "rozbor/app/replace_file.h"
#include "sheet_options.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::string file;
  std::string language;
  std::string lexicon;
  std::string otherSheet;
  SheetOptions sheet;
  std::string interface;
};

/// An existing sheet of which nothing tells the language is Czech, too.
constexpr const char* kUsualLanguage = "cs";

/// A sheet that is there, with that of the other player where one is named.
game::Result<app::SheetFile> openBegun(const app::SheetOpener& opener, const Options& options) {
  if (options.otherSheet.empty()) return opener.open(options.file, options.language, options.lexicon);
  app::RecordSource source{.path = options.file};
  const auto told = app::addOtherSheet(source, options.otherSheet);
  if (!told) return told.error();
  return opener.open(*source.sheet, options.language, options.lexicon, {});
}

game::Result<app::SheetFile> openSheet(const Options& options) {
  const app::SheetOpener opener(lexica::findDataPaths());
  std::error_code ignored;
  if (std::filesystem::exists(options.file, ignored) && std::filesystem::file_size(options.file, ignored) > 0)
    return openBegun(opener, options);
  return opener.blank(options.file, options.language.empty() ? kUsualLanguage : options.language,
                      options.lexicon);
}

bool isQuit(const std::string& line) {
  return line == "quit" || line == "quit\r";
}

/// Takes lines until the sheet is finished, the input ends or the user stops.
Exit takeLines(app::SheetEntry& entry, const Options& options) {
  const auto wording = interfaceWording(options.interface);
  const std::string columns = styleOf(options.sheet, *entry.file().language).language;
  const bool isAsked = ::isatty(STDIN_FILENO) != 0;
  std::string saved;
  std::string line;
  while (entry.stage() != app::EntryStage::finished) {
    if (isAsked) tell("{} > ", promptText(entry, wording));
    if (!std::getline(std::cin, line)) break;
    if (isQuit(line)) return Exit::ok;
    for (const app::EntryReply& reply : entry.take(line))
      say("{}\n", replyText(entry.sheet(), reply, wording));
    flushOutput();
    std::string text = entry.text(columns);
    if (text == saved) continue;
    if (const auto error = app::replaceFile(options.file, text)) {
      complain(*error);
      return Exit::data;
    }
    saved = std::move(text);
  }
  return Exit::ok;
}

Exit runEnter(const Options& options) {
  // Ctrl-C would wait for the next line; every line so far is saved, so it may end the program at once.
  endOnInterrupt();
  auto file = openSheet(options);
  if (!file) {
    complain(file.error(), options.file);
    return Exit::data;
  }
  auto entry = app::SheetEntry::begin(*std::move(file));
  if (!entry) {
    complain(entry.error(), options.file);
    return Exit::data;
  }
  return takeLines(*entry, options);
}

}  // namespace

void addEnter(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand(
      "enter", "Enter a score sheet line by line, or go on with one; saved after every line");
  command.option("FILE", options->file, "the sheet, a new file or one that was begun").required();
  command.option("--language", options->language, "language of the game (default: that of the sheet, or cs)")
      .typeName("ID");
  command.option("--lexicon", options->lexicon, "lexicon that judges words").typeName("NAME|FILE");
  command
      .option("--columns", options->sheet.columns,
              "language of the sheet's columns (default: that of the game)")
      .oneOf({"cs", "sk", "pl", "en"});
  addOtherSheetOption(command, options->otherSheet);
  addInterfaceOption(command, options->interface);
  command.footer(
      "A line is WORD POINTS [TOTAL] [PLACE], \"exchange 3\", \"pass\" or \"WORD invalid\"; \"undo\" takes "
      "the "
      "last turn back, \"edit #3 WORD POINTS\", \"insert #3 WORD POINTS\" and \"remove #3\" change turns "
      "above, "
      "\"board ROWS\" is the board as it is seen now, \"end\" asks for the tiles left and the result, "
      "\"quit\" stops.");
  command.action([options, &run] { run = [options] { return runEnter(*options); }; });
}

}  // namespace rozbor::cli
