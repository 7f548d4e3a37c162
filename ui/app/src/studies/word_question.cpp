#include "rozbor/app/studies/word_question.h"

#include <algorithm>
#include <map>
#include <utility>

#include "rozbor/engine/word_search.h"
#include "rozbor/lexica/text.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::app {
namespace {

using engine::PatternPart;
using game::Letter;
using game::Tile;
using Kind = WordAnswer::Kind;

/// What was typed, part by part; a part of any one letter is a blank where there is no pattern.
using Parts = std::vector<PatternPart>;

void addLetters(Parts& parts, const std::vector<Letter>& letters) {
  for (const Letter letter : letters)
    parts.push_back({PatternPart::Kind::letter, letter});
}

/// Nothing where a character is neither letter nor sign.
std::optional<Parts> partsOf(const game::Alphabet& alphabet, std::string_view text) {
  Parts parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(".?_*"), text.size());
    if (end > 0) {
      const auto letters = alphabet.word(text.substr(0, end));
      if (!letters) return std::nullopt;
      addLetters(parts, *letters);
    }
    if (end < text.size()) {
      const bool many = text[end] == '*';
      parts.push_back({many ? PatternPart::Kind::anyMany : PatternPart::Kind::any, {}});
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

Kind kindOf(const Parts& parts, std::string_view text) {
  if (text.find_first_of(".*") != std::string_view::npos) return Kind::pattern;
  const bool letters = std::ranges::all_of(
      parts, [](const PatternPart& part) { return part.kind == PatternPart::Kind::letter; });
  return letters ? Kind::word : Kind::tiles;
}

std::string shownParts(const game::Alphabet& alphabet, const Parts& parts, Kind kind) {
  std::string shown;
  for (const PatternPart& part : parts) {
    switch (part.kind) {
      case PatternPart::Kind::letter:
        shown += alphabet.upper(part.letter);
        break;
      case PatternPart::Kind::any:
        shown += kind == Kind::pattern ? '.' : '?';
        break;
      case PatternPart::Kind::anyMany:
        shown += '*';
        break;
    }
  }
  return shown;
}

std::string shownWord(const game::Alphabet& alphabet, std::span<const Letter> word) {
  std::string shown;
  for (const Letter letter : word)
    shown += alphabet.upper(letter);
  return shown;
}

std::string shownTiles(const game::Alphabet& alphabet, std::span<const Tile> tiles) {
  std::string shown;
  for (const Tile tile : tiles)
    shown += tile.isBlank() ? alphabet.lower(tile.letter()) : alphabet.upper(tile.letter());
  return shown;
}

std::vector<std::string> shownEach(const game::Alphabet& alphabet, const std::vector<Letter>& letters) {
  std::vector<std::string> shown;
  for (const Letter letter : letters)
    shown.push_back(alphabet.upper(letter));
  return shown;
}

/// Counts what it is given, and keeps the first.
class Collector {
 public:
  Collector(std::size_t most, const std::stop_token& stop) : most_(most), stop_(stop) {}

  template <class Show>
  void add(FoundWords& found, Show show) const {
    ++found.all;
    if (found.words.size() < most_) found.words.push_back(show());
  }
  [[nodiscard]] bool goesOn() const { return !stop_.stop_requested(); }
  [[nodiscard]] std::size_t most() const { return most_; }

 private:
  std::size_t most_;
  const std::stop_token& stop_;
};

/// More of a letter than a word can hold help nobody.
game::TileCounts tilesOf(const Parts& parts) {
  game::TileCounts tiles;
  for (const PatternPart& part : parts) {
    const Tile tile = part.kind == PatternPart::Kind::letter ? Tile(part.letter) : Tile::blank();
    if (tiles.count(tile.kind()) < engine::WordKey::kMaxLength) tiles.add(tile);
  }
  return tiles;
}

void askTiles(WordAnswer& answer, const engine::Lexicon& lexicon, const game::Alphabet& alphabet,
              const Parts& parts, const Collector& collector) {
  std::map<std::size_t, FoundWords, std::greater<>> byLength;
  engine::forEachWordOf(lexicon.graph(), tilesOf(parts), 2, [&](std::span<const Tile> word) {
    const auto shown = [&] { return shownTiles(alphabet, word); };
    if (word.size() < parts.size())
      collector.add(byLength[word.size()], shown);
    else if (answer.kind == Kind::tiles || shown() != answer.asked)
      collector.add(answer.anagrams, shown);
    return collector.goesOn();
  });
  for (auto& [length, found] : byLength) {
    answer.shorter.all += found.all;
    for (std::string& word : found.words) {
      if (answer.shorter.words.size() < collector.most()) answer.shorter.words.push_back(std::move(word));
    }
  }
}

void askWord(WordAnswer& answer, const engine::Lexicon& lexicon, const game::Alphabet& alphabet,
             const Parts& parts) {
  std::vector<Letter> letters;
  for (const PatternPart& part : parts)
    letters.push_back(part.letter);
  answer.valid = lexicon.contains(std::span<const Letter>(letters));
  const engine::Hooks hooks = engine::hooksOf(lexicon.graph(), letters);
  answer.frontHooks = shownEach(alphabet, hooks.front);
  answer.backHooks = shownEach(alphabet, hooks.back);
}

}  // namespace

game::Result<std::optional<WordAnswer>> askWords(const engine::Lexicon& lexicon,
                                                 const game::Language& language, std::string_view typed,
                                                 std::size_t most, const std::stop_token& stop) {
  const std::string text = parser::normalized(lexica::trimmed(typed));
  if (text.empty()) return game::Error{"words.nothing", said::words("there is nothing to look up")};
  const game::Alphabet& alphabet = language.alphabet;
  const auto parts = partsOf(alphabet, text);
  if (!parts) {
    return game::Error{
        "words.letters",
        said::words("\"{0}\" holds a character that is no letter of {1}; \"?\" is a blank, \".\" "
                    "any letter, \"*\" any number of letters",
                    text, languageName(language))};
  }
  const Collector collector(most, stop);
  WordAnswer answer{.kind = kindOf(*parts, text)};
  answer.asked = shownParts(alphabet, *parts, answer.kind);
  if (answer.kind == Kind::pattern) {
    engine::forEachWordLike(lexicon.graph(), *parts, [&](std::span<const Letter> word) {
      collector.add(answer.fitting, [&] { return shownWord(alphabet, word); });
      return collector.goesOn();
    });
  } else {
    if (answer.kind == Kind::word) askWord(answer, lexicon, alphabet, *parts);
    askTiles(answer, lexicon, alphabet, *parts, collector);
  }
  if (!collector.goesOn()) return std::optional<WordAnswer>();
  return std::optional(std::move(answer));
}

std::vector<AnswerRow> rowsOf(const WordAnswer& answer) {
  switch (answer.kind) {
    case Kind::word:
      return {{said::words("Anagrams"), &answer.anagrams}, {said::words("Shorter words"), &answer.shorter}};
    case Kind::tiles:
      return {{said::words("Words of all tiles"), &answer.anagrams},
              {said::words("Shorter words"), &answer.shorter}};
    case Kind::pattern:
      break;
  }
  return {{said::words("Words that fit"), &answer.fitting}};
}

}  // namespace rozbor::app
