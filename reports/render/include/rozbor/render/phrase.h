#pragma once

#include <array>
#include <string>

#include "rozbor/render/sentence.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// Marks a sentence for the catalogues that is looked up elsewhere.
constexpr const char* marked(const char* english) {
  return english;
}

/// The sentence in the interface language with its places filled; xgettext knows it by this name.
template <class... Values>
std::string phrase(const Wording& wording, const char* english, const Values&... values) {
  const std::array<std::string, sizeof...(values)> parts{partText(values, wording)...};
  return filled(wording.text(english), english, parts);
}

/// The same with the form for `count` things; {0} is the count.
template <class... Values>
std::string phrasePlural(const Wording& wording, const char* one, const char* many, long count,
                         const Values&... values) {
  const std::array<std::string, sizeof...(values) + 1> parts{wording.number(static_cast<double>(count), 0),
                                                             partText(values, wording)...};
  return filled(wording.plural(one, many, count), count == 1 ? one : many, parts);
}

}  // namespace rozbor::reports
