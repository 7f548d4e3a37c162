#include "log_choose.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace rozbor::replay {
namespace {

/// More tiles than any set has.
constexpr std::size_t kTable = 256;

/// ln n!
double logFactorial(int n) {
  static const auto table = [] {
    std::array<double, kTable> values{};
    for (std::size_t i = 2; i < kTable; ++i)
      values[i] = values[i - 1] + std::log(static_cast<double>(i));
    return values;
  }();
  return n < static_cast<int>(kTable) ? table[static_cast<std::size_t>(n)] : std::lgamma(n + 1.0);
}

}  // namespace

double logChoose(int n, int k) {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

}  // namespace rozbor::replay
