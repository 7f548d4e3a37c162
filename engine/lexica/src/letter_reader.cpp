#include "letter_reader.h"

#include <algorithm>

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {

LetterReader::LetterReader(const game::Language& language, bool acceptCapitals)
    : acceptCapitals_(acceptCapitals),
      maxLength_(
          std::min(std::max(language.board.rows(), language.board.columns()), engine::WordKey::kMaxLength)) {
  for (int index = 1; index <= language.alphabet.size(); ++index) {
    add(language.alphabet.upper(game::Letter(index)), index);
    add(language.alphabet.lower(game::Letter(index)), index);
  }
}

void LetterReader::add(const std::string& written, int letter) {
  std::u32string text = toUtf32(written);
  if (text.size() > 1) {
    several_.push_back({std::move(text), letter});
  } else if (text.front() < common_.size()) {
    common_[text.front()] = static_cast<std::uint8_t>(letter);
  } else {
    others_.emplace(text.front(), letter);
  }
}

int LetterReader::letterOf(char32_t character) const {
  if (character < common_.size()) return common_[character];
  const auto other = others_.find(character);
  return other == others_.end() ? 0 : other->second;
}

int LetterReader::takeLetter(std::u32string_view& text) const {
  for (const Several& candidate : several_) {
    if (!text.starts_with(candidate.text)) continue;
    text.remove_prefix(candidate.text.size());
    return candidate.letter;
  }
  const int letter = letterOf(text.front());
  text.remove_prefix(1);
  return letter;
}

LetterReader::Outcome LetterReader::read(std::u32string_view text, engine::WordKey& key) const {
  if (!acceptCapitals_ && std::ranges::any_of(text, isCapital)) return Outcome::capitals;
  engine::WordKey word;
  int length = 0;
  while (!text.empty()) {
    const int letter = takeLetter(text);
    if (letter == 0) return Outcome::foreignLetters;
    if (length < maxLength_) word.setLetter(length, letter);
    ++length;
  }
  if (length > maxLength_) return Outcome::tooLong;
  if (length < 2) return Outcome::tooShort;
  key = word;
  return Outcome::word;
}

}  // namespace rozbor::lexica
