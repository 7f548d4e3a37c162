#pragma once

#include "sums.h"

namespace rozbor::reports {

/// A figure that single games have: one sum over another.
struct GameFigure {
  const char* name;
  Sum of;
  Sum per;
};

}  // namespace rozbor::reports
