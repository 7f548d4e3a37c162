#pragma once

#include <QString>
#include <array>
#include <string>

#include "rozbor/render/sentence.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

inline QString text(const std::string& utf8) {
  return QString::fromStdString(utf8);
}

/// `reports::filled` for the window.
template <class... Values>
QString filled(const reports::Wording& wording, const std::string& sentence, const char* english,
               const Values&... values) {
  const std::array<std::string, sizeof...(values)> parts{reports::partText(values, wording)...};
  return QString::fromStdString(reports::filled(sentence, english, parts));
}

/// The sentence in the interface language. Named as in reports, so that xgettext finds it.
template <class... Values>
QString phrase(const reports::Wording& wording, const char* english, const Values&... values) {
  return desktop::filled(wording, wording.text(english), english, values...);
}

/// What the program says, in the interface language.
inline QString phrase(const reports::Wording& wording, const said::Message& message) {
  return QString::fromStdString(wording.text(message));
}

/// The same for `count` things; {0} is the count.
template <class... Values>
QString phrasePlural(const reports::Wording& wording, const char* one, const char* many, long count,
                     const Values&... values) {
  return desktop::filled(wording, wording.plural(one, many, count), count == 1 ? one : many,
                         wording.number(static_cast<double>(count), 0), values...);
}

}  // namespace rozbor::desktop
