#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/word_graph.h"
#include "rozbor/engine/word_graph_builder.h"
#include "rozbor/engine/word_map.h"
#include "rozbor/engine/word_patterns.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

class FileMapping;

/// What a lexicon says about itself.
struct LexiconInfo {
  std::string name;      ///< "cs", "NWL18"
  std::string language;  ///< id, empty in formats that do not say
  std::string source;    ///< where its words come from, for a person
  std::uint64_t words = 0;
  std::uint64_t arcs = 0;
  std::uint64_t checksum =
      0;  ///< of the word graph; the same for the same words built by us (a KWG may order its arcs otherwise)
};

/// The words of a game, as a word graph. Immutable; any number of threads may share one. A file is
/// mapped, not read, so that opening costs a checksum.
class Lexicon {
 public:
  /// Opens a lexicon file of ours, or a KWG, for the letters of `language`. Errors:
  /// "lexicon.missing-file", "lexicon.foreign" (no format we know), "lexicon.version",
  /// "lexicon.corrupt", "lexicon.other-alphabet".
  static game::Result<std::shared_ptr<const Lexicon>> open(const std::filesystem::path& path,
                                                           const game::Language& language);

  /// Builds one in memory. Error "lexicon.too-large", "lexicon.empty".
  static game::Result<std::shared_ptr<const Lexicon>> build(std::vector<WordKey> words, std::string name,
                                                            std::string source,
                                                            const game::Language& language);

  /// Writes our own format, over a temporary file so that a reader never sees half of one.
  /// Error "lexicon.cannot-write".
  [[nodiscard]] game::Result<std::uint64_t> write(const std::filesystem::path& path,
                                                  const game::Language& language) const;

  ~Lexicon();
  Lexicon(const Lexicon&) = delete;
  Lexicon& operator=(const Lexicon&) = delete;

  [[nodiscard]] const LexiconInfo& info() const { return info_; }
  [[nodiscard]] const WordGraph& graph() const { return graph_; }
  [[nodiscard]] const WordMap& wordMap() const { return wordMap_; }
  /// Made at the first call, which takes about a tenth of a second a million words.
  [[nodiscard]] const WordPatterns& wordPatterns() const;
  [[nodiscard]] bool contains(std::span<const game::Letter> word) const { return graph_.contains(word); }
  [[nodiscard]] bool contains(std::span<const game::Tile> word) const;

  /// Every word, in alphabet order.
  void forEachWord(const std::function<void(std::span<const game::Letter>)>& visit) const;

 private:
  friend class LexiconFactory;
  Lexicon();

  LexiconInfo info_;
  WordGraph graph_;
  WordMap wordMap_;
  std::unique_ptr<FileMapping> mapping_;  ///< of our own format
  BuiltGraph built_;                      ///< of everything else
  BuiltWordMap builtMap_;
  int letters_ = 0;  ///< of the alphabet
  mutable std::once_flag patternsMade_;
  mutable WordPatterns patterns_;
};

/// The file name extension of our own format.
inline constexpr std::string_view kLexiconExtension = ".rozlex";

}  // namespace rozbor::engine
