#pragma once

#include <cstddef>
#include <functional>

#include "arguments.h"

namespace rozbor::cli {

/// What the program ends with (docs/manual.md).
enum class Exit : int { ok = 0, someFailed = 1, usage = 2, data = 3, interrupted = 130 };

/// Each adds its command to `program`; when that command is chosen, its work is put into `run`.
using Run = std::function<Exit()>;
void addReview(const Command& program, Run& run);
void addReplay(const Command& program, Run& run);
void addReconstruct(const Command& program, Run& run);
void addEnter(const Command& program, Run& run);
void addConvert(const Command& program, Run& run);
void addDuplicate(const Command& program, Run& run);
void addGenerate(const Command& program, Run& run);
void addSimulate(const Command& program, Run& run);
void addEndgame(const Command& program, Run& run);
void addInfer(const Command& program, Run& run);
void addPreEndgame(const Command& program, Run& run);
void addLanguage(const Command& program, Run& run);
void addLexicon(const Command& program, Run& run);
void addLexiconStats(const Command& lexicon, Run& run);  ///< under `lexicon`, by addLexicon
void addLexiconWords(const Command& lexicon, Run& run);  ///< the same
void addImport(const Command& program, Run& run);
void addAnalyze(const Command& program, Run& run);
void addGames(const Command& program, Run& run);
void addStats(const Command& program, Run& run);
void addReport(const Command& program, Run& run);
void addPeople(const Command& program, Run& run);
void addLibrary(const Command& program, Run& run);
void addAutoplay(const Command& program, Run& run);
void addLeaves(const Command& program, Run& run);
void addWinmodel(const Command& program, Run& run);
void addLuck(const Command& program, Run& run);
void addTrain(const Command& program, Run& run);
void addExport(const Command& program, Run& run);
void addBench(const Command& program, Run& run);

/// The exit for `failed` of `all` inputs.
inline Exit exitFor(std::size_t failed, std::size_t all) {
  if (failed == 0) return Exit::ok;
  return failed < all ? Exit::someFailed : Exit::data;
}

}  // namespace rozbor::cli
