#pragma once

#include <cmath>
#include <numbers>

namespace rozbor::engine {

/// Share of a normal distribution below so many deviations above its mean (by the library's `erfc`, which is
/// all that Boost.Math would add).
[[nodiscard]] inline double normalShare(double deviations) {
  return 0.5 * std::erfc(-deviations / std::numbers::sqrt2);
}

}  // namespace rozbor::engine
