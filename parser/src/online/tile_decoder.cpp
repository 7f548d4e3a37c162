#include "online/tile_decoder.h"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>

#include <array>
#include <cstdint>

#include "rozbor/parser/encoding.h"
#include "tiles.h"

namespace rozbor::parser {
namespace {

using Tiles = std::vector<TileText>;

constexpr std::size_t kMostLetters = 127;

int sextet(char each) {
  if (each >= 'A' && each <= 'Z') return each - 'A';
  if (each >= 'a' && each <= 'z') return each - 'a' + 26;
  if (each >= '0' && each <= '9') return each - '0' + 52;
  if (each == '+' || each == '-') return 62;
  return each == '/' || each == '_' ? 63 : -1;
}

std::string smallLetters(const std::string& text) {
  std::string small;
  icu::StringByteSink<std::string> sink(&small);
  UErrorCode status = U_ZERO_ERROR;
  icu::CaseMap::utf8ToLower("", 0, icu::StringPiece(text.data(), static_cast<int32_t>(text.size())), sink,
                            nullptr, status);
  return U_SUCCESS(status) ? small : text;
}

/// Every character has to belong to a tile.
std::optional<Tiles> spelt(std::string_view text, std::string_view alsoAllowed) {
  const std::string composed = normalized(text);
  const TileScanner scanner;
  const char* const end = composed.data() + composed.size();
  for (const char* tile = composed.data(); tile != end;) {
    const char* const next =
        alsoAllowed.find(*tile) != std::string_view::npos ? tile + 1 : scanner.scan(tile, end);
    if (next == tile) return std::nullopt;
    tile = next;
  }
  Tiles tiles = scanner.split(composed, composed, 0);
  for (TileText& tile : tiles)
    tile.where = {};
  if (tiles.size() > kMostTiles) return std::nullopt;
  return tiles;
}

}  // namespace

std::optional<std::string> fromBase64(std::string_view text) {
  while (text.ends_with('='))
    text.remove_suffix(1);
  if (text.size() % 4 == 1) return std::nullopt;
  std::string bytes;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char each : text) {
    const int value = sextet(each);
    if (value < 0) return std::nullopt;
    bits = (bits << 6U | static_cast<std::uint32_t>(value)) & 0xFFFFU;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(held) & 0xFFU);
  }
  return bytes;
}

std::optional<Tiles> TileDecoder::decoded(std::string_view text, std::string_view zero) const {
  const auto bytes = fromBase64(text);
  if (!bytes || bytes->size() > kMostTiles) return std::nullopt;
  Tiles tiles;
  for (const char byte : *bytes) {
    const std::size_t number = static_cast<unsigned char>(byte);
    const bool isBlank = number > kMostLetters;
    const std::size_t letter = isBlank ? 256 - number : number;
    if (letter > letters_.size() || (letter != 0 && letters_[letter - 1].empty())) return std::nullopt;
    if (letter == 0) {
      tiles.push_back({std::string(zero), {}});
    } else {
      tiles.push_back({isBlank ? smallLetters(letters_[letter - 1]) : letters_[letter - 1], {}});
    }
  }
  return tiles;
}

std::optional<Tiles> TileDecoder::rack(std::string_view text) const {
  return isNumbered_ ? decoded(text, "?") : spelt(text, "?_");
}

std::optional<Tiles> TileDecoder::play(std::string_view text) const {
  return isNumbered_ ? decoded(text, ".") : spelt(text, ".");
}

void TileDecoder::learn(std::string_view numbered, std::string_view friendly) {
  const auto bytes = fromBase64(numbered);
  const auto tiles = spelt(friendly, "");
  if (!bytes || !tiles || bytes->size() != tiles->size()) return;
  for (std::size_t index = 0; index < tiles->size(); ++index) {
    const std::size_t number = static_cast<unsigned char>((*bytes)[index]);
    if (number == 0 || number > kMostLetters) continue;
    if (letters_.size() < number) letters_.resize(number);
    letters_[number - 1] = (*tiles)[index].value;
  }
}

}  // namespace rozbor::parser
