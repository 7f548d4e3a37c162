#pragma once

#include "rozbor/game/language.h"

namespace rozbor::test {

/// A board so small that everything can be tried on it, and not square.
inline game::BoardLayout smallBoard() {
  return *game::BoardLayout::parseCsv(
      "3W,,,2L,,,2W\n"
      ",2L,,,,3L,\n"
      ",,2W,,2L,,\n"
      "2L,,,*,,,3W\n"
      ",,3L,,2W,,\n"
      "2W,,,2L,,,2L\n");
}

}  // namespace rozbor::test
