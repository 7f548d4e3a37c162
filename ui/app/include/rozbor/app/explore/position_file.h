#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

namespace rozbor::app {

/// A position as text for a file: as a table (docs/positions.md) where the name ends in ".csv", else as CGP.
/// The lexicon is a wish and may be empty.
[[nodiscard]] std::string positionFileText(const std::filesystem::path& file, const game::Position& position,
                                           const game::Language& language, const std::string& lexicon);

/// Replaces the file. Errors: those of replaceFile.
[[nodiscard]] std::optional<game::Error> savePosition(const std::filesystem::path& file,
                                                      const game::Position& position,
                                                      const game::Language& language,
                                                      const std::string& lexicon);

}  // namespace rozbor::app
