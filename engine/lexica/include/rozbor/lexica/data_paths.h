#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rozbor::lexica {

/// What the user would have a language judged by where neither the command line nor the record says.
struct PreferredData {
  std::string lexicon{};           ///< name or file; "": the language's default
  std::filesystem::path leaves{};  ///< "": as shipped

  friend bool operator==(const PreferredData&, const PreferredData&) = default;
};

/// Where Rozbor's files are on this machine. A value that is passed on; nothing looks at the
/// environment after it has been made.
struct DataPaths {
  std::filesystem::path data;                 ///< languages, boards, leaves, win models, players as shipped
  std::vector<std::filesystem::path> lexica;  ///< folders of built lexica; new ones go into the first
  std::filesystem::path userLanguages;        ///< languages that the user has added
  std::filesystem::path userPlayers;          ///< players that the user has added
  std::string library;                        ///< where games are kept, unless the user says otherwise
  std::map<std::string, PreferredData> preferred{};  ///< by language (id)
  std::filesystem::path cache{};  ///< what can be found again at the cost of time; "": nothing is kept

  [[nodiscard]] std::filesystem::path languages() const { return data / "languages"; }
  [[nodiscard]] std::filesystem::path leaves() const { return data / "leaves"; }
  [[nodiscard]] std::filesystem::path players() const { return data / "players"; }
  [[nodiscard]] std::filesystem::path winModels() const { return data / "winmodels"; }
  [[nodiscard]] std::filesystem::path reviews() const { return cache.empty() ? cache : cache / "reviews"; }
  /// Games that were played here, beside the user's own players; "": nothing is kept.
  [[nodiscard]] std::filesystem::path games() const {
    const std::filesystem::path own = userPlayers.parent_path();
    return own.empty() ? own : own / "games";
  }
  [[nodiscard]] PreferredData preferredFor(const std::string& language) const {
    const auto found = preferred.find(language);
    return found == preferred.end() ? PreferredData() : found->second;
  }

  friend bool operator==(const DataPaths&, const DataPaths&) = default;
};

/// The value of an environment variable; nullopt and "" mean the same.
using Environment = std::function<std::optional<std::string>(const char* name)>;

/// Finds the folders. Data: $ROZBOR_DATA, else `data` or `share/rozbor` beside or above the
/// executable, else the source tree it was compiled from. Lexica: $ROZBOR_LEXICA, folders separated
/// by colons, else rozbor/lexica in $XDG_DATA_HOME (~/.local/share) and, where it is there, lexica in the
/// data. Library: $ROZBOR_LIBRARY, a path or
/// a database address, else rozbor/library.db there. Cache: rozbor in $XDG_CACHE_HOME (~/.cache). Nothing is
/// created.
[[nodiscard]] DataPaths findDataPaths(const Environment& environment,
                                      const std::filesystem::path& executable);

/// The same for this process.
[[nodiscard]] DataPaths findDataPaths();

}  // namespace rozbor::lexica
