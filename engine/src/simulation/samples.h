#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "outcome.h"

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

/// Those of one candidate, by number of the deal, or of several deals together.
using Samples = std::vector<Sample>;
using Outcomes = std::vector<Outcome>;

/// Each sample as its closer look and as much of its control as makes the mean most certain, between none of
/// it and all (regression on a control variate, e.g. Owen, Monte Carlo theory, methods and examples, 2013,
/// chapter 8). How much is learned from every other sample for those between, so the mean has no bias.
[[nodiscard]] Outcomes controlled(const Samples& samples);

/// The same for two candidates in the same deals, so that the mean of their difference is most certain. Of as
/// many samples each.
[[nodiscard]] std::array<Outcomes, 2> controlled(const Samples& first, const Samples& second);

}  // namespace rozbor::engine
