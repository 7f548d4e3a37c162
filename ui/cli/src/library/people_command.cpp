#include <fmt/format.h>

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
  const auto meetings = library.meetings();
  if (!meetings) return failed(meetings.error());
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  for (const reports::MergeProposal& each : reports::mergeProposals(*people, *meetings)) {
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

Run stepOf(const std::shared_ptr<Options>& options, Work work) {
  return [options, work] {
    endOnInterrupt();
    auto library = openLibrary(options->library);
    return library ? work(*library, *options) : Exit::data;
  };
}

Command addStep(const Command& people, Run& run, const std::shared_ptr<Options>& options, const char* name,
                const char* about, Work work) {
  const Command command = people.subcommand(name, about);
  addLibraryOption(command, options->library);
  command.action([options, &run, work] { run = stepOf(options, work); });
  return command;
}

void addListOptions(const Command& command, const std::shared_ptr<Options>& options) {
  command.flag("--json", options->json, "one JSON object a person on standard output (docs/json.md)");
  addInterfaceOption(command, options->interfaceLanguage);
}

}  // namespace

void addPeople(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command people = program.subcommand("people", "Who plays in the library, and under which names");
  people.allowSubcommand();
  addLibraryOption(people, options->library);
  addListOptions(people, options);
  people.action([people, options, &run] {
    if (!people.hasSubcommand()) run = stepOf(options, list);
  });
  const Command listing = addStep(people, run, options, "list", "Everybody, with their other names", list);
  addListOptions(listing, options);
  const Command proposing = addStep(people, run, options, "proposals",
                                    "People who may be one, and why; nothing is merged", propose);
  proposing.flag("--json", options->json, "one JSON object a proposal on standard output (docs/json.md)");
  addInterfaceOption(proposing, options->interfaceLanguage);
  const Command merging = addStep(people, run, options, "merge", "Two names are one person", merge);
  merging.option("NAME", options->first, "who is meant to be the other").required();
  merging.option("INTO", options->second, "the other, whose name it will be").required();
  const Command parting = addStep(people, run, options, "unmerge", "Takes a merge back", unmerge);
  parting.option("NAME", options->first, "a name that was merged into another person").required();
  const Command renaming = addStep(people, run, options, "rename", "Another name to be shown", rename);
  renaming.option("NAME", options->first, "any name of the person").required();
  renaming.option("NEW", options->second, "the name to show").required();
}

}  // namespace rozbor::cli
