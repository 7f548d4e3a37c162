#pragma once

#include <compare>
#include <cstdint>

namespace rozbor::engine {

/// What a play is worth in points, held in thousandths so that sums are equal on every compiler
/// and in any order. Points become an Equity only through `points`, and a double only for showing.
class Equity {
 public:
  constexpr Equity() = default;
  static constexpr Equity points(int points) { return Equity(points * 1000); }
  static constexpr Equity millipoints(std::int32_t millipoints) { return Equity(millipoints); }
  /// Rounds to the nearest thousandth, halves away from zero.
  static constexpr Equity fromDouble(double points) {
    return Equity(static_cast<std::int32_t>(points * 1000.0 + (points < 0 ? -0.5 : 0.5)));
  }

  [[nodiscard]] constexpr std::int32_t millipoints() const { return value_; }
  [[nodiscard]] constexpr double inPoints() const { return value_ / 1000.0; }

  constexpr Equity& operator+=(Equity other) {
    value_ += other.value_;
    return *this;
  }
  friend constexpr Equity operator+(Equity left, Equity right) { return Equity(left.value_ + right.value_); }
  friend constexpr Equity operator-(Equity left, Equity right) { return Equity(left.value_ - right.value_); }
  friend constexpr auto operator<=>(Equity, Equity) = default;

 private:
  constexpr explicit Equity(std::int32_t value) : value_(value) {}
  std::int32_t value_ = 0;
};

}  // namespace rozbor::engine
