#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/word_search.h"

namespace rozbor::test {
namespace {

using engine::PatternPart;
using game::Letter;
using game::Tile;
using Kind = engine::PatternPart::Kind;

std::string textOf(const game::Language& language, std::span<const Tile> tiles) {
  std::string text;
  for (const Tile tile : tiles)
    text += language.alphabet.text(tile);
  return text;
}

std::string textOf(const game::Language& language, std::span<const Letter> letters) {
  std::string text;
  for (const Letter letter : letters)
    text += language.alphabet.upper(letter);
  return text;
}

game::TileCounts tilesOf(const game::Language& language, std::string_view text) {
  game::TileCounts counts;
  const auto tiles = language.alphabet.tiles(text);
  for (const Tile tile : tiles.value())
    counts.add(tile);
  return counts;
}

std::vector<std::string> wordsOf(const engine::Lexicon& lexicon, const game::Language& language,
                                 std::string_view tiles, int least) {
  std::vector<std::string> found;
  engine::forEachWordOf(lexicon.graph(), tilesOf(language, tiles), least, [&](std::span<const Tile> word) {
    found.push_back(textOf(language, word));
    return true;
  });
  return found;
}

std::vector<PatternPart> patternOf(const game::Language& language, std::string_view text) {
  std::vector<PatternPart> parts;
  for (const char c : text) {
    if (c == '.')
      parts.push_back({Kind::any, {}});
    else if (c == '*')
      parts.push_back({Kind::anyMany, {}});
    else
      parts.push_back({Kind::letter, language.alphabet.letter(std::string(1, c)).value()});
  }
  return parts;
}

std::vector<std::string> wordsLike(const engine::Lexicon& lexicon, const game::Language& language,
                                   std::string_view pattern) {
  std::vector<std::string> found;
  engine::forEachWordLike(lexicon.graph(), patternOf(language, pattern), [&](std::span<const Letter> word) {
    found.push_back(textOf(language, word));
    return true;
  });
  return found;
}

using Words = std::vector<std::string>;

TEST(LexiconHooks, AreTheLettersBeforeAndAfter) {
  const game::Language& cs = language("cs");
  const auto lexicon = lexiconOf(cs, {"ráno", "ránou", "rán", "brán", "trán", "bránou"});
  const auto hooks = engine::hooksOf(lexicon->graph(), cs.alphabet.word("rán").value());
  EXPECT_EQ(textOf(cs, hooks.front), "BT");
  EXPECT_EQ(textOf(cs, hooks.back), "O");
  // Of a string that is no word, too.
  const auto ofNone = engine::hooksOf(lexicon->graph(), cs.alphabet.word("ránou").value());
  EXPECT_EQ(textOf(cs, ofNone.front), "B");
  EXPECT_TRUE(ofNone.back.empty());
  EXPECT_EQ(engine::hooksOf(lexicon->graph(), {}), engine::Hooks{});
}

TEST(LexiconWordsOf, LaysBlanksForWhatTheTilesLack) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"cat", "act", "cats", "taco", "ox", "tact"});
  EXPECT_EQ(wordsOf(*lexicon, en, "ACT", 3), (Words{"ACT", "CAT"}));
  EXPECT_EQ(wordsOf(*lexicon, en, "ACT?", 4), (Words{"CATs", "TACo", "TACt"}));
  EXPECT_EQ(wordsOf(*lexicon, en, "??", 1), (Words{"ox"}));
  EXPECT_TRUE(wordsOf(*lexicon, en, "AC", 1).empty());
}

TEST(LexiconWordsOf, EndsWhenItIsTold) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"cat", "act"});
  int seen = 0;
  engine::forEachWordOf(lexicon->graph(), tilesOf(en, "ACT"), 3, [&](std::span<const Tile>) {
    ++seen;
    return false;
  });
  EXPECT_EQ(seen, 1);
}

TEST(LexiconWordsLike, FitsFromTheFirstLetterToTheLast) {
  const game::Language& en = language("en");
  const auto lexicon = lexiconOf(en, {"ant", "aunt", "gallant", "antic", "tan", "gnat"});
  EXPECT_EQ(wordsLike(*lexicon, en, "*ant"), (Words{"ANT", "GALLANT"}));
  EXPECT_EQ(wordsLike(*lexicon, en, "a.nt"), (Words{"AUNT"}));
  EXPECT_EQ(wordsLike(*lexicon, en, "*an*"), (Words{"ANT", "ANTIC", "GALLANT", "TAN"}));
  EXPECT_EQ(wordsLike(*lexicon, en, "**"), (Words{"ANT", "ANTIC", "AUNT", "GALLANT", "GNAT", "TAN"}));
  EXPECT_TRUE(wordsLike(*lexicon, en, "an").empty());
  EXPECT_TRUE(wordsLike(*lexicon, en, "").empty());
}

bool fits(std::string_view word, std::string_view pattern) {
  if (pattern.empty()) return word.empty();
  if (pattern[0] == '*')
    return fits(word, pattern.substr(1)) || (!word.empty() && fits(word.substr(1), pattern));
  return !word.empty() && (pattern[0] == '.' || pattern[0] == word[0]) &&
         fits(word.substr(1), pattern.substr(1));
}

bool canBeMade(std::string_view word, std::string tiles) {
  auto blanks = std::ranges::count(tiles, '?');
  for (const char c : word) {
    const auto at = tiles.find(c);
    if (at != std::string::npos)
      tiles.erase(at, 1);
    else if (blanks-- == 0)
      return false;
  }
  return true;
}

/// Against looking at every word: 300 words of four letters of the alphabet, patterns and tiles at random.
TEST(LexiconSearchOracle, AgreesWithLookingAtEveryWord) {
  const game::Language& en = language("en");
  std::mt19937 random(7);
  const auto text = [&](std::string_view from, std::size_t length) {
    std::string made;
    while (made.size() < length)
      made += from[random() % from.size()];
    return made;
  };
  std::vector<std::string> words;
  std::vector<engine::WordKey> keys;
  for (int i = 0; i < 300; ++i) {
    words.push_back(text("ABCD", 2 + random() % 6));
    keys.push_back(engine::WordKey::of(en.alphabet.word(words.back()).value()));
  }
  std::ranges::sort(words);
  words.erase(std::ranges::unique(words).begin(), words.end());
  const auto lexicon = engine::Lexicon::build(keys, "test", "", en);
  ASSERT_TRUE(lexicon);
  std::size_t found = 0;
  for (int i = 0; i < 300; ++i) {
    const std::string pattern = text("ABCD.*", 1 + random() % 5);
    Words expected;
    std::ranges::copy_if(words, std::back_inserter(expected),
                         [&](const auto& word) { return fits(word, pattern); });
    EXPECT_EQ(wordsLike(**lexicon, en, pattern), expected) << pattern;
    const std::string tiles = text("ABCD?", 1 + random() % 6);
    const int least = 1 + static_cast<int>(random() % 5);
    Words made;
    std::ranges::copy_if(words, std::back_inserter(made), [&](const std::string& word) {
      return static_cast<int>(word.size()) >= least && canBeMade(word, tiles);
    });
    Words shown = wordsOf(**lexicon, en, tiles, least);
    for (std::string& word : shown)
      std::ranges::transform(word, word.begin(), [](char c) { return static_cast<char>(std::toupper(c)); });
    EXPECT_EQ(shown, made) << tiles;
    found += expected.size() + made.size();
  }
  EXPECT_GT(found, 1000u);
}

}  // namespace
}  // namespace rozbor::test
