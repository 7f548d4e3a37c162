#include "belief.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rozbor::engine {

Belief Belief::together(const Belief& other) const {
  const double variances = variance + other.variance;
  return {(mean * other.variance + other.mean * variance) / variances, variance * other.variance / variances};
}

double Belief::gain() const {
  const double deviation = std::sqrt(variance);
  if (deviation == 0) return std::max(0.0, mean);
  const double z = mean / deviation;
  const double density = std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi);
  return deviation * density + mean * std::erfc(-z / std::numbers::sqrt2) / 2;
}

}  // namespace rozbor::engine
