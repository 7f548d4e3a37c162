#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

/// Languages that are handed on: a folder of a language as one file, checked before it is taken in
/// (docs/languages.md#handing-one-on).
namespace rozbor::app {

/// What a language file is called at its end.
inline constexpr const char* kLanguageFileSuffix = ".rozlang";

/// A language as people are told of it.
struct LanguageSummary {
  std::string id;
  std::string name;  ///< its own
  std::string englishName;
  int tiles = 0;  ///< in the set
  std::filesystem::path where;
  bool users = false;                  ///< added by the user, not shipped
  std::optional<game::Error> fault{};  ///< why it cannot be loaded; the names and tiles are empty then
};

/// Every language there is, by id, those that cannot be loaded with why.
[[nodiscard]] std::vector<LanguageSummary> listLanguages(const lexica::DataPaths& paths);

/// Writes a language, by its id or folder, into one file: what its folder has, its board, and the leave
/// values and win model that belong to it. The same language gives the same bytes. Errors: those of
/// openLanguage, "file.cannot-read", "file.cannot-write".
[[nodiscard]] game::Result<LanguageSummary> packLanguage(const lexica::DataPaths& paths,
                                                         std::string_view language,
                                                         const std::filesystem::path& file);

/// What is done where the user has added a language of this id before.
enum class IfThere { refuse, replace };

/// Checks a language file whole and takes it in among the user's; nothing is there of one that is refused.
/// Errors: those of readArchive and of its entries, "language.file" (it is no language file: two folders, a
/// file that no language has, a file twice), "language.id", "language.there", "language.outside" (it names a
/// file outside of itself), those of game::loadLanguage, openLeaves and openWinModel, "file.cannot-write".
[[nodiscard]] game::Result<LanguageSummary> addLanguage(const lexica::DataPaths& paths,
                                                        const std::filesystem::path& file, IfThere ifThere);

/// Takes away what the user has added; one that is shipped cannot be. Errors: "language.unknown",
/// "language.shipped", "file.cannot-write".
[[nodiscard]] std::optional<game::Error> removeLanguage(const lexica::DataPaths& paths, std::string_view id);

}  // namespace rozbor::app
