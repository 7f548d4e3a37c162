#pragma once

#include <cstddef>
#include <vector>

#include "playout.h"

namespace rozbor::engine {

inline constexpr double kWorthOfPoint = 1e-4;

/// Points alone: of plays that win as often.
[[nodiscard]] inline double worthOfPoints(const Outcome& outcome) {
  return kWorthOfPoint * double{outcome.gain} / 1000;
}

/// What tells plays apart: win probability and, a ten-thousandth for each, points.
[[nodiscard]] inline double worth(const Outcome& outcome) {
  return double{outcome.win} + worthOfPoints(outcome);
}

/// The outcomes of one candidate, by number of the deal.
using Outcomes = std::vector<Outcome>;

}  // namespace rozbor::engine
