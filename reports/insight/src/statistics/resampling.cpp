#include "resampling.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "rozbor/engine/small_samples.h"

namespace rozbor::reports {
namespace {

constexpr std::size_t kMostSamples = 1000;
constexpr std::size_t kFewestSamples = 200;
constexpr std::size_t kGamesDrawn = 500'000;
/// Of 100 values so many lie below the interval, and above it.
constexpr double kTail = 0.025;
constexpr double kNormal = 1.96;

}  // namespace

std::size_t samplesOf(std::size_t games) {
  return games < kFewestResampled ? 0 : std::clamp(kGamesDrawn / games, kFewestSamples, kMostSamples);
}

ResampledSums::ResampledSums(const std::vector<Sums>& games, std::uint64_t seed)
    : samples_(samplesOf(games.size())) {
  std::ranges::copy_if(kResampled, std::back_inserter(live_), [&](Sum sum) {
    return std::ranges::any_of(games, [&](const Sums& game) { return game[sum] != 0; });
  });
  lanes_ = (live_.size() + kLane - 1) / kLane;
  sums_.resize(samples_ * lanes_, Lane{});
  addSamples(games, seed);
}

void ResampledSums::addSamples(const std::vector<Sums>& games, std::uint64_t seed) {
  std::vector<Lane> packed(games.size() * lanes_, Lane{});
  for (std::size_t game = 0; game < games.size(); ++game) {
    for (std::size_t at = 0; at < live_.size(); ++at)
      packed[game * lanes_ + at / kLane][at % kLane] = games[game][live_[at]];
  }
  resample(games.size(), seed, [&](std::size_t sample, std::size_t game) {
    Lane* const into = &sums_[sample * lanes_];
    const Lane* const from = &packed[game * lanes_];
    for (std::size_t lane = 0; lane < lanes_; ++lane) {
      for (std::size_t at = 0; at < kLane; ++at)
        into[lane][at] += from[lane][at];
    }
  });
}

std::vector<double> ResampledSums::ratios(Sum of, Sum per) const {
  const auto placeOf = [&](Sum sum) {
    return static_cast<std::size_t>(std::ranges::find(live_, sum) - live_.begin());
  };
  const std::size_t over = placeOf(of);
  const std::size_t under = placeOf(per);
  std::vector<double> ratios;
  if (under == live_.size()) return ratios;
  ratios.reserve(samples_);
  for (std::size_t sample = 0; sample < samples_; ++sample) {
    const auto sum = [&](std::size_t at) {
      return at == live_.size() ? 0 : sums_[sample * lanes_ + at / kLane][at % kLane];
    };
    if (sum(under) > 0) ratios.push_back(sum(over) / sum(under));
  }
  return ratios;
}

double stretchOf(std::size_t games, std::size_t fitted) {
  const std::size_t freedom = games - fitted;
  return engine::studentsQuantile(freedom) / kNormal *
         std::sqrt(static_cast<double>(games) / static_cast<double>(freedom));
}

std::optional<Interval> intervalOf(std::vector<double> values, double estimate, double stretch,
                                   bool mayBeNegative) {
  constexpr std::size_t kFewest = 100;
  if (values.size() < kFewest) return std::nullopt;
  const auto end = [&](double share) {
    const auto place = values.begin() + std::lround(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, place);
    return estimate + stretch * (*place - estimate);
  };
  const double low = end(kTail);
  return Interval{mayBeNegative ? low : std::max(0.0, low), end(1 - kTail)};
}

}  // namespace rozbor::reports
