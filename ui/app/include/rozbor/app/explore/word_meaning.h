#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"

/// Where a word is explained. Nothing is fetched here: an address is for the browser, a reply from a
/// dictionary on this machine.
namespace rozbor::app {

/// The words that a move forms, the main one first, in small letters; none for one that is no placement.
[[nodiscard]] std::vector<std::string> wordsOf(const game::Move& move, const game::Board& board,
                                               const game::Language& language);

/// A page of the language's own dictionary, with {word} for the word; empty for a language that has none
/// here.
[[nodiscard]] std::string usualDictionary(std::string_view languageId);

/// The page with the word in it, percent-encoded. A page without {word} is taken as it is.
[[nodiscard]] std::string dictionaryAddress(std::string_view page, std::string_view word);

/// What a client of the DICT protocol (RFC 2229) says to ask for a word in all dictionaries, and be gone.
[[nodiscard]] std::string dictRequest(std::string_view word);
/// The definitions in all that the server replied; nothing where it has none.
[[nodiscard]] std::optional<std::string> definitionsIn(std::string_view reply);

}  // namespace rozbor::app
