#pragma once

#include <cstddef>
#include <vector>

#include "playout.h"

namespace rozbor::engine {

/// What tells plays apart: win probability and, a ten-thousandth for each, points. So points decide where
/// the game is as good as decided, and hardly weigh elsewhere.
[[nodiscard]] inline double worth(const Outcome& outcome) {
  return double{outcome.win} + 1e-7 * outcome.gain;
}

/// The outcomes of one candidate, by number of the deal.
using Outcomes = std::vector<Outcome>;

/// Of the differences of worth over the first `count` deals.
[[nodiscard]] inline Sums differences(const Outcomes& first, const Outcomes& second, std::size_t count) {
  Sums sums;
  for (std::size_t deal = 0; deal < count; ++deal)
    sums.add(worth(first[deal]) - worth(second[deal]));
  return sums;
}

}  // namespace rozbor::engine
