#include <algorithm>
#include <array>
#include <tuple>

#include "resampling.h"
#include "rozbor/review/counted_loss.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

/// Of one game, or of many: points lost, decisions, games, by cause.
struct Costs {
  std::array<double, kCauses> points{};
  std::array<std::size_t, kCauses> decisions{};
};

Costs costsOf(const PlayedGame& game, const BandScale& bands) {
  Costs costs;
  for (const DecisionRow& decision : game.decisions) {
    if (!decision.counted || !decision.cause || bandOf(decision, bands) == Band::none) continue;
    const auto cause = static_cast<std::size_t>(decision.cause->cause);
    costs.points[cause] += countedPoints(decision.loss);
    ++costs.decisions[cause];
  }
  return costs;
}

CauseEffect effectOf(std::size_t cause, const std::vector<Costs>& games,
                     const std::vector<std::array<double, kCauses>>& samples) {
  CauseEffect effect{static_cast<Cause>(cause)};
  for (const Costs& game : games) {
    effect.lostPerGame += game.points[cause] / static_cast<double>(games.size());
    effect.decisions += game.decisions[cause];
    effect.games += game.decisions[cause] > 0 ? 1 : 0;
  }
  effect.high = effect.lostPerGame;
  std::vector<double> values;
  for (const auto& sample : samples)
    values.push_back(sample[cause] / static_cast<double>(games.size()));
  if (const auto interval = percentileInterval(std::move(values)))
    std::tie(effect.low, effect.high) = *interval;
  return effect;
}

}  // namespace

std::vector<CauseEffect> causeEffects(std::span<const PlayedGame> games, const StatisticsFilter& filter,
                                      const StatisticsOptions& options) {
  std::vector<Costs> costs;
  for (const PlayedGame& game : games) {
    if (filter.accepts(game) && game.game.analysis) costs.push_back(costsOf(game, options.bands));
  }
  std::vector<std::array<double, kCauses>> samples;
  resample(costs.size(), options.seed, [&](std::size_t sample, std::size_t game) {
    if (sample == samples.size()) samples.emplace_back();
    for (std::size_t cause = 0; cause < kCauses; ++cause)
      samples[sample][cause] += costs[game].points[cause];
  });
  std::vector<CauseEffect> effects;
  for (std::size_t cause = 0; cause < kCauses && !costs.empty(); ++cause) {
    const CauseEffect effect = effectOf(cause, costs, samples);
    if (effect.decisions > 0) effects.push_back(effect);
  }
  std::ranges::stable_sort(effects, [](const CauseEffect& one, const CauseEffect& other) {
    return std::pair(one.low, one.lostPerGame) > std::pair(other.low, other.lostPerGame);
  });
  return effects;
}

}  // namespace rozbor::reports
