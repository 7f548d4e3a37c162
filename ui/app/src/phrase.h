#pragma once

#include <fmt/format.h>

#include <string>

#include "rozbor/render/wording.h"

namespace rozbor::app {

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

}  // namespace rozbor::app
