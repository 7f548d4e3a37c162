#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#include <algorithm>
#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "commands.h"
#include "passwords.h"
#include "rozbor/render/phrase.h"
#include "suggestion.h"
#include "terminal.h"
#include "usage_words.h"

namespace {

using namespace rozbor::cli;
namespace reports = rozbor::reports;

/// Help and version, or what is wrong with the arguments.
int answer(const ArgumentsAnswer& said) {
  sayText(said.out);
  tellText(said.faults);
  if (!finishOutput()) return static_cast<int>(Exit::data);
  return static_cast<int>(said.faults.empty() ? Exit::ok : Exit::usage);
}

bool isKnown(const Program& program, std::string_view word) {
  return word.starts_with('-') || std::ranges::count(program.commands(), word) > 0;
}

Exit unknownCommand(const Program& program, const std::string& written, const reports::Wording& wording) {
  const auto meant = suggestionFor(written, program.commands());
  const std::string fault =
      meant ? phrase(wording, "there is no command \"{0}\"; did you mean \"{1}\"?", written, *meant)
            : phrase(wording, "there is no command \"{0}\"", written);
  tell("rozbor: {}\n{}\n", fault, wording.text("Run rozbor --help for all commands."));
  return Exit::usage;
}

/// A game takes some megabytes and gives them back, a library does so thousands of times: the C library would
/// ask the system for them and return them each time, a third of the time of an import. The large tables of
/// searches come a few times in a game and do go back: kept by each thread, they took a third of a review's
/// memory.
void keepFreedMemory() {
#ifdef __GLIBC__
  constexpr int kTrimAbove = 32 << 20;
  constexpr int kAtOnce = 1 << 20;
  constexpr int kLarge = 2 << 20;
  mallopt(M_TRIM_THRESHOLD, kTrimAbove);
  mallopt(M_TOP_PAD, kAtOnce);
  // Where one of these is set, this one no longer grows by itself.
  mallopt(M_MMAP_THRESHOLD, kLarge);
#endif
}

int runProgram(int argc, char** argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  speak(interfaceAskedFor(arguments));
  const reports::Wording wording = interfaceWording({});
  const Program program(reports::marked("Rozbor reviews Scrabble games: it replays a record, grades every "
                                        "move and says what decided the game."),
                        ROZBOR_VERSION, wording);
  const Command root = program.root();
  root.footer(
      "\"rozbor COMMAND --help\" explains a command. Exit: 0 ok, 1 some inputs failed, 2 usage, 3 data, 130 "
      "interrupted.");
  Run run;
  addReview(root, run);
  addReplay(root, run);
  addReconstruct(root, run);
  addConvert(root, run);
  addDuplicate(root, run);
  addEnter(root, run);
  addImport(root, run);
  addAnalyze(root, run);
  addStats(root, run);
  addReport(root, run);
  addGames(root, run);
  addPeople(root, run);
  addLibrary(root, run);
  addGenerate(root, run);
  addEndgame(root, run);
  addSimulate(root, run);
  addInfer(root, run);
  addPreEndgame(root, run);
  addLexicon(root, run);
  addLanguage(root, run);
  addAutoplay(root, run);
  addLeaves(root, run);
  addWinmodel(root, run);
  addLuck(root, run);
  addTrain(root, run);
  addExport(root, run);
  addBench(root, run);
  if (argc > 1 && !isKnown(program, argv[1]))
    return static_cast<int>(unknownCommand(program, argv[1], wording));
  if (const auto said = program.parse(argc, argv)) return answer(*said);
  hidePasswords(arguments);
  watchForInterrupt();
  const Exit exit = run();
  const bool whole = finishOutput();
  return static_cast<int>(whole || exit == Exit::interrupted ? exit : Exit::data);
}

}  // namespace

int main(int argc, char** argv) {
  keepFreedMemory();
  try {
    return runProgram(argc, argv);
  } catch (const std::exception& error) {  // out of memory above all: everything foreseen is a Result
    rozbor::cli::tell("rozbor: {}\n", error.what());
    return static_cast<int>(rozbor::cli::Exit::data);
  }
}
