#include "tiles.h"

#include <algorithm>

#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::string_view kReserved = "[]()?_.+-:0123456789";

/// The end of "[…]" at `first`, or `first` when it is empty, unclosed or holds a blank.
const char* skipBracketed(const char* first, const char* last) {
  const char* const close = std::find_if(first + 1, last, [](char c) { return c == ']' || isBlank(c); });
  return close == last || *close != ']' || close == first + 1 ? first : close + 1;
}

std::string tileValue(std::string_view written) {
  if (written.front() == '[') written = written.substr(1, written.size() - 2);
  return written == "_" ? "?" : normalized(written);
}

bool isBlankOrThrough(std::string_view tile) {
  return tile == "?" || tile == ".";
}

/// Whether the tile needs no brackets: it is one letter.
bool isSingle(std::string_view tile) {
  return isBlankOrThrough(tile) ||
         (!tile.empty() && skipLetter(tile.data(), tile.data() + tile.size()) == tile.data() + tile.size());
}

}  // namespace

bool TileScanner::canDeclare(std::string_view tile) {
  return !tile.empty() && codePoints(tile) <= kLongestTile &&
         tile.find_first_of(kReserved) == std::string_view::npos && std::ranges::none_of(tile, isBlank);
}

void TileScanner::declare(std::string_view tile) {
  declared_.emplace(tile);
  longest_ = std::max(longest_, tile.size());
}

const char* TileScanner::scanDeclared(const char* first, const char* last) const {
  const auto available = static_cast<std::size_t>(last - first);
  for (std::size_t length = std::min(longest_, available); length > 0; --length) {
    if (declared_.contains(std::string(first, length))) return first + length;
  }
  return first;
}

const char* TileScanner::scan(const char* first, const char* last) const {
  if (first == last) return first;
  if (*first == '[') return skipBracketed(first, last);
  const char* const end = scanDeclared(first, last);
  return end != first ? end : skipLetter(first, last);
}

std::vector<TileText> TileScanner::split(std::string_view line, std::string_view part,
                                         std::uint32_t lineNumber) const {
  std::vector<TileText> tiles;
  SourceRange where = rangeOf(line, part.substr(0, 0), lineNumber);
  const char* const end = part.data() + part.size();
  for (const char* tile = part.data(); tile != end; where.column += where.length) {
    const char* next = scan(tile, end);
    const bool isTile = next != tile || *tile == '?' || *tile == '_' || *tile == '.';
    if (next == tile) ++next;
    const std::string_view written(tile, static_cast<std::size_t>(next - tile));
    where.length = codePoints(written);
    if (isTile) tiles.push_back({.value = tileValue(written), .where = where});
    tile = next;
  }
  return tiles;
}

std::string TileScanner::join(const std::vector<TileText>& tiles) const {
  std::string plain;
  std::string bracketed;
  for (const TileText& tile : tiles) {
    const std::string inBrackets = '[' + tile.value + ']';
    plain += isSingle(tile.value) ? tile.value : inBrackets;
    bracketed += isBlankOrThrough(tile.value) ? tile.value : inBrackets;
  }
  const bool unchanged =
      std::ranges::equal(split(plain, plain, 0), tiles, {}, &TileText::value, &TileText::value);
  return unchanged ? plain : bracketed;
}

}  // namespace rozbor::parser
