#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"

namespace rozbor::lexica {

/// What a lexicon says about a word somebody typed.
struct CheckedWord {
  enum class Verdict : std::uint8_t {
    valid,
    invalid,
    notWritable,  ///< some character is no letter of the alphabet
  };
  std::string word;  ///< in capitals, or as typed where it cannot be written
  Verdict verdict = Verdict::invalid;
};

/// Looks words up, typed in either case and with composed or separate accents.
[[nodiscard]] std::vector<CheckedWord> checkWords(const engine::Lexicon& lexicon,
                                                  const game::Language& language,
                                                  std::span<const std::string> words);

/// The letters of a typed word, or nullopt.
[[nodiscard]] std::optional<std::vector<game::Letter>> lettersOf(const game::Language& language,
                                                                 std::string_view typed);

/// Typed tiles of a rack, where capitals and small letters are the same and "?" is a blank, or nullopt.
[[nodiscard]] std::optional<game::TileCounts> rackTilesOf(const game::Language& language,
                                                          std::string_view typed);

}  // namespace rozbor::lexica
