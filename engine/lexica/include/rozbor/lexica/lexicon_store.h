#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::lexica {

/// A lexicon file in one of the lexicon folders.
struct InstalledLexicon {
  std::string name;  ///< the file's, without its extension
  std::filesystem::path path;
  std::vector<std::string> languages;  ///< ids of those it can be used in; empty: of none given
  engine::LexiconInfo info;
  std::optional<game::Error> fault;  ///< why it cannot be used; `info` is empty then
};

/// A lexicon that was chosen, and why that one.
struct LexiconChoice {
  enum class Reason : std::uint8_t {
    commandLine,      ///< the user said so, for this game or once for all of the language
    record,           ///< the record names it
    languageDefault,  ///< the language's usual one
    onlyInstalled,    ///< the default is not installed; this is the first of the language that is
  };
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::filesystem::path path;
  Reason reason = Reason::languageDefault;
  std::string notInstalled;  ///< the record's lexicon, where it was named but could not be used
};

/// How well a lexicon agrees with words that were played.
struct LexiconFit {
  std::string name;
  std::uint64_t checked = 0;  ///< distinct words
  std::vector<std::vector<game::Letter>> lacking;
};

/// The lexica of this machine: .rozlex and .kwg files in the lexicon folders. Looks at the folders
/// anew on every call. What `open` and `choose` opened stays open as long as the store and its copies live
/// and the file is the same, so that many games are judged for the price of one. Safe to share between
/// threads.
class LexiconStore {
 public:
  explicit LexiconStore(DataPaths paths);

  /// Every lexicon file, by name, with the languages it fits; unreadable ones with their fault. A
  /// .kwg does not name its alphabet: it fits where its highest letter is the alphabet's last.
  [[nodiscard]] std::vector<InstalledLexicon> list(std::span<const game::Language> languages) const;

  /// Opens by name (in any case; "KLASIK" finds "cs-klasik") or, where it has a "/" or ends in
  /// .rozlex or .kwg, by path. Errors: "lexicon.not-installed", those of engine::Lexicon::open.
  [[nodiscard]] game::Result<LexiconChoice> open(std::string_view nameOrPath,
                                                 const game::Language& language) const;

  /// The lexicon to judge a game with. The command line wins and must be there; else the record's
  /// if it can be used; else the one the user prefers for the language, which must be there; else the
  /// language's default; else the first installed of that language. Either name may be empty. Error
  /// "lexicon.none-installed" tells how to build one.
  [[nodiscard]] game::Result<LexiconChoice> choose(const game::Language& language,
                                                   std::string_view recordName,
                                                   std::string_view commandLineName) const;

  /// How many of `words` each installed lexicon of the language lacks, the best fitting first.
  [[nodiscard]] std::vector<LexiconFit> fitOf(std::span<const std::vector<game::Letter>> words,
                                              const game::Language& language) const;

 private:
  [[nodiscard]] std::vector<std::filesystem::path> files() const;
  [[nodiscard]] std::optional<std::filesystem::path> find(std::string_view name,
                                                          const game::Language& language) const;
  [[nodiscard]] std::optional<LexiconChoice> firstOf(const game::Language& language) const;

  class Opened;
  DataPaths paths_;
  std::shared_ptr<Opened> opened_;
};

}  // namespace rozbor::lexica
