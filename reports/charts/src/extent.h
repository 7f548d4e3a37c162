#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "rozbor/render/charts/chart_values.h"

namespace rozbor::charts {

/// Qt Charts computes with differences and logarithms; numbers beyond this are slips of the caller.
inline constexpr double kLargestDrawn = 1e12;

[[nodiscard]] inline bool isDrawn(double value) {
  return std::isfinite(value) && std::fabs(value) < kLargestDrawn;
}
[[nodiscard]] inline bool isDrawn(const std::optional<double>& value) {
  return value && isDrawn(*value);
}
[[nodiscard]] inline bool isDrawn(const std::optional<reports::ChartInterval>& interval) {
  return interval && isDrawn(interval->low) && isDrawn(interval->high);
}

/// What lies between the least and the greatest of the numbers that can be drawn.
struct Extent {
  double low = std::numeric_limits<double>::max();
  double high = std::numeric_limits<double>::lowest();

  [[nodiscard]] bool empty() const { return low > high; }
  [[nodiscard]] double span() const { return high - low; }
  void add(double value) {
    if (!isDrawn(value)) return;
    low = std::min(low, value);
    high = std::max(high, value);
  }
  void add(const std::optional<double>& value) {
    if (value) add(*value);
  }
  void add(const std::optional<reports::ChartInterval>& interval) {
    if (!isDrawn(interval)) return;
    add(interval->low);
    add(interval->high);
  }
};

}  // namespace rozbor::charts
