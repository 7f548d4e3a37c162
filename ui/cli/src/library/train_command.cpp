#include <fmt/format.h>
#include <unistd.h>

#include <iostream>
#include <memory>

#include "commands.h"
#include "library_options.h"
#include "position/position_options.h"
#include "rozbor/app/library/importer.h"
#include "rozbor/app/review/band_scale.h"
#include "rozbor/app/training/library_cards.h"
#include "rozbor/app/training/training_session.h"
#include "terminal.h"
#include "train_json.h"
#include "train_loop.h"
#include "train_text.h"

namespace rozbor::cli {
namespace {

struct Options {
  std::string library;
  std::string player;
  std::string interfaceLanguage;
  std::string day;
  app::TrainingOptions training;
  bool due = false;
  bool json = false;
};

Exit listDue(reports::CardStore& store, const Options& options, const reports::Wording& wording) {
  const auto cards = store.cards();
  if (!cards) return failed(cards.error());
  for (const reports::Card& card : dueCards(*cards, options.training.today, options.training.perDay)) {
    const auto lesson = store.lesson(card.game, card.turn);
    if (!lesson) return failed(lesson.error());
    if (options.json) {
      sayJson(dueJson(card, *lesson, options.training.today));
    } else {
      say("{}\n", dueText(card, *lesson, wording));
    }
  }
  return Exit::ok;
}

Exit ask(reports::CardStore& store, const Options& options, const reports::Wording& wording) {
  app::AnswerGrader grader(lexica::findDataPaths());
  auto session = app::TrainingSession::begin(store, grader, options.training);
  if (!session) return failed(session.error());
  return trainLoop(*session, std::cin, wording, {options.json, ::isatty(STDIN_FILENO) != 0});
}

Exit runTrain(const Options& options) {
  // Ctrl-C would wait for the next line; every answer so far is kept, so it may end the program at once.
  endOnInterrupt();
  auto library = openLibrary(options.library);
  if (!library) return Exit::data;
  const auto person = personAsked(*library, options.player);
  if (!person) return failed(person.error());
  const auto store =
      reports::LibraryCards::open(*library, *person, app::bandScaleOf(lexica::findDataPaths()));
  if (!store) return failed(store.error());
  const reports::Wording wording = interfaceWording(options.interfaceLanguage);
  return options.due ? listDue(**store, options, wording) : ask(**store, options, wording);
}

void addOptions(const Command& command, Options& options) {
  addLibraryOption(command, options.library);
  command.option("--player", options.player, "positions of one player (default: of all)").typeName("NAME");
  command.option("--per-day", options.training.perDay, "new and due positions together, at most")
      .showDefault();
  command.option("--day", options.day, "as if it were that day (default: today)").typeName("DATE");
  command.option("--seed", options.training.seed, "the same seed gives the same grades").showDefault();
  command.flag("--due", options.due, "lists what is due and asks nothing");
  command.flag("--json", options.json, "JSON lines on standard output (docs/json.md)");
  addInterfaceOption(command, options.interfaceLanguage);
}

}  // namespace

void addTrain(const Command& program, Run& run) {
  auto options = std::make_shared<Options>();
  const Command command =
      program.subcommand("train", "Asks lost positions of your games until you find better moves");
  addOptions(command, *options);
  command.footer(
      "An answer is a move: 8D HOUSE, D8 HOUSE down, -ABC to exchange, - to pass. \"?\" gives a hint, \"!\" "
      "gives up, \"q\" stops.");
  command.action([options, &run] {
    const auto day = options->day.empty() ? app::localDay() : reports::dayFrom(options->day);
    if (!day) throw UsageError("--day takes a date as 2026-11-21");
    options->training.today = *day;
    run = [options] { return runTrain(*options); };
  });
}

}  // namespace rozbor::cli
