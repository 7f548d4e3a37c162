#include "resampling.h"

#include <algorithm>
#include <cmath>

namespace rozbor::reports {
namespace {

constexpr std::size_t kMostSamples = 1000;
constexpr std::size_t kFewestSamples = 200;
constexpr std::size_t kGamesDrawn = 500'000;

}  // namespace

std::size_t samplesOf(std::size_t games) {
  return games < 2 ? 0 : std::clamp(kGamesDrawn / games, kFewestSamples, kMostSamples);
}

std::vector<Sums> resampledSums(const std::vector<Sums>& games, std::uint64_t seed) {
  // Packed, so that thousands of games stay in the cache.
  using Packed = std::array<double, kResampled.size()>;
  std::vector<Packed> packed(games.size());
  for (std::size_t game = 0; game < games.size(); ++game)
    std::ranges::transform(kResampled, packed[game].begin(), [&](Sum sum) { return games[game][sum]; });
  std::vector<Packed> drawn(samplesOf(games.size()), Packed{});
  resample(games.size(), seed, [&](std::size_t sample, std::size_t game) {
    for (std::size_t at = 0; at < kResampled.size(); ++at)
      drawn[sample][at] += packed[game][at];
  });
  std::vector<Sums> sums(drawn.size());
  for (std::size_t sample = 0; sample < drawn.size(); ++sample) {
    for (std::size_t at = 0; at < kResampled.size(); ++at)
      sums[sample][kResampled[at]] = drawn[sample][at];
  }
  return sums;
}

std::optional<std::pair<double, double>> percentileInterval(std::vector<double> values) {
  constexpr std::size_t kFewest = 100;
  if (values.size() < kFewest) return std::nullopt;
  std::ranges::sort(values);
  const auto at = [&](double share) {
    return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
  };
  return std::pair(at(0.025), at(0.975));
}

}  // namespace rozbor::reports
