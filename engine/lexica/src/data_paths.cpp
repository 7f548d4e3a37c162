#include "rozbor/lexica/data_paths.h"

#include <cstdlib>
#include <string_view>
#include <system_error>

#ifndef ROZBOR_SOURCE_DATA_DIR
#define ROZBOR_SOURCE_DATA_DIR ""
#endif

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;

std::string valueOf(const Environment& environment, const char* name) {
  return environment(name).value_or(std::string());
}

bool holdsLanguages(const fs::path& folder) {
  std::error_code ignored;
  return fs::is_directory(folder / "languages", ignored);
}

fs::path findData(const Environment& environment, const fs::path& executable) {
  if (const auto named = valueOf(environment, "ROZBOR_DATA"); !named.empty()) return named;
  const fs::path bin = executable.parent_path();
  for (const fs::path& candidate : {bin / "data", bin.parent_path() / "share" / "rozbor"}) {
    if (!executable.empty() && holdsLanguages(candidate)) return candidate;
  }
  return ROZBOR_SOURCE_DATA_DIR;
}

/// The user's folder for Rozbor, after the XDG base directory specification, which asks that a relative path
/// in `variable` be ignored. `usual` is in the home.
fs::path userFolder(const Environment& environment, const char* variable, const fs::path& usual) {
  const fs::path xdg = valueOf(environment, variable);
  if (xdg.is_absolute()) return xdg / "rozbor";
  return fs::path(valueOf(environment, "HOME")) / usual / "rozbor";
}

std::vector<fs::path> splitFolders(std::string_view list) {
  std::vector<fs::path> folders;
  while (!list.empty()) {
    const auto colon = list.find(':');
    if (colon != 0) folders.emplace_back(list.substr(0, colon));
    list.remove_prefix(colon == std::string_view::npos ? list.size() : colon + 1);
  }
  return folders;
}

/// The user's own, and those that came with the program.
std::vector<fs::path> usualLexica(const fs::path& user, const fs::path& data) {
  std::vector<fs::path> folders{user / "lexica"};
  std::error_code ignored;
  if (fs::is_directory(data / "lexica", ignored)) folders.push_back(data / "lexica");
  return folders;
}

}  // namespace

DataPaths findDataPaths(const Environment& environment, const fs::path& executable) {
  DataPaths paths;
  const fs::path user = userFolder(environment, "XDG_DATA_HOME", ".local/share");
  paths.data = findData(environment, executable);
  paths.lexica = splitFolders(valueOf(environment, "ROZBOR_LEXICA"));
  if (paths.lexica.empty()) paths.lexica = usualLexica(user, paths.data);
  paths.userLanguages = user / "languages";
  paths.userPlayers = user / "players";
  paths.library = valueOf(environment, "ROZBOR_LIBRARY");
  if (paths.library.empty()) paths.library = (user / "library.db").string();
  paths.cache = userFolder(environment, "XDG_CACHE_HOME", ".cache");
  return paths;
}

DataPaths findDataPaths() {
  std::error_code none;
  const Environment environment = [](const char* name) -> std::optional<std::string> {
    const char* value = std::getenv(name);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  };
  return findDataPaths(environment, fs::read_symlink("/proc/self/exe", none));
}

}  // namespace rozbor::lexica
