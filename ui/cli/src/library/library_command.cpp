#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "interrupt_watch.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/library_check.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::string library;
  std::string file;
  std::string interfaceLanguage;
  bool json = false;
};

void show(const reports::LibraryFault& fault, const Options& options, const reports::Wording& wording) {
  if (options.json) {
    const nlohmann::json object{{"code", fault.code},
                                {"game", fault.game != 0 ? nlohmann::json(fault.game) : nlohmann::json()},
                                {"message", fault.what.english()}};
    return sayJson(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  }
  const std::string where = fault.game != 0 ? phrase(wording, "game {0}", fault.game) + ": " : std::string();
  say("{}{} [{}]\n", where, wording.text(fault.what), fault.code);
}

Exit check(reports::Library& library, const Options& options) {
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  const InterruptWatch watch;
  ProgressLine line(said::words("check"));
  const auto progress = [&](std::size_t done, std::size_t all) { line.show({}, done, all); };
  const auto faults = app::checkLibrary(library, lexica::findDataPaths(), progress, watch.token());
  if (!faults) return failed(faults.error());
  for (const reports::LibraryFault& fault : *faults)
    show(fault, options, wording);
  if (interrupted()) return Exit::interrupted;
  if (faults->empty() && !options.json) say("{}\n", wording.text("The library is whole."));
  return faults->empty() ? Exit::ok : Exit::someFailed;
}

Exit backup(reports::Library& library, const Options& options) {
  endOnInterrupt();
  const auto error = library.backup(options.file);
  return error ? failed(*error) : Exit::ok;
}

Exit vacuum(reports::Library& library, const Options&) {
  endOnInterrupt();
  const auto error = library.vacuum();
  return error ? failed(*error) : Exit::ok;
}

using Work = Exit (*)(reports::Library&, const Options&);

Command addStep(const Command& parent, Run& run, const std::shared_ptr<Options>& options, const char* name,
                const char* about, Work work) {
  const Command command = parent.subcommand(name, about);
  addLibraryOption(command, options->library);
  command.action([options, &run, work] {
    run = [options, work] {
      endSoonAfterInterrupt(std::chrono::seconds(1));
      auto library = openLibrary(options->library);
      return library ? work(*library, *options) : Exit::data;
    };
  });
  return command;
}

}  // namespace

void addLibrary(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command library =
      program.subcommand("library", "Looks after the library itself: check, backup, vacuum");
  library.requireSubcommand();
  const Command checking =
      addStep(library, run, options, "check",
              "Looks for damage, rows that belong to nothing, and rows that say something else "
              "than their records (exit 1 if there are any)",
              check);
  checking.flag("--json", options->json, "one JSON object a fault on standard output (docs/json.md)");
  addInterfaceOption(checking, options->interfaceLanguage);
  const Command copying =
      addStep(library, run, options, "backup",
              "Copies the library as it is at one moment, also while others write", backup);
  copying.option("FILE", options->file, "the copy").required();
  addStep(library, run, options, "vacuum", "Gives room that is not needed any more back", vacuum);
}

}  // namespace rozbor::cli
