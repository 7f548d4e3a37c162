#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rozbor::said {

/// A place {0}, {1} … of a sentence.
struct Place {
  std::size_t part = 0;    ///< which part it is for
  std::size_t length = 0;  ///< with both braces; 0 when it is no place
};

/// The place at the beginning of `text`.
[[nodiscard]] constexpr Place placeAt(std::string_view text) {
  constexpr std::size_t kMostDigits = 3;
  Place place;
  std::size_t end = 1;
  for (; end < text.size() && text[end] >= '0' && text[end] <= '9'; ++end)
    place.part = place.part * 10 + static_cast<std::size_t>(text[end] - '0');
  const bool isPlace =
      text.starts_with('{') && end > 1 && end <= kMostDigits && end < text.size() && text[end] == '}';
  return isPlace ? Place{place.part, end + 1} : Place{};
}

/// Whether every brace of the sentence is of a place, each for one of so many parts.
[[nodiscard]] constexpr bool placesFit(std::string_view sentence, std::size_t parts) {
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    if (sentence[at] != '{' && sentence[at] != '}') continue;
    const Place place = placeAt(sentence.substr(at));
    if (place.length == 0 || place.part >= parts) return false;
    at += place.length - 1;
  }
  return true;
}

/// Whether the sentence has a place for this part.
[[nodiscard]] constexpr bool hasPlaceFor(std::string_view sentence, std::size_t part) {
  for (std::size_t at = 0; at < sentence.size(); ++at) {
    const Place place = placeAt(sentence.substr(at));
    if (place.length > 0 && place.part == part) return true;
  }
  return false;
}

/// The sentence with its parts put in; nothing when its places do not fit them. What is put in may have
/// braces of its own.
[[nodiscard]] std::optional<std::string> fill(std::string_view sentence, std::span<const std::string> parts);

/// A translator's slip must not cost the reader what was said, so a translation that cannot be filled gives
/// way to the English sentence.
[[nodiscard]] std::string filled(std::string_view translated, std::string_view english,
                                 std::span<const std::string> parts);

}  // namespace rozbor::said
