#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "rozbor/app/review/reviewer.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

namespace rozbor::app {

/// What is to be analysed, and how. Of `review` the language is the game's.
struct AnalyzeOptions {
  ReviewOptions review;  ///< `threads` games are analysed at the same time, a thread each
  bool renew = false;    ///< also what another version of the program has analysed
  unsigned shard = 0;    ///< one part of `shards`, for processes that share the work by themselves
  unsigned shards = 1;
  std::optional<reports::Id> person;
  std::size_t most = 0;  ///< games; 0: all
  bool newestFirst = false;
};

/// A game that could not be analysed.
struct AnalyzeFailure {
  reports::Id game = 0;
  std::string path;
  game::Error error;
};

struct AnalyzeOutcome {
  std::size_t analyzed = 0;
  std::size_t misfits = 0;  ///< of those, the ones that the lexicon does not fit
  std::vector<AnalyzeFailure> failures;
  std::size_t elsewhere = 0;  ///< games left because others had claimed them, where all were to be done
  std::optional<game::Error> error;  ///< of the library, which ended the work
  bool stopped = false;
};

/// Told after each game, one thread at a time: how many games have their analysis now, of how many.
using AnalyzeProgress = std::function<void(const reports::WorkCount&)>;

/// Analyses what a library wants analysed. Each game is stored as soon as it is done, so that whatever ends
/// the work costs at most the games that were in hand; nobody else works on those meanwhile. After a
/// stop they are given back at once.
[[nodiscard]] AnalyzeOutcome analyze(reports::Library& library, const lexica::DataPaths& paths,
                                     const AnalyzeOptions& options, const AnalyzeProgress& progress,
                                     const std::stop_token& stop);

/// Stores what was found of a game outside of such work, where the library has the very same record of it;
/// false where it does not. `seconds`: how long it took. Errors: those of the library.
[[nodiscard]] game::Result<bool> keepAnalysis(reports::Library& library, const reports::GameReview& review,
                                              reports::Preset preset, std::uint64_t seed, double seconds);

}  // namespace rozbor::app
