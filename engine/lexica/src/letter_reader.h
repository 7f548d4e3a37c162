#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "rozbor/engine/word_graph_builder.h"
#include "rozbor/game/language.h"

namespace rozbor::lexica {

/// Turns text into letters of a language through a table: what Alphabet::word does, but for
/// millions of words.
class LetterReader {
 public:
  enum class Outcome : std::uint8_t { word, tooShort, tooLong, foreignLetters, capitals };

  /// `acceptCapitals`: whether a capital is as good as a small letter. Where it is not, a word with
  /// any capital is a name or an abbreviation.
  LetterReader(const game::Language& language, bool acceptCapitals);

  /// `key` is written only when the outcome is `word`.
  [[nodiscard]] Outcome read(std::u32string_view text, engine::WordKey& key) const;

  /// Longest word: the longer side of the board.
  [[nodiscard]] int maxLength() const { return maxLength_; }

 private:
  struct Several {
    std::u32string text;
    int letter;
  };

  void add(const std::string& written, int letter);
  [[nodiscard]] int takeLetter(std::u32string_view& text) const;
  [[nodiscard]] int letterOf(char32_t character) const;

  std::array<std::uint8_t, 0x250> common_{};  ///< Latin; 0 no letter
  std::unordered_map<char32_t, int> others_;
  std::vector<Several> several_;  ///< letters of several characters
  bool acceptCapitals_;
  int maxLength_;
};

}  // namespace rozbor::lexica
