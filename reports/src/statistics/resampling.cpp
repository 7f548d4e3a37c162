#include "statistics/resampling.h"

#include <algorithm>
#include <cmath>

#include "rozbor/engine/random.h"

namespace rozbor::reports {
namespace {

constexpr std::size_t kMostSamples = 1000;
constexpr std::size_t kFewestSamples = 200;
constexpr std::size_t kGamesDrawn = 500'000;

}  // namespace

void resample(std::size_t games, std::uint64_t seed,
              const std::function<void(std::size_t sample, std::size_t game)>& visit) {
  if (games < 2) return;
  const std::size_t samples = std::clamp(kGamesDrawn / games, kFewestSamples, kMostSamples);
  engine::Random random(seed);
  for (std::size_t sample = 0; sample < samples; ++sample) {
    for (std::size_t draw = 0; draw < games; ++draw)
      visit(sample, random.below(static_cast<std::uint32_t>(games)));
  }
}

std::vector<Sums> resampledSums(const std::vector<Sums>& games, std::uint64_t seed) {
  std::vector<Sums> sums;
  resample(games.size(), seed, [&](std::size_t sample, std::size_t game) {
    if (sample == sums.size()) sums.emplace_back();
    sums[sample] += games[game];
  });
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
