#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/game/result.h"

namespace rozbor::app {

/// What an archive may cost. Nothing of it is written to the disk.
struct ArchiveLimits {
  std::size_t entryBytes = 16U << 20U;  ///< of one file, unpacked
  std::size_t allBytes = 1U << 30U;     ///< of all of them
  std::size_t entries = 200'000;
};

/// A file in an archive: its bytes, or why it is refused ("archive.climbs", "archive.link", "archive.nested",
/// "archive.too-large", "archive.encrypted").
struct ArchiveEntry {
  std::string name;
  std::string bytes;
  std::optional<game::Error> refused;
};

/// Whether the bytes begin as an archive that can be read does: zip, tar, gzip.
[[nodiscard]] bool looksLikeArchive(std::string_view start);

/// Calls `each` for every file in the order of the archive, until it says false. The error is that of the
/// archive as a whole: "archive.broken" (what came before it was told), "archive.too-large" (the rest is not
/// read).
[[nodiscard]] std::optional<game::Error> readArchive(const std::filesystem::path& path,
                                                     const ArchiveLimits& limits,
                                                     const std::function<bool(ArchiveEntry)>& each);

/// The same for an archive in memory.
[[nodiscard]] std::optional<game::Error> readArchiveBytes(std::string_view bytes, const ArchiveLimits& limits,
                                                          const std::function<bool(ArchiveEntry)>& each);

}  // namespace rozbor::app
