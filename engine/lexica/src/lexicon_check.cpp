#include "rozbor/lexica/lexicon_check.h"

#include <algorithm>

#include "rozbor/lexica/text.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::lexica {

std::optional<std::vector<game::Letter>> lettersOf(const game::Language& language, std::string_view typed) {
  auto letters = language.alphabet.word(parser::normalized(trimmed(typed)));
  if (letters && letters->empty()) return std::nullopt;
  return letters;
}

std::optional<game::TileCounts> rackTilesOf(const game::Language& language, std::string_view typed) {
  const auto tiles = language.alphabet.tiles(parser::normalized(trimmed(typed)));
  if (!tiles || std::ranges::any_of(*tiles, &game::Tile::empty)) return std::nullopt;
  game::TileCounts counts;
  for (const game::Tile tile : *tiles)
    counts.add(tile.letter() ? game::Tile(tile.letter()) : game::Tile::blank());
  return counts;
}

std::vector<CheckedWord> checkWords(const engine::Lexicon& lexicon, const game::Language& language,
                                    std::span<const std::string> words) {
  using enum CheckedWord::Verdict;
  std::vector<CheckedWord> checked;
  for (const std::string& typed : words) {
    const auto letters = lettersOf(language, typed);
    if (!letters) {
      checked.push_back({typed, notWritable});
      continue;
    }
    std::string shown;
    for (const game::Letter letter : *letters)
      shown += language.alphabet.upper(letter);
    const bool there = lexicon.contains(std::span<const game::Letter>(*letters));
    checked.push_back({std::move(shown), there ? valid : invalid});
  }
  return checked;
}

}  // namespace rozbor::lexica
