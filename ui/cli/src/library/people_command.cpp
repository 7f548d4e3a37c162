#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/library/proposals.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::string library;
  std::string first;
  std::string second;
  std::string interfaceLanguage;
  bool json = false;
};

Exit list(reports::Library& library, const Options& options) {
  const auto people = library.people();
  if (!people) return failed(people.error());
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  for (const reports::PersonRow& person : *people) {
    if (options.json) {
      const nlohmann::json object{
          {"player", person.name}, {"aliases", person.aliases}, {"games", person.games}};
      sayJson(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
      continue;
    }
    say("{}  {}", person.name, phrasePlural(wording, "{0} game", "{0} games", person.games));
    for (const std::string& alias : person.aliases) {
      if (alias != person.name) say("  = {}", alias);
    }
    say("\n");
  }
  return Exit::ok;
}

Exit merge(reports::Library& library, const Options& options) {
  const auto from = library.person(options.first);
  if (!from) return failed(from.error());
  const auto into = library.person(options.second);
  if (!into) return failed(into.error());
  if (const auto error = library.merge(*from, *into)) return failed(*error);
  return Exit::ok;
}

Exit unmerge(reports::Library& library, const Options& options) {
  if (const auto error = library.unmerge(options.first)) return failed(*error);
  return Exit::ok;
}

Exit rename(reports::Library& library, const Options& options) {
  const auto person = library.person(options.first);
  if (!person) return failed(person.error());
  if (const auto error = library.rename(*person, options.second)) return failed(*error);
  return Exit::ok;
}

/// Why two people may be one, in words.
std::string reasonText(reports::SameReason reason, const reports::Wording& wording) {
  switch (reason) {
    case reports::SameReason::accents:
      return wording.text("the same but for accents and capitals");
    case reports::SameReason::order:
      return wording.text("the same words in another order");
    case reports::SameReason::nickname:
      return wording.text("the name written as one word");
    case reports::SameReason::initials:
      return wording.text("initials that fit");
    case reports::SameReason::misspelt:
      break;
  }
  return wording.text("one letter apart");
}

/// What is proposed is not done: the line says how to do it.
Exit propose(reports::Library& library, const Options& options) {
  const auto people = library.people();
  if (!people) return failed(people.error());
  const auto games = library.games();
  if (!games) return failed(games.error());
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  for (const reports::MergeProposal& each : reports::mergeProposals(*people, *games)) {
    if (options.json) {
      const nlohmann::json object{{"from", each.from.name},
                                  {"into", each.into.name},
                                  {"fromAlias", each.fromName},
                                  {"intoAlias", each.intoName},
                                  {"fromGames", each.from.games},
                                  {"intoGames", each.into.games},
                                  {"reason", reports::name(each.reason)}};
      sayJson(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
      continue;
    }
    say("{}  →  {}  ({})\n  rozbor people merge \"{}\" \"{}\"\n", each.fromName, each.intoName,
        reasonText(each.reason, wording), each.fromName, each.intoName);
  }
  return Exit::ok;
}

using Work = Exit (*)(reports::Library&, const Options&);

CLI::App* addStep(CLI::App& people, Run& run, const std::shared_ptr<Options>& options, const char* name,
                  const char* about, Work work) {
  CLI::App* command = people.add_subcommand(name, about);
  addLibraryOption(*command, options->library);
  command->callback([options, &run, work] {
    run = [options, work] {
      endOnInterrupt();
      auto library = openLibrary(options->library);
      return library ? work(*library, *options) : Exit::data;
    };
  });
  return command;
}

}  // namespace

void addPeople(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* people = program.add_subcommand("people", "Who plays in the library, and under which names");
  people->require_subcommand(1);
  CLI::App* listing = addStep(*people, run, options, "list", "Everybody, with their other names", list);
  listing->add_flag("--json", options->json, "one JSON object a person on standard output (docs/json.md)");
  addInterfaceOption(*listing, options->interfaceLanguage, "what is printed");
  CLI::App* proposing = addStep(*people, run, options, "proposals",
                                "People who may be one, and why; nothing is merged", propose);
  proposing->add_flag("--json", options->json,
                      "one JSON object a proposal on standard output (docs/json.md)");
  addInterfaceOption(*proposing, options->interfaceLanguage, "what is printed");
  CLI::App* merging = addStep(*people, run, options, "merge", "Two names are one person", merge);
  merging->add_option("NAME", options->first, "who is meant to be the other")->required();
  merging->add_option("INTO", options->second, "the other, whose name it will be")->required();
  CLI::App* parting = addStep(*people, run, options, "unmerge", "Takes a merge back", unmerge);
  parting->add_option("NAME", options->first, "a name that was merged into another person")->required();
  CLI::App* renaming = addStep(*people, run, options, "rename", "Another name to be shown", rename);
  renaming->add_option("NAME", options->first, "any name of the person")->required();
  renaming->add_option("NEW", options->second, "the name to show")->required();
}

}  // namespace rozbor::cli
