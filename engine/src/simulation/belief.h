#pragma once

namespace rozbor::engine {

/// What is known of a number, as a normal distribution.
struct Belief {
  double mean = 0;
  double variance = 0;

  /// What two independent sources say together. Both variances are above 0.
  [[nodiscard]] Belief together(const Belief& other) const;
  /// How much more than 0 the number is expected to be, taken as 0 where it is less.
  [[nodiscard]] double gain() const;
};

}  // namespace rozbor::engine
