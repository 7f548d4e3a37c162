#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/progress.h"

namespace rozbor::lexica {

/// What became of the words of the sources. `kept` is what the lexicon holds:
/// kept = forms − repeated − tooShort − tooLong − foreignLetters − capitals − forbidden − dropped
/// − notReviewed + added, where "repeated" counts words of the right length and letters only.
struct WordListReport {
  std::uint64_t lines = 0;  ///< of plain lists, entries of dictionaries; comments are none
  std::uint64_t forms = 0;  ///< words that these give
  std::uint64_t tooShort = 0;
  std::uint64_t tooLong = 0;
  std::uint64_t foreignLetters = 0;  ///< a character that is no letter of the alphabet
  std::uint64_t capitals = 0;        ///< names and abbreviations of sources that have small letters
  std::uint64_t repeated = 0;
  std::uint64_t forbidden = 0;    ///< forms that a dictionary itself takes back
  std::uint64_t dropped = 0;      ///< by drop.txt and short-words.txt
  std::uint64_t notReviewed = 0;  ///< of two or three letters and not in short-words.txt
  std::uint64_t added = 0;        ///< by add.txt
  std::uint64_t kept = 0;
  std::vector<std::string> encodings;  ///< of the sources, each once
};

/// What to build a lexicon from.
struct LexiconBuildRequest {
  /// The user's own: plain lists, Hunspell dictionaries (.dic with .aff beside it), or one .kwg or
  /// .rozlex. None: the language's Debian packages, with Rozbor's corrections.
  std::vector<std::filesystem::path> files = {};
  std::string encoding = {};          ///< of plain lists; "": detected
  std::string name = {};              ///< "": the language's default lexicon, or the first file's stem
  std::filesystem::path output = {};  ///< "": NAME.rozlex in the first lexicon folder
};

struct StepTime {
  std::string step;  ///< as in Progress: "read", "correct", "graph", "write"
  double seconds = 0;
};

struct LexiconBuildResult {
  engine::LexiconInfo info;
  std::filesystem::path path;
  std::uint64_t bytes = 0;  ///< of the file
  WordListReport report;
  std::vector<StepTime> steps;
  std::string note;  ///< what a reader should know of the language's Debian list; "" for own lists
};

/// Builds a lexicon file. Errors: "lexicon.missing-file", "lexicon.missing-package" (with the Debian
/// packages to install), "lexicon.no-source", "lexicon.variant-needs-list" (the Debian list is no
/// list of this name), "lexicon.bad-name", "lexicon.bad-correction", "lexicon.unknown-encoding",
/// "lexicon.empty", "lexicon.too-large", "lexicon.cannot-write", "cancelled", and of a .kwg those of
/// engine::Lexicon::open.
[[nodiscard]] game::Result<LexiconBuildResult> buildLexicon(const LexiconBuildRequest& request,
                                                            const game::Language& language,
                                                            const DataPaths& paths,
                                                            ProgressListener* listener = nullptr);

/// The words that buildLexicon would put into the lexicon, in alphabet order, without building it.
struct WordListResult {
  std::vector<engine::WordKey> words;
  WordListReport report;
};
[[nodiscard]] game::Result<WordListResult> readWords(const LexiconBuildRequest& request,
                                                     const game::Language& language,
                                                     ProgressListener* listener = nullptr);

}  // namespace rozbor::lexica
