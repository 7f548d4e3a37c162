#pragma once

#include <filesystem>
#include <optional>

#include "checkpoint_file.h"
#include "rozbor/engine/study/match_tally.h"
#include "rozbor/game/result.h"

namespace rozbor::cli {

/// How far a match was when it was last written down.
struct Checkpoint {
  engine::MatchTally tally;
  double seconds = 0;
  double cpuSeconds = 0;
};

/// Reads a checkpoint of a match of these facts; nothing when there is no such file. Errors:
/// "autoplay.bad-checkpoint", "autoplay.other-options" (which fact differs).
[[nodiscard]] game::Result<std::optional<Checkpoint>> readCheckpoint(const std::filesystem::path& path,
                                                                     const Facts& facts);

/// Replaces the file at once, so that it is whole at any time. Error "file.cannot-write".
[[nodiscard]] std::optional<game::Error> writeCheckpoint(const std::filesystem::path& path,
                                                         const Checkpoint& checkpoint, const Facts& facts);

}  // namespace rozbor::cli
