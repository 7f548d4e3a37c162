#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/said/message.h"

/// What somebody asks the words of a lexicon. docs/lexica.md#asking says how a question is written.
namespace rozbor::app {

/// Words in capitals, a letter that a blank stands for small.
struct FoundWords {
  std::vector<std::string> words;  ///< the first of them
  std::uint64_t all = 0;           ///< how many there are

  friend bool operator==(const FoundWords&, const FoundWords&) = default;
};

struct WordAnswer {
  enum class Kind : std::uint8_t {
    word,     ///< letters
    tiles,    ///< with blanks among them
    pattern,  ///< with places for any letters
  };

  Kind kind = Kind::word;
  std::string asked{};  ///< in capitals; "?" a blank, "." any letter, "*" any number of letters
  bool valid = false;   ///< the word is one
  std::vector<std::string> frontHooks{}, backHooks{};  ///< of a word: letters, in alphabet order
  FoundWords anagrams{};  ///< of all letters or tiles, in alphabet order; without the word itself
  FoundWords shorter{};   ///< of fewer of them, but two at least; the longest first
  FoundWords fitting{};   ///< the pattern, in alphabet order
};

/// Answers what was typed, in either case and with composed or separate accents; at most `most` words of a
/// kind. Errors: "words.nothing" where nothing was typed, "words.letters" where a character is neither a
/// letter of the alphabet nor one of the signs. Nothing once it was stopped.
[[nodiscard]] game::Result<std::optional<WordAnswer>> askWords(const engine::Lexicon& lexicon,
                                                               const game::Language& language,
                                                               std::string_view typed, std::size_t most,
                                                               const std::stop_token& stop = {});

/// A list of an answer, with what it is a list of.
struct AnswerRow {
  said::Message label;
  const FoundWords* found;
};

/// The lists of words that belong to an answer of its kind, also the empty ones. They point into it.
[[nodiscard]] std::vector<AnswerRow> rowsOf(const WordAnswer& answer);

}  // namespace rozbor::app
