#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "commands.h"
#include "terminal.h"

namespace {

int runProgram(int argc, char** argv) {
  using namespace rozbor::cli;
  CLI::App program{
      "Rozbor reviews Scrabble games: it replays a record, grades every move and says what decided the "
      "game."};
  program.name("rozbor");
  program.set_version_flag("--version", ROZBOR_VERSION);
  program.require_subcommand(1);
  program.footer(
      "Examples:\n"
      "  rozbor review game.gcg                      the review in the terminal\n"
      "  rozbor review game.gcg --html game.html     and as a page\n"
      "  rozbor lexicon build --language cs          prepare the Czech lexicon\n\n"
      "\"rozbor COMMAND --help\" explains a command. Exit: 0 ok, 1 some inputs failed, 2 usage, 3 data, 130 "
      "interrupted.");
  Run run;
  addReview(program, run);
  addReplay(program, run);
  addReconstruct(program, run);
  addConvert(program, run);
  addEnter(program, run);
  addImport(program, run);
  addAnalyze(program, run);
  addStats(program, run);
  addReport(program, run);
  addGames(program, run);
  addPeople(program, run);
  addGenerate(program, run);
  addEndgame(program, run);
  addSimulate(program, run);
  addInfer(program, run);
  addPreEndgame(program, run);
  addLexicon(program, run);
  addAutoplay(program, run);
  addLeaves(program, run);
  addWinmodel(program, run);
  addLuck(program, run);
  addTrain(program, run);
  addExport(program, run);
  addBench(program, run);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = program.exit(error);
    return code == 0 ? 0 : static_cast<int>(Exit::usage);
  }
  watchForInterrupt();
  return static_cast<int>(run());
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return runProgram(argc, argv);
  } catch (const std::exception& error) {  // out of memory above all: everything foreseen is a Result
    std::fprintf(stderr, "rozbor: %s\n", error.what());
    return static_cast<int>(rozbor::cli::Exit::data);
  }
}
