#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "position/position_options.h"
#include "rozbor/app/languages/language_pack.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

using nlohmann::json;

struct Options {
  std::string what;  ///< a file or an id, as the step asks
  std::string output;
  std::string interfaceLanguage;
  bool replace = false;
  bool json = false;
};

Exit fail(const game::Error& error) {
  complain(error);
  return Exit::data;
}

json jsonOf(const app::LanguageSummary& language) {
  return {{"id", language.id},
          {"name", language.name},
          {"englishName", language.englishName},
          {"tiles", language.tiles},
          {"folder", language.where.string()},
          {"added", language.users},
          {"fault", language.fault ? json(language.fault->code) : json()}};
}

void show(const app::LanguageSummary& language, const Options& options, const reports::Wording& wording) {
  if (options.json) return sayJson(jsonOf(language).dump(-1, ' ', false, json::error_handler_t::replace));
  const std::string added = language.users ? ", " + wording.text("added") : std::string();
  if (language.fault) return say("{:<8} {}{}\n", language.id, wording.text(language.fault->message), added);
  say("{:<8} {} ({}), {}{}\n", language.id, language.name, language.englishName,
      phrasePlural(wording, "{0} tile", "{0} tiles", language.tiles), added);
}

Exit list(const Options& options) {
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  std::size_t failed = 0;
  const auto languages = app::listLanguages(lexica::findDataPaths());
  for (const app::LanguageSummary& language : languages) {
    show(language, options, wording);
    if (language.fault) ++failed;
  }
  return exitFor(failed, languages.size());
}

Exit add(const Options& options) {
  const auto added = app::addLanguage(lexica::findDataPaths(), options.what,
                                      options.replace ? app::IfThere::replace : app::IfThere::refuse);
  if (!added) return fail(added.error());
  show(*added, options, interfaceWording(options.interfaceLanguage));
  return Exit::ok;
}

Exit pack(const Options& options) {
  const std::string file = options.output.empty() ? options.what + app::kLanguageFileSuffix : options.output;
  const auto packed = app::packLanguage(lexica::findDataPaths(), options.what, file);
  if (!packed) return fail(packed.error());
  say("{}\n", file);
  return Exit::ok;
}

Exit remove(const Options& options) {
  const auto error = app::removeLanguage(lexica::findDataPaths(), options.what);
  return error ? fail(*error) : Exit::ok;
}

using Work = Exit (*)(const Options&);

Command addStep(const Command& parent, Run& run, const std::shared_ptr<Options>& options, const char* name,
                const char* about, Work work) {
  const Command command = parent.subcommand(name, about);
  command.action([options, &run, work] { run = [options, work] { return work(*options); }; });
  return command;
}

}  // namespace

void addLanguage(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command languages =
      program.subcommand("language", "Languages to play in: list, add from a file, pack into one, remove");
  languages.requireSubcommand();
  const Command listing = addStep(languages, run, options, "list", "All languages there are", list);
  listing.flag("--json", options->json, "one JSON object a language on standard output (docs/json.md)");
  addInterfaceOption(listing, options->interfaceLanguage);
  const Command adding =
      addStep(languages, run, options, "add", "Checks a language file and takes it in", add);
  adding.option("FILE", options->what, "a .rozlang file").required();
  adding.flag("--replace", options->replace, "also where a language of its name was added before");
  adding.flag("--json", options->json, "one JSON object on standard output (docs/json.md)");
  addInterfaceOption(adding, options->interfaceLanguage);
  const Command packing =
      addStep(languages, run, options, "pack", "Writes a language into one file, to be handed on", pack);
  packing.option("LANGUAGE", options->what, "its name, or a folder with a / in it").required();
  packing.option("--output", options->output, "the file; NAME.rozlang if not given");
  const Command removing =
      addStep(languages, run, options, "remove", "Takes a language away that was added", remove);
  removing.option("NAME", options->what, "the language").required();
}

}  // namespace rozbor::cli
