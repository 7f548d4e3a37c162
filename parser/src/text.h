#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "rozbor/parser/diagnostic.h"

// Small things about UTF-8 text that the reader and the writer share. Everything here is linear in
// its argument.
namespace rozbor::parser {

/// White space within a line: what separates the words of an event.
[[nodiscard]] constexpr bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

[[nodiscard]] constexpr bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

[[nodiscard]] std::string_view trimmedRight(std::string_view text);
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// The text up to the first blank, and what follows it without the blanks between.
[[nodiscard]] std::pair<std::string_view, std::string_view> splitWord(std::string_view text);

/// ASCII letters only; everything else is left as it is.
[[nodiscard]] std::string lowerAscii(std::string_view text);

[[nodiscard]] bool isAscii(std::string_view text);

/// "+12", "-12", "12", "+ 12"; nothing when it does not fit or is something else.
[[nodiscard]] std::optional<std::int32_t> toNumber(std::string_view text);

/// How many code points well-formed UTF-8 holds.
[[nodiscard]] std::uint32_t codePoints(std::string_view utf8);

/// Where `part`, which must lie within `line`, stands. Columns count from 1.
[[nodiscard]] SourceRange rangeOf(std::string_view line, std::string_view part, std::uint32_t lineNumber);

/// rangeOf() for parts of one line that are asked for from left to right, so that the whole is linear.
class RangeCounter {
 public:
  RangeCounter(std::string_view line, std::uint32_t lineNumber) : line_(line), lineNumber_(lineNumber) {}

  [[nodiscard]] SourceRange rangeOf(std::string_view part);

 private:
  std::string_view line_;
  std::uint32_t lineNumber_;
  std::size_t counted_ = 0;   ///< bytes
  std::uint32_t column_ = 1;  ///< of the byte behind them
};

/// The code point at `first`, which moves behind it; negative when the bytes are ill-formed UTF-8.
[[nodiscard]] std::int32_t nextCodePoint(const char*& first, const char* last);

/// The end of the letter at `first` together with the combining marks on it, or `first` when there
/// is no letter. U+FFFD counts as a letter: it stands for one that could not be decoded.
[[nodiscard]] const char* skipLetter(const char* first, const char* last);

/// `text` in quotation marks for a message, shortened when it is long.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace rozbor::parser
