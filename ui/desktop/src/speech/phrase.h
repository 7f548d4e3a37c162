#pragma once

#include <fmt/format.h>

#include <QString>
#include <string>

#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// Fills the places {0}, {1} … of a sentence; one that a translator broke gives way to the English.
template <class... Values>
QString filled(const std::string& sentence, const char* english, const Values&... values) {
  try {
    return QString::fromStdString(fmt::format(fmt::runtime(sentence), values...));
  } catch (const fmt::format_error&) {
    return QString::fromStdString(fmt::format(fmt::runtime(english), values...));
  }
}

/// The sentence in the interface language. Named as in reports, so that xgettext finds it.
template <class... Values>
QString phrase(const reports::Wording& wording, const char* english, const Values&... values) {
  return filled(wording.text(english), english, values...);
}

/// The same for `count` things; {0} is the count.
template <class... Values>
QString phrasePlural(const reports::Wording& wording, const char* one, const char* many, long count,
                     const Values&... values) {
  return filled(wording.plural(one, many, count), count == 1 ? one : many,
                wording.number(static_cast<double>(count), 0), values...);
}

}  // namespace rozbor::desktop
