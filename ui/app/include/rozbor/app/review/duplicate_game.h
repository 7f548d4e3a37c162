#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/review/duplicate_review.h"

namespace rozbor::app {

/// What the user asks for; empty means "choose for me".
struct DuplicateOptions {
  std::string language;
  std::string lexicon;
};

/// Reads, replays and grades a game of duplicate scrabble ("-": standard input). The language is the one
/// whose letters, values and words explain the table best, the lexicon the table's own (its variant) or the
/// language's. Errors: "file.missing", "file.too-large", "duplicate.other" (the file is no such table),
/// "language.none", those of openLanguage and LexiconStore::choose.
[[nodiscard]] game::Result<reports::DuplicateReview> reviewDuplicateFile(const std::filesystem::path& path,
                                                                         const DuplicateOptions& options,
                                                                         const lexica::DataPaths& paths);

/// Why a file that holds such a game cannot be read as a record of two players; nothing where it does not.
[[nodiscard]] std::optional<game::Error> refusedDuplicate(std::string_view bytes);

}  // namespace rozbor::app
