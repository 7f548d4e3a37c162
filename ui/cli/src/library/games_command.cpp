#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "library_options.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/render/phrase.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

/// What no argument can be: an option that was not given.
const std::string kAsItIs(1, '\0');

struct Options {
  std::string library;
  std::string player;
  reports::Id remove = 0;
  reports::Id game = 0;
  std::string event = kAsItIs;
  std::string round = kAsItIs;
  std::string date = kAsItIs;
  bool json = false;
};

/// Null where the game is not analysed, or was before libraries kept it.
nlohmann::json fitJson(const reports::GameRow& game) {
  if (!game.analysis || !game.analysis->fit) return {};
  const reports::LexiconFit& fit = *game.analysis->fit;
  const std::string origin = fit.origin();
  return {{"lexicon", lexiconOf(game)},
          {"words", fit.words},
          {"missing", fit.missing},
          {"fits", fit.isGood()},
          {"origin", origin.empty() ? nlohmann::json() : nlohmann::json(origin)}};
}

/// "[quick]", and what is wrong with its lexicon.
std::string analysisText(const reports::GameRow& game, const reports::Wording& wording) {
  if (!game.analysis) return {};
  const std::string preset = name(game.analysis->preset);
  const reports::LexiconFit* const misfit = game.misfit();
  if (misfit == nullptr) return "  [" + preset + "]";
  const std::string origin = misfit->origin();
  return "  [" + preset + "; " + phrase(wording, "{0} does not fit", lexiconOf(game)) +
         (origin.empty() ? "" : ", " + phrase(wording, "seems to be {0}", origin)) + "]";
}

void printJson(const reports::GameRow& game) {
  nlohmann::json players = nlohmann::json::array();
  for (const reports::SeatRow& seat : game.seats)
    players.push_back({{"player", seat.name}, {"written", seat.written}, {"score", seat.score}});
  const nlohmann::json object{
      {"game", game.id},
      {"file", game.path},
      {"language", game.language},
      {"lexicon", game.lexicon},
      {"event", game.event},
      {"round", game.round},
      {"date", game.playedOn},
      {"title", game.title},
      {"complete", game.complete},
      {"players", players},
      {"preset", game.analysis ? nlohmann::json(reports::name(game.analysis->preset)) : nlohmann::json()},
      {"lexiconFit", fitJson(game)}};
  sayJson(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

void printLine(const reports::GameRow& game, const reports::Wording& wording) {
  say("{:>6}  {:10}  {} {} : {} {}{}{}{}\n", game.id, game.playedOn, game.seats[0].name, game.seats[0].score,
      game.seats[1].score, game.seats[1].name, game.event.empty() ? "" : "  ", game.event,
      analysisText(game, wording));
}

Exit runGames(const Options& options) {
  endOnInterrupt();
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  if (options.remove != 0) {
    const auto error = library->remove(options.remove);
    return error ? failed(*error) : Exit::ok;
  }
  const auto person = personAsked(*library, options.player);
  if (!person) return failed(person.error());
  const reports::Wording wording = interfaceWording({});
  const auto error =
      library->eachGameRow(*person, reports::GameOrder::asPlayed, [&](const reports::GameRow& game) {
        options.json ? printJson(game) : printLine(game, wording);
        return true;
      });
  return error ? failed(*error) : Exit::ok;
}

Exit remove(reports::Library& library, const Options& options) {
  const auto error = library.remove(options.game);
  return error ? failed(*error) : Exit::ok;
}

/// What was not given stays.
Exit edit(reports::Library& library, const Options& options) {
  const auto game = library.game(options.game);
  if (!game) return failed(game.error());
  const auto given = [](const std::string& option, const std::string& now) {
    return option == kAsItIs ? now : option;
  };
  const auto error = library.describe(options.game, given(options.event, game->event),
                                      given(options.round, game->round), given(options.date, game->playedOn));
  return error ? failed(*error) : Exit::ok;
}

using Work = Exit (*)(reports::Library&, const Options&);

Command addStep(const Command& games, Run& run, const std::shared_ptr<Options>& options, const char* name,
                const char* about, Work work) {
  const Command command = games.subcommand(name, about);
  addLibraryOption(command, options->library);
  command.option("GAME", options->game, "its number, as games lists it").required();
  command.action([options, &run, work] {
    if (options->date != kAsItIs && !options->date.empty()) {
      const std::string day = app::dayOf(options->date);
      if (day.empty()) throw UsageError("--date: \"{0}\" is no day; write 2026-11-21", {options->date});
      options->date = day;
    }
    run = [options, work] {
      endOnInterrupt();
      auto library = openLibrary(options->library);
      return library ? work(*library, *options) : Exit::data;
    };
  });
  return command;
}

void addEdit(const Command& games, Run& run, const std::shared_ptr<Options>& options) {
  const Command editing = addStep(games, run, options, "edit",
                                  "Another event, round or day of a game; what is not given stays", edit);
  editing.option("--event", options->event, "tournament or club evening; \"\" for none").typeName("NAME");
  editing.option("--round", options->round, "round; \"\" for none").typeName("TEXT");
  editing.option("--date", options->date, "day that it was played on; \"\" for none").typeName("DAY");
}

}  // namespace

void addGames(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command = program.subcommand("games", "The games of the library");
  addLibraryOption(command, options->library);
  command.option("--player", options->player, "the games of one player only").typeName("NAME");
  command.option("--remove", options->remove, "takes a game out of the library, with its analyses")
      .typeName("GAME");
  command.flag("--json", options->json, "one JSON object a game on standard output (docs/json.md)");
  command.allowSubcommand();
  addStep(command, run, options, "remove", "Takes a game out of the library, with its analyses", remove);
  addEdit(command, run, options);
  command.action([command, options, &run] {
    if (!command.hasSubcommand()) run = [options] { return runGames(*options); };
  });
}

}  // namespace rozbor::cli
