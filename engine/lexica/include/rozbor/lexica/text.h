#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Small text helpers of this layer.
namespace rozbor::lexica {

[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  const auto first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

/// Cuts the first line off `text`, without its end.
[[nodiscard]] inline std::string_view takeLine(std::string_view& text) {
  const auto end = text.find('\n');
  std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

/// Cuts the first word off `text`; empty when there is none.
[[nodiscard]] inline std::string_view takeWord(std::string_view& text) {
  text = trimmed(text);
  const auto end = text.find_first_of(" \t");
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(word.size());
  return word;
}

/// ASCII letters only; file and lexicon names are compared so.
[[nodiscard]] inline std::string lowerAscii(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

[[nodiscard]] inline bool sameIgnoringCase(std::string_view left, std::string_view right) {
  return left.size() == right.size() && lowerAscii(left) == lowerAscii(right);
}

/// The code points of well-formed UTF-8; what is ill-formed comes out as U+FFFD.
[[nodiscard]] std::u32string toUtf32(std::string_view utf8);

/// Whether it is a capital letter of any script.
[[nodiscard]] bool isCapital(char32_t character);

}  // namespace rozbor::lexica
