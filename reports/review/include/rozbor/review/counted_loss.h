#pragma once

#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// Points that enter sums: of an ending that was cut off what is proven to be lost, else the loss.
[[nodiscard]] inline double countedPoints(const Loss& loss) {
  return loss.pointsBounds ? loss.pointsBounds->low : loss.points;
}

}  // namespace rozbor::reports
