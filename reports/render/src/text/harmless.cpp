#include "rozbor/render/harmless.h"

#include <fmt/format.h>

#include <cstdint>
#include <iterator>

#include "rozbor/render/text_layout.h"

namespace rozbor::reports {
namespace {

/// A character of text in UTF-8. Bytes that are none come one by one.
struct Character {
  std::string_view bytes;
  std::uint32_t code = 0;
  bool valid = true;
};

std::size_t lengthOf(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead < 0xE0) return 2;
  if (lead >= 0xE0 && lead < 0xF0) return 3;
  return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/// Overlong forms, surrogates and what lies beyond Unicode are no characters.
bool isScalar(std::uint32_t code, std::size_t length) {
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  return code >= kLeast[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

Character frontOf(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const std::size_t length = lengthOf(byte(0));
  const Character broken{text.substr(0, 1), 0, false};
  if (length == 1) return {text.substr(0, 1), byte(0), true};
  if (length == 0 || length > text.size()) return broken;
  std::uint32_t code = byte(0) & (0xFFU >> (length + 1));
  for (std::size_t at = 1; at < length; ++at) {
    if ((byte(at) & 0xC0U) != 0x80) return broken;
    code = code << 6U | (byte(at) & 0x3FU);
  }
  return isScalar(code, length) ? Character{text.substr(0, length), code, true} : broken;
}

/// Overrides, embeddings, isolates and marks of direction, and what ends a line only for some programs.
bool turnsAround(std::uint32_t code) {
  return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0x200E ||
         code == 0x200F || code == 0x061C;
}

bool isHighControl(std::uint32_t code) {
  return code == 0x7F || (code >= 0x80 && code < 0xA0) || code == 0x2028 || code == 0x2029;
}

bool isLowControl(std::uint32_t code) {
  return code < 0x20 && code != '\n' && code != '\t';
}

bool isHarmful(const Character& character) {
  return !character.valid || isLowControl(character.code) || isHighControl(character.code) ||
         turnsAround(character.code);
}

/// "␛" for escape, "␡" for delete; the others have no picture.
std::string pictureOf(const Character& character) {
  if (character.valid && character.code < 0x20)
    return {'\xE2', '\x90', static_cast<char>(0x80 + character.code)};
  return character.valid && character.code == 0x7F ? "\xE2\x90\xA1" : "\xEF\xBF\xBD";
}

/// Most text has nothing to be made harmless: ASCII but controls.
bool isPlain(std::string_view text) {
  for (const char each : text) {
    const auto byte = static_cast<unsigned char>(each);
    if (byte >= 0x7F || isLowControl(byte)) return false;
  }
  return true;
}

/// How much of the front is to be kept as it is, whatever it is.
using Kept = std::size_t (*)(std::string_view);

std::string neutralised(std::string_view text, Kept kept) {
  if (isPlain(text)) return std::string(text);
  std::string safe;
  safe.reserve(text.size());
  while (!text.empty()) {
    if (const std::size_t whole = kept(text)) {
      safe += text.substr(0, whole);
      text.remove_prefix(whole);
      continue;
    }
    const Character character = frontOf(text);
    safe += isHarmful(character) ? pictureOf(character) : std::string(character.bytes);
    text.remove_prefix(character.bytes.size());
  }
  return safe;
}

}  // namespace

std::string harmless(std::string_view text) {
  return neutralised(text, [](std::string_view) -> std::size_t { return 0; });
}

std::string harmlessPainted(std::string_view text) {
  return neutralised(text, terminal::paintAt);
}

std::string harmlessJson(std::string_view json) {
  std::string safe;
  safe.reserve(json.size());
  while (!json.empty()) {
    const Character character = frontOf(json);
    if (!character.valid) {
      safe += pictureOf(character);
    } else if (isHighControl(character.code) || turnsAround(character.code)) {
      fmt::format_to(std::back_inserter(safe), "\\u{:04x}", character.code);
    } else {
      safe += character.bytes;
    }
    json.remove_prefix(character.bytes.size());
  }
  return safe;
}

}  // namespace rozbor::reports
