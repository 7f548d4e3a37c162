#pragma once

#include <fmt/format.h>

#include <string>

#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// Fills the places {0}, {1} … of a sentence. A translator's slip must not cost the report, so a
/// sentence that cannot be filled gives way to the English one.
template <class... Values>
std::string filled(const std::string& sentence, const char* english, const Values&... values) {
  try {
    return fmt::format(fmt::runtime(sentence), values...);
  } catch (const fmt::format_error&) {
    return fmt::format(fmt::runtime(english), values...);
  }
}

/// Marks a sentence for the catalogues that is looked up elsewhere.
constexpr const char* marked(const char* english) {
  return english;
}

/// `wording.text` with its places filled.
template <class... Values>
std::string phrase(const Wording& wording, const char* english, const Values&... values) {
  return filled(wording.text(english), english, values...);
}

/// `wording.plural` with its places filled; {0} is the count.
template <class... Values>
std::string phrasePlural(const Wording& wording, const char* one, const char* many, long count,
                         const Values&... values) {
  const char* english = count == 1 ? one : many;
  return filled(wording.plural(one, many, count), english, wording.number(static_cast<double>(count), 0),
                values...);
}

}  // namespace rozbor::reports
