#include <CLI/CLI.hpp>
#include <exception>
#include <sstream>

#include "commands.h"
#include "passwords.h"
#include "terminal.h"

namespace {

using namespace rozbor::cli;

/// Help and version, or what is wrong with the arguments.
int answer(const CLI::App& program, const CLI::ParseError& error) {
  std::ostringstream out;
  std::ostringstream faults;
  const int code = program.exit(error, out, faults);
  sayText(out.str());
  tellText(faults.str());
  if (!finishOutput()) return static_cast<int>(Exit::data);
  return code == 0 ? 0 : static_cast<int>(Exit::usage);
}

int runProgram(int argc, char** argv) {
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
  addLibrary(program, run);
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
    return answer(program, error);
  }
  hidePasswords({argv, argv + argc});
  watchForInterrupt();
  const Exit exit = run();
  const bool whole = finishOutput();
  return static_cast<int>(whole || exit == Exit::interrupted ? exit : Exit::data);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return runProgram(argc, argv);
  } catch (const std::exception& error) {  // out of memory above all: everything foreseen is a Result
    rozbor::cli::tell("rozbor: {}\n", error.what());
    return static_cast<int>(rozbor::cli::Exit::data);
  }
}
