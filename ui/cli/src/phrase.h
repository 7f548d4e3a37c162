#pragma once

#include <fmt/format.h>

#include <string>

#include "rozbor/render/wording.h"

namespace rozbor::cli {

/// The sentence in the interface language with its places {0}, {1} … filled; one that a translator
/// broke gives way to the English. Named as in reports, so that xgettext finds it.
template <class... Values>
std::string phrase(const reports::Wording& wording, const char* english, const Values&... values) {
  try {
    return fmt::format(fmt::runtime(wording.text(english)), values...);
  } catch (const fmt::format_error&) {
    return fmt::format(fmt::runtime(english), values...);
  }
}

/// The same with the form for `count` things; {0} is the count.
template <class... Values>
std::string phrasePlural(const reports::Wording& wording, const char* one, const char* many, long count,
                         const Values&... values) {
  const std::string number = wording.number(static_cast<double>(count), 0);
  try {
    return fmt::format(fmt::runtime(wording.plural(one, many, count)), number, values...);
  } catch (const fmt::format_error&) {
    return fmt::format(fmt::runtime(count == 1 ? one : many), number, values...);
  }
}

}  // namespace rozbor::cli
