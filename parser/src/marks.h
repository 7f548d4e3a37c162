#pragma once

#include <unicode/uchar.h>

namespace rozbor::parser {

/// A combining mark: an accent behind its letter.
[[nodiscard]] inline bool isMark(UChar32 codePoint) {
  return (U_GET_GC_MASK(codePoint) & U_GC_M_MASK) != 0;
}

}  // namespace rozbor::parser
