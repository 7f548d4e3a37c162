#include "rozbor/game/alphabet.h"

#include <algorithm>

#include "text.h"

namespace rozbor::game {
namespace {

bool isSeveral(std::string_view text) {
  return codePointLength(text) < text.size();
}

/// Cuts `prefix` off the front of `text`.
bool take(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  return true;
}

said::Message inLine(int number, const said::Message& what) {
  return said::words("alphabet line {0}: {1}", number, what);
}

}  // namespace

std::size_t codePointLength(std::string_view text) {
  if (text.empty()) return 0;
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80         ? 1
                             : (lead >> 5) == 6  ? 2
                             : (lead >> 4) == 14 ? 3
                             : (lead >> 3) == 30 ? 4
                                                 : 1;
  return std::min(length, text.size());
}

Result<Alphabet> Alphabet::parse(std::string_view text) {
  Alphabet alphabet;
  int lineNumber = 0;
  for (const std::string_view raw : text::split(text, '\n')) {
    ++lineNumber;
    const std::string_view line = text::trimmed(raw.substr(0, raw.find('#')));
    if (line.empty()) continue;
    const auto parts = text::words(line);
    if (parts.size() != 2) {
      return Error{"alphabet.bad-line",
                   inLine(lineNumber, said::words("expected \"UPPER lower\", found \"{0}\"", line))};
    }
    if (alphabet.letter(parts[0]) || alphabet.letter(parts[1])) {
      return Error{"alphabet.duplicate-letter",
                   inLine(lineNumber, said::words("\"{0}\" is there already", line))};
    }
    if (alphabet.size() == Letter::kMax) {
      return Error{"alphabet.too-many-letters",
                   inLine(lineNumber, said::words("an alphabet has at most 63 letters"))};
    }
    alphabet.add(std::string(parts[0]), std::string(parts[1]));
  }
  if (alphabet.letters_.empty()) return Error{"alphabet.empty", said::words("the alphabet has no letters")};
  return alphabet;
}

void Alphabet::add(std::string upperCase, std::string lowerCase) {
  const bool several = isSeveral(upperCase);
  const Letter letter(size() + 1);
  hasSeveral_ |= several;
  if (!several) {
    byCharacter_.emplace(upperCase, Tile(letter));
    byCharacter_.emplace(lowerCase, Tile::blank(letter));
  }
  letters_.push_back({std::move(upperCase), std::move(lowerCase), several});
}

std::optional<Tile> Alphabet::tile(std::string_view text) const {
  if (text == "?" || text == "_") return Tile::blank();
  if (text.size() > 2 && text.front() == '[' && text.back() == ']') text = text.substr(1, text.size() - 2);
  const auto single = byCharacter_.find(std::string(text));
  if (single != byCharacter_.end()) return single->second;
  for (int index = 1; hasSeveral_ && index <= size(); ++index) {
    const Letter letter(index);
    if (text == upper(letter)) return Tile(letter);
    if (text == lower(letter)) return Tile::blank(letter);
  }
  return std::nullopt;
}

std::optional<Letter> Alphabet::letter(std::string_view text) const {
  const auto found = tile(text);
  if (!found || !found->letter()) return std::nullopt;
  return found->letter();
}

std::optional<Tile> Alphabet::takeTile(std::string_view& text) const {
  if (text.front() == '[') {
    const auto close = text.find(']');
    if (close == std::string_view::npos) return std::nullopt;
    const auto found = tile(text.substr(1, close - 1));
    if (found) text.remove_prefix(close + 1);
    return found;
  }
  for (int index = 1; hasSeveral_ && index <= size(); ++index) {
    const Written& candidate = letters_[static_cast<std::size_t>(index) - 1];
    if (!candidate.several) continue;
    if (take(text, candidate.upper)) return Tile(Letter(index));
    if (take(text, candidate.lower)) return Tile::blank(Letter(index));
  }
  const std::string_view character = text.substr(0, codePointLength(text));
  const auto found = tile(character);
  if (found) text.remove_prefix(character.size());
  return found;
}

std::optional<std::vector<Letter>> Alphabet::word(std::string_view text) const {
  std::vector<Letter> letters;
  while (!text.empty()) {
    const auto tile = takeTile(text);
    if (!tile || !tile->letter()) return std::nullopt;
    letters.push_back(tile->letter());
  }
  return letters;
}

std::optional<std::vector<Tile>> Alphabet::tiles(std::string_view text) const {
  std::vector<Tile> result;
  while (!text.empty()) {
    if (take(text, ".")) {
      result.emplace_back();
      continue;
    }
    const auto tile = takeTile(text);
    if (!tile) return std::nullopt;
    result.push_back(*tile);
  }
  return result;
}

std::string Alphabet::text(Tile tile) const {
  if (tile.empty()) return ".";
  if (!tile.letter()) return "?";
  const Written& letter = written(tile.letter());
  const std::string& shape = tile.isBlank() ? letter.lower : letter.upper;
  return letter.several ? "[" + shape + "]" : shape;
}

std::string_view Alphabet::shown(Tile tile) const {
  return tile.letter() ? std::string_view(upper(tile.letter())) : std::string_view(tile.isBlank() ? "?" : "");
}

}  // namespace rozbor::game
