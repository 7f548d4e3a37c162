#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "commands.h"
#include "position/loss_text.h"
#include "position/position_options.h"
#include "rozbor/app/review/conversion.h"
#include "rozbor/app/review/online_files.h"
#include "rozbor/app/review/record_file.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/render/diagnostic_words.h"
#include "sheet_options.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string format;
  std::string output = "-";
  SheetOptions sheet;
  std::string layout;
  bool places = false;
  bool racks = false;
  std::string language;
  std::string lexicon;
  std::string otherSheet;
  std::string interface;
};

const std::map<std::string, parser::SheetLayout> kLayouts{{"side-by-side", parser::SheetLayout::sideBySide},
                                                          {"list", parser::SheetLayout::list}};

app::ConversionTarget targetOf(const Options& options, const game::Language& language) {
  app::ConversionTarget target;
  target.format = app::recordFormat(options.format).value_or(app::RecordFormat::gcg);
  target.style = styleOf(options.sheet, language);
  target.style.coordinates = options.places;
  target.style.racks = options.racks;
  if (!options.layout.empty()) target.layout = kLayouts.at(options.layout);
  return target;
}

/// A format that needs the game, not only the sheet.
bool isGameFormat(const std::string& format) {
  return format == "gcg" || format == "json" || format == "replay";
}

/// What the reader and, for a sheet, the reconstruction have to say. Of a sheet that stays a sheet only
/// faults of the text matter.
void tellFaults(const app::OpenedRecord& source, const Options& options, const reports::Wording& wording) {
  const bool isGame = isGameFormat(options.format);
  for (const parser::Diagnostic& diagnostic : source.file.parsed.diagnostics) {
    const bool isOfGame = diagnostic.code.starts_with("reconstruct.");
    if (isOfGame && !isGame && !options.places) continue;
    tell("{}\n", diagnosticLine(source.file.path.string(), diagnostic, wording));
  }
}

/// Faults that are no obstacle to this conversion do not fail it.
bool isFaulty(const app::OpenedRecord& source, const Options& options) {
  const bool isGame = isGameFormat(options.format);
  return std::ranges::any_of(source.file.parsed.diagnostics, [&](const parser::Diagnostic& diagnostic) {
    return diagnostic.severity == parser::Severity::error &&
           (isGame || !diagnostic.code.starts_with("reconstruct."));
  });
}

/// True when the file could be read without errors and written.
bool convertOne(app::Reviewer& reviewer, const app::RecordSource& record, const Options& options,
                const reports::Wording& wording) {
  const std::string file = record.path.string();
  const auto source = reviewer.open(record, options.language, options.lexicon);
  if (!source) {
    complain(source.error(), file);
    return false;
  }
  tellFaults(*source, options, wording);
  const auto conversion = convert(*source, targetOf(options, *source->file.language));
  if (!conversion) {
    complain(conversion.error(), file);
    return false;
  }
  for (const app::Loss& loss : conversion->losses)
    tell("{}: {}\n", file, lossText(loss, wording));
  return writeFile(options.output, conversion->text) && !isFaulty(*source, options);
}

Exit runConvert(const Options& options) {
  auto sources = app::recordSources(options.files);
  const auto wording = interfaceWording(options.interface);
  if (options.output != "-" && sources.size() > 1) {
    complain({"usage.one-file", said::words("--output takes one record")});
    return Exit::usage;
  }
  if (!options.otherSheet.empty()) {
    if (sources.size() > 1) {
      complain({"usage.one-file", said::words("{0} takes one sheet", "--other-sheet")});
      return Exit::usage;
    }
    if (!takeOtherSheet(sources.front(), options.otherSheet, options.interface)) return Exit::data;
  }
  endOnInterrupt();
  app::Reviewer reviewer(lexica::findDataPaths());
  std::size_t failed = 0;
  for (const app::RecordSource& source : sources) {
    failed += convertOne(reviewer, source, options, wording) ? 0 : 1;
    if (interrupted()) return Exit::interrupted;
    flushOutput();
  }
  return exitFor(failed, sources.size());
}

}  // namespace

void addConvert(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand(
      "convert", "Write records in another format: GCG, score sheet, CSV, JSON; says what is lost");
  command
      .option("FILE", options->files,
              "GCG files, online records (.json) or score sheets; - is standard input")
      .required();
  command
      .option("--to", options->format, "gcg, sheet, csv, json (an online record), replay (as replay --json)")
      .required()
      .oneOf({"gcg", "sheet", "csv", "json", "replay"});
  command.option("--output", options->output, "the file to write (default: standard output)")
      .typeName("FILE");
  command.flag("--places", options->places, "a sheet with a column for the places of words");
  command.flag("--racks", options->racks, "a sheet with a column for racks");
  command.option("--layout", options->layout, "side-by-side or list (default: that of the sheet)")
      .oneOf({"side-by-side", "list"});
  addSheetOptions(command, options->sheet);
  command.option("--language", options->language, "language of the game (default: the one that fits best)")
      .typeName("ID");
  command.option("--lexicon", options->lexicon, "lexicon that judges the words of a sheet")
      .typeName("NAME|FILE");
  addOtherSheetOption(command, options->otherSheet);
  addInterfaceOption(command, options->interface);
  command.action([options, &run] { run = [options] { return runConvert(*options); }; });
}

}  // namespace rozbor::cli
