#include "rozbor/app/entry/word_completions.h"

#include "rozbor/engine/word_search.h"

namespace rozbor::app {

std::vector<std::string> wordCompletions(const engine::Lexicon& lexicon, const game::Language& language,
                                         std::string_view letters, std::size_t most) {
  using Kind = engine::PatternPart::Kind;
  const auto word = language.alphabet.word(letters);
  if (!word || word->empty() || most == 0) return {};
  std::vector<engine::PatternPart> pattern;
  for (const game::Letter letter : *word)
    pattern.push_back({Kind::letter, letter});
  pattern.push_back({Kind::anyMany, {}});
  std::vector<std::string> words;
  engine::forEachWordLike(lexicon.graph(), pattern, [&](std::span<const game::Letter> found) {
    std::string& text = words.emplace_back();
    for (const game::Letter letter : found)
      text += language.alphabet.upper(letter);
    return words.size() < most;
  });
  return words;
}

}  // namespace rozbor::app
