#pragma once

#include <algorithm>
#include <cmath>

namespace rozbor::engine {

/// An interval of a share, 0 to 1.
struct ShareInterval {
  double low = 0;
  double high = 1;
};

/// The 95 % interval of a share that was seen in `trials` independent trials (Wilson, 1927). `trials` is
/// above 0; it need not be whole. Boost.Math has other intervals (Clopper and Pearson, Jeffreys), not this
/// one.
[[nodiscard]] inline ShareInterval wilsonInterval(double share, double trials) {
  constexpr double kQuantile = 1.959963984540054;
  const double squared = kQuantile * kQuantile;
  const double middle = share + squared / (2 * trials);
  const double reach = kQuantile * std::sqrt(share * (1 - share) / trials + squared / (4 * trials * trials));
  const double whole = 1 + squared / trials;
  return {std::max(0.0, (middle - reach) / whole), std::min(1.0, (middle + reach) / whole)};
}

}  // namespace rozbor::engine
