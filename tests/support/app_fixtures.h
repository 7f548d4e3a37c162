#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/lexicon_build.h"
#include "temporary_folder.h"

namespace rozbor::test {

/// Data as shipped, lexica in the folder.
inline lexica::DataPaths pathsIn(const TemporaryFolder& folder) {
  return {sourcePath("data"),
          {folder.path() / "lexica"},
          folder.path() / "languages",
          folder.path() / "players",
          (folder.path() / "library.db").string()};
}

/// A language folder "xx" with Czech letters whose word source is `source` ("list PATH ENCODING"),
/// as a user would add one.
inline std::filesystem::path writeLanguage(const TemporaryFolder& folder, const std::string& source,
                                           const std::string& id = "xx") {
  const std::string base = "languages/" + id + "/";
  folder.write(base + "alphabet.txt", fileText(sourcePath("data/languages/cs/alphabet.txt")));
  folder.write(base + "tiles.csv", fileText(sourcePath("data/languages/cs/tiles.csv")));
  folder.write(base + "language.conf",
               "english-name = Example\nboard = " + sourcePath("data/boards/standard.csv").string() +
                   "\ndefault-lexicon = xx\nlexicons = xx xx-plus xx-klasik\nvowels = A E\n" +
                   (source.empty() ? "" : "word-source = " + source + "\n") +
                   "word-packages = example-words example-more\n");
  return folder.path() / base;
}

/// The words in lower case, in alphabet order, with blanks between.
inline std::string shown(const std::vector<engine::WordKey>& words, const game::Language& language) {
  std::string text;
  for (const engine::WordKey& key : words) {
    if (!text.empty()) text += ' ';
    for (int at = 0; at < key.length(); ++at)
      text += language.alphabet.lower(game::Letter(key.letter(at)));
  }
  return text;
}

}  // namespace rozbor::test
