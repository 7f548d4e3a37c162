#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.h"
#include "library_options.h"
#include "terminal.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::string library;
  std::string player;
  reports::Id remove = 0;
  bool json = false;
};

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
      {"preset", game.analysis ? nlohmann::json(reports::name(game.analysis->preset)) : nlohmann::json()}};
  sayJson(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

void printLine(const reports::GameRow& game) {
  say("{:>6}  {:10}  {} {} : {} {}{}{}{}\n", game.id, game.playedOn, game.seats[0].name, game.seats[0].score,
      game.seats[1].score, game.seats[1].name, game.event.empty() ? "" : "  ", game.event,
      game.analysis ? fmt::format("  [{}]", name(game.analysis->preset)) : "");
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
  const auto games = library->games(*person);
  if (!games) return failed(games.error());
  for (const reports::GameRow& game : *games)
    options.json ? printJson(game) : printLine(game);
  return Exit::ok;
}

}  // namespace

void addGames(CLI::App& program, Run& run) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("games", "The games of the library");
  addLibraryOption(*command, options->library);
  command->add_option("--player", options->player, "the games of one player only")->type_name("NAME");
  command->add_option("--remove", options->remove, "takes a game out of the library, with its analyses")
      ->type_name("GAME");
  command->add_flag("--json", options->json, "one JSON object a game on standard output (docs/json.md)");
  command->callback([options, &run] { run = [options] { return runGames(*options); }; });
}

}  // namespace rozbor::cli
