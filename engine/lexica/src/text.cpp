#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

std::size_t sequenceLength(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  if (lead >= 0xF0 && lead < 0xF5) return 4;
  return 0;
}

/// Cuts one code point off the front.
char32_t takeCodePoint(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = sequenceLength(lead);
  if (length == 0 || length > text.size()) {
    text.remove_prefix(1);
    return kReplacement;
  }
  char32_t character = length == 1 ? lead : lead & (0xFFu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0u) != 0x80u) {
      text.remove_prefix(1);
      return kReplacement;
    }
    character = character << 6 | (byte & 0x3Fu);
  }
  text.remove_prefix(length);
  return character;
}

bool isBetween(char32_t character, char32_t first, char32_t last) {
  return character >= first && character <= last;
}

/// Latin Extended-A holds its letters in pairs; which of a pair is the capital changes twice.
bool isLatinExtendedCapital(char32_t character) {
  if (isBetween(character, 0x139, 0x148) || isBetween(character, 0x179, 0x17E)) return character % 2 == 1;
  if (character == 0x138 || character == 0x149 || character == 0x17F) return false;
  return character == 0x178 || character % 2 == 0;
}

}  // namespace

std::u32string toUtf32(std::string_view utf8) {
  std::u32string text;
  text.reserve(utf8.size());
  while (!utf8.empty())
    text.push_back(takeCodePoint(utf8));
  return text;
}

bool isCapital(char32_t character) {
  if (character < 0x80) return isBetween(character, U'A', U'Z');
  if (character < 0x100) return isBetween(character, 0xC0, 0xDE) && character != 0xD7;
  if (character < 0x180) return isLatinExtendedCapital(character);
  return isBetween(character, 0x391, 0x3AB) || isBetween(character, 0x400, 0x42F);
}

}  // namespace rozbor::lexica
