#pragma once

#include <cstddef>

namespace rozbor::engine {

/// Student's quantile for 95 % with so many degrees of freedom, 1 or more.
[[nodiscard]] double studentsQuantile(std::size_t freedom);

/// Of a number of events, 0 or more.
struct EventInterval {
  double low = 0;
  double high = 0;
};

/// The exact 95 % interval of the mean of a Poisson number that came out as `events` (Garwood, 1936).
[[nodiscard]] EventInterval poissonInterval(double events);

}  // namespace rozbor::engine
