#pragma once

#include <filesystem>
#include <optional>

#include "checkpoint_file.h"
#include "rozbor/engine/study/ending_counts.h"
#include "rozbor/engine/study/win_counts.h"
#include "rozbor/game/result.h"

namespace rozbor::cli {

/// Reads the counts of a fit of these facts; nothing when there is no such file. Errors:
/// "winmodel.bad-checkpoint", "winmodel.other-options" (which fact differs).
[[nodiscard]] game::Result<std::optional<engine::WinCounts>> readWinCounts(const std::filesystem::path& path,
                                                                           const Facts& facts);

/// Replaces the file at once. Error "file.cannot-write".
[[nodiscard]] std::optional<game::Error> writeWinCounts(const std::filesystem::path& path,
                                                        const engine::WinCounts& counts, const Facts& facts);

/// The same of endings.
[[nodiscard]] game::Result<std::optional<engine::EndingCounts>> readEndingCounts(
    const std::filesystem::path& path, const Facts& facts);
[[nodiscard]] std::optional<game::Error> writeEndingCounts(const std::filesystem::path& path,
                                                           const engine::EndingCounts& counts,
                                                           const Facts& facts);

}  // namespace rozbor::cli
