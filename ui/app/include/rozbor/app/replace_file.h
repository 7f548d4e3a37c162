#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "rozbor/game/result.h"

namespace rozbor::app {

/// Writes a whole file in place of the one that may be there, at once, so that it is whole at any time.
/// Error "file.cannot-write".
[[nodiscard]] std::optional<game::Error> replaceFile(const std::filesystem::path& path,
                                                     std::string_view text);

}  // namespace rozbor::app
