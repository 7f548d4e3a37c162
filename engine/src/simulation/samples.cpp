#include "samples.h"

#include <algorithm>

namespace rozbor::engine {
namespace {

/// With fewer to learn from, all of a control is taken.
constexpr std::size_t kFewest = 8;

using Field = float Outcome::*;

/// How much is taken of the first control and of the second.
using Shares = std::array<double, 2>;

/// How the difference of two looks and their controls go together: sums over samples, of deviations from
/// their means.
struct Spreads {
  std::array<double, 2> lookControl{};     ///< of the difference of the looks with each control
  std::array<double, 2> controlControl{};  ///< of each control with itself
  double both = 0;                         ///< of one control with the other

  /// What the difference varies by, but for a constant, if so much is taken of each control.
  [[nodiscard]] double variance(const Shares& shares) const {
    const auto [one, other] = shares;
    return 2 * one * lookControl[0] - 2 * other * lookControl[1] + one * one * controlControl[0] +
           other * other * controlControl[1] - 2 * one * other * both;
  }

  /// The best share of a control between none and all of it, if so much is taken of the other.
  [[nodiscard]] double bestShare(std::size_t which, double ofOther) const {
    if (controlControl[which] <= 0) return 1;
    const double with = which == 0 ? -lookControl[0] : lookControl[1];
    return std::clamp((with + ofOther * both) / controlControl[which], 0.0, 1.0);
  }
};

/// Of the samples from `from` on, every other one.
Spreads spreadsOf(const Samples& first, const Samples& second, Field field, std::size_t from) {
  struct Values {
    double look = 0;
    double one = 0;
    double other = 0;
  };
  const auto at = [&](std::size_t sample) {
    return Values{double{first[sample].closer.*field} - second[sample].closer.*field,
                  first[sample].control.*field, second[sample].control.*field};
  };
  Values mean;
  const std::size_t half = (first.size() - from + 1) / 2;
  const auto count = static_cast<double>(half);
  for (std::size_t sample = from; sample < first.size(); sample += 2) {
    const Values values = at(sample);
    mean.look += values.look / count;
    mean.one += values.one / count;
    mean.other += values.other / count;
  }
  Spreads spreads;
  for (std::size_t sample = from; sample < first.size(); sample += 2) {
    const Values values = at(sample);
    const double look = values.look - mean.look;
    const double one = values.one - mean.one;
    const double other = values.other - mean.other;
    spreads.lookControl[0] += look * one;
    spreads.lookControl[1] += look * other;
    spreads.controlControl[0] += one * one;
    spreads.controlControl[1] += other * other;
    spreads.both += one * other;
  }
  return spreads;
}

/// Least variance: where neither share is at its bounds both are the best for each other, else one is at a
/// bound and the other the best for that.
Shares sharesOf(const Spreads& spreads) {
  std::array<Shares, 4> tried{};
  std::size_t count = 0;
  for (const double bound : {1.0, 0.0}) {
    tried[count++] = {bound, spreads.bestShare(1, bound)};
    tried[count++] = {spreads.bestShare(0, bound), bound};
  }
  const double determinant =
      spreads.controlControl[0] * spreads.controlControl[1] - spreads.both * spreads.both;
  if (determinant > 0) {
    const Shares inside{
        (spreads.lookControl[1] * spreads.both - spreads.lookControl[0] * spreads.controlControl[1]) /
            determinant,
        (spreads.lookControl[1] * spreads.controlControl[0] - spreads.lookControl[0] * spreads.both) /
            determinant};
    const auto isShare = [](double share) { return share >= 0 && share <= 1; };
    if (isShare(inside[0]) && isShare(inside[1])) return inside;
  }
  return *std::ranges::min_element(tried, {}, [&](const Shares& shares) { return spreads.variance(shares); });
}

}  // namespace

std::array<Outcomes, 2> controlled(const Samples& first, const Samples& second) {
  std::array<Outcomes, 2> outcomes;
  for (const Sample& sample : first)
    outcomes[0].push_back(sample.closer);
  for (const Sample& sample : second)
    outcomes[1].push_back(sample.closer);
  for (const Field field : kControlled) {
    for (std::size_t half = 0; half < 2; ++half) {
      const std::size_t learned = 1 - half;
      const Shares shares =
          first.size() < 2 * kFewest ? Shares{1, 1} : sharesOf(spreadsOf(first, second, field, learned));
      for (std::size_t at = half; at < first.size(); at += 2) {
        outcomes[0][at].*field += static_cast<float>(shares[0]) * first[at].control.*field;
        outcomes[1][at].*field += static_cast<float>(shares[1]) * second[at].control.*field;
      }
    }
  }
  return outcomes;
}

Outcomes controlled(const Samples& samples) {
  return controlled(samples, Samples(samples.size()))[0];
}

}  // namespace rozbor::engine
