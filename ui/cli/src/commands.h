#pragma once

#include <cstddef>
#include <functional>

namespace CLI {
class App;
}

namespace rozbor::cli {

/// What the program ends with (docs/manual.md).
enum class Exit : int { ok = 0, someFailed = 1, usage = 2, data = 3, interrupted = 130 };

/// Each adds its command to `program`; when that command is chosen, its work is put into `run`.
using Run = std::function<Exit()>;
void addReview(CLI::App& program, Run& run);
void addReplay(CLI::App& program, Run& run);
void addReconstruct(CLI::App& program, Run& run);
void addEnter(CLI::App& program, Run& run);
void addConvert(CLI::App& program, Run& run);
void addGenerate(CLI::App& program, Run& run);
void addSimulate(CLI::App& program, Run& run);
void addEndgame(CLI::App& program, Run& run);
void addInfer(CLI::App& program, Run& run);
void addPreEndgame(CLI::App& program, Run& run);
void addLexicon(CLI::App& program, Run& run);
void addLexiconStats(CLI::App& lexicon, Run& run);  ///< under `lexicon`, by addLexicon
void addImport(CLI::App& program, Run& run);
void addAnalyze(CLI::App& program, Run& run);
void addGames(CLI::App& program, Run& run);
void addStats(CLI::App& program, Run& run);
void addReport(CLI::App& program, Run& run);
void addPeople(CLI::App& program, Run& run);
void addLibrary(CLI::App& program, Run& run);
void addAutoplay(CLI::App& program, Run& run);
void addLeaves(CLI::App& program, Run& run);
void addWinmodel(CLI::App& program, Run& run);
void addLuck(CLI::App& program, Run& run);
void addTrain(CLI::App& program, Run& run);
void addExport(CLI::App& program, Run& run);
void addBench(CLI::App& program, Run& run);

/// The exit for `failed` of `all` inputs.
inline Exit exitFor(std::size_t failed, std::size_t all) {
  if (failed == 0) return Exit::ok;
  return failed < all ? Exit::someFailed : Exit::data;
}

}  // namespace rozbor::cli
