#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::lexica {

/// A folder that holds a language.
struct LanguageFolder {
  std::string id;
  std::filesystem::path path;
  bool users = false;  ///< added by the user, not shipped
};

/// The languages there are, by id. A user's folder stands for a shipped one of the same id.
[[nodiscard]] std::vector<LanguageFolder> findLanguages(const DataPaths& paths);

/// Loads a language by its id in either case, or, where there is a "/" in it, from that folder.
/// Errors: "language.unknown", and those of game::loadLanguage.
[[nodiscard]] game::Result<game::Language> openLanguage(const DataPaths& paths, std::string_view idOrPath);

/// Every language that can be loaded, and why the others cannot.
struct LoadedLanguages {
  std::vector<game::Language> languages;
  std::vector<game::Error> faults;
};
[[nodiscard]] LoadedLanguages openLanguages(const DataPaths& paths);
/// Those that can be loaded, to be shared between analyses.
[[nodiscard]] std::vector<std::shared_ptr<const game::Language>> sharedLanguages(const DataPaths& paths);

}  // namespace rozbor::lexica
