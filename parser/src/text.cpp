#include "text.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <charconv>

#include "marks.h"

namespace rozbor::parser {
namespace {

constexpr std::uint32_t kLongestQuotation = 40;  // code points

bool isLetter(UChar32 codePoint) {
  return codePoint == 0xFFFD || (U_GET_GC_MASK(codePoint) & U_GC_L_MASK) != 0;
}

bool startsCodePoint(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

}  // namespace

std::string_view trimmedRight(std::string_view text) {
  while (!text.empty() && isBlank(text.back()))
    text.remove_suffix(1);
  return text;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.front()))
    text.remove_prefix(1);
  return trimmedRight(text);
}

std::pair<std::string_view, std::string_view> splitWord(std::string_view text) {
  const auto* const end = std::ranges::find_if(text, isBlank);
  const auto length = static_cast<std::size_t>(end - text.begin());
  return {text.substr(0, length), trimmed(text.substr(length))};
}

std::string lowerAscii(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

bool isAscii(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80U; });
}

std::optional<std::int32_t> toNumber(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text = trimmed(text.substr(1));
  if (text.empty() || !isDigit(text.front())) return std::nullopt;
  std::int32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return negative ? -value : value;
}

std::uint32_t codePoints(std::string_view utf8) {
  return static_cast<std::uint32_t>(std::ranges::count_if(utf8, startsCodePoint));
}

SourceRange rangeOf(std::string_view line, std::string_view part, std::uint32_t lineNumber) {
  const auto before = static_cast<std::size_t>(part.data() - line.data());
  return {.line = lineNumber, .column = codePoints(line.substr(0, before)) + 1, .length = codePoints(part)};
}

SourceRange RangeCounter::rangeOf(std::string_view part) {
  const auto before = static_cast<std::size_t>(part.data() - line_.data());
  if (before < counted_) return parser::rangeOf(line_, part, lineNumber_);
  column_ += codePoints(line_.substr(counted_, before - counted_));
  counted_ = before;
  return {.line = lineNumber_, .column = column_, .length = codePoints(part)};
}

std::int32_t nextCodePoint(const char*& first, const char* last) {
  const std::ptrdiff_t length = last - first;
  std::ptrdiff_t offset = 0;
  UChar32 codePoint = 0;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // within ICU's macro
  U8_NEXT(first, offset, length, codePoint);
#pragma GCC diagnostic pop
  first += offset;
  return codePoint;
}

const char* skipLetter(const char* first, const char* last) {
  const char* next = first;
  if (first == last || !isLetter(nextCodePoint(next, last))) return first;
  for (const char* mark = next; mark != last; next = mark) {
    if (!isMark(nextCodePoint(mark, last))) break;
  }
  return next;
}

std::string quoted(std::string_view text) {
  if (codePoints(text) <= kLongestQuotation) return '"' + std::string(text) + '"';
  std::size_t length = 0;
  for (std::uint32_t count = 0; length < text.size(); ++length) {
    if (startsCodePoint(text[length]) && ++count > kLongestQuotation) break;
  }
  return '"' + std::string(text.substr(0, length)) + "…\"";
}

}  // namespace rozbor::parser
