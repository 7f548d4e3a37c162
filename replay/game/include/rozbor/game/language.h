#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "rozbor/game/alphabet.h"
#include "rozbor/game/board_layout.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/result.h"
#include "rozbor/game/rules.h"
#include "rozbor/said/message.h"

namespace rozbor::game {

/// Where a language's word list comes from when the user gives none.
struct WordSource {
  enum class Kind { list, hunspell };
  Kind kind = Kind::list;
  std::string path;      ///< file, glob of files, or (hunspell) the path without .dic and .aff
  std::string encoding;  ///< ICU name
};

/// A language to play in: letters, tiles, board, rules. Immutable after loading; any number of
/// threads may share one.
struct Language {
  std::string id;           ///< folder name: "cs"
  std::string name;         ///< own name: "čeština"
  std::string englishName;  ///< "Czech"
  Alphabet alphabet;
  TileCounts tiles;                              ///< the full set
  std::array<int, TileCounts::kKinds> values{};  ///< points by kind; blank 0
  LetterMask vowels;
  BoardLayout board;
  Rules rules;
  std::string defaultLexicon;         ///< name of the lexicon when a record names none
  std::vector<std::string> lexicons;  ///< every name that belongs to this language
  std::vector<WordSource> wordSources;
  std::vector<std::string> wordPackages;  ///< Debian packages that bring the word sources
  std::string wordNote;                   ///< what a reader should know of that list, English
  std::filesystem::path folder;

  [[nodiscard]] int value(Tile tile) const { return values[static_cast<std::size_t>(tile.kind())]; }
  [[nodiscard]] int value(const TileCounts& counts) const;
};

/// What people call it: "Czech", for a message.
[[nodiscard]] said::Message languageName(const Language& language);

/// Reads a folder of `data/languages` (docs/languages.md says what is in it). Errors:
/// "language.missing-file", "language.bad-setting", "alphabet.…", "tiles.…", "board.…", each with
/// file and line in the message.
[[nodiscard]] Result<Language> loadLanguage(const std::filesystem::path& folder);

}  // namespace rozbor::game
