#include "rozbor/said/places.h"

#include <algorithm>

namespace rozbor::said {

std::optional<std::string> fill(std::string_view sentence, std::span<const std::string> parts) {
  if (!placesFit(sentence, parts.size())) return std::nullopt;
  std::string text;
  while (!sentence.empty()) {
    const std::size_t plain = std::min(sentence.find('{'), sentence.size());
    text += sentence.substr(0, plain);
    sentence.remove_prefix(plain);
    if (sentence.empty()) break;
    const Place place = placeAt(sentence);
    text += parts[place.part];
    sentence.remove_prefix(place.length);
  }
  return text;
}

std::string filled(std::string_view translated, std::string_view english,
                   std::span<const std::string> parts) {
  if (auto text = fill(translated, parts)) return *std::move(text);
  return fill(english, parts).value_or(std::string(english));
}

}  // namespace rozbor::said
