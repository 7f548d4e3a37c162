#pragma once

#include <filesystem>
#include <optional>

#include "checkpoint_file.h"
#include "rozbor/engine/study/match_tally.h"
#include "rozbor/engine/study/tournament.h"
#include "rozbor/game/result.h"

namespace rozbor::cli {

/// How far a match (Games: engine::MatchTally) or a tournament (engine::TournamentResults) was when it
/// was last written down.
template <class Games>
struct Checkpoint {
  Games games{};
  double seconds = 0;
  double cpuSeconds = 0;
};

/// Reads a checkpoint of a match or tournament of these facts; nothing when there is no such file. Errors:
/// "autoplay.bad-checkpoint", "autoplay.other-options" (which fact differs).
template <class Games>
[[nodiscard]] game::Result<std::optional<Checkpoint<Games>>> readCheckpoint(const std::filesystem::path& path,
                                                                            const Facts& facts);

/// Replaces the file at once, so that it is whole at any time. Error "file.cannot-write".
template <class Games>
[[nodiscard]] std::optional<game::Error> writeCheckpoint(const std::filesystem::path& path,
                                                         const Checkpoint<Games>& checkpoint,
                                                         const Facts& facts);

}  // namespace rozbor::cli
