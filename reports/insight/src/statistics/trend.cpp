#include <algorithm>
#include <array>

#include "resampling.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

/// Figures that single games have.
struct OfGame {
  const char* name;
  Sum of;
  Sum per;
};
constexpr std::array kOfGames{
    OfGame{"scoreMean", Sum::score, Sum::games}, OfGame{"pointsPerTurn", Sum::score, Sum::turns},
    OfGame{"bingosPerGame", Sum::bingos, Sum::games}, OfGame{"pointsLostPerTurn", Sum::lost, Sum::counted},
    OfGame{"winLostPerGame", Sum::winLost, Sum::simulated}};

/// What the line of least squares through points needs of them.
struct Line {
  double n = 0;
  double x = 0;
  double y = 0;
  double xx = 0;
  double xy = 0;

  void add(double place, double value) {
    n += 1;
    x += place;
    y += value;
    xx += place * place;
    xy += place * value;
  }
  /// Nothing where all places are the same.
  [[nodiscard]] std::optional<double> slope() const {
    const double spread = n * xx - x * x;
    if (spread <= 0) return std::nullopt;
    return (n * xy - x * y) / spread;
  }
};

}  // namespace

std::vector<std::optional<double>> valuesByGame(std::span<const PlayedGame> games, const std::string& figure,
                                                const StatisticsFilter& filter, const BandScale& bands) {
  std::vector<std::optional<double>> values;
  const auto* const definition =
      std::ranges::find_if(kOfGames, [&](const OfGame& one) { return figure == one.name; });
  if (definition == kOfGames.end()) return values;
  for (const PlayedGame& game : games) {
    if (!filter.accepts(game)) continue;
    const Sums sums = sumsOf(game, filter, bands);
    const double per = sums[definition->per];
    values.push_back(per > 0 ? std::optional(sums[definition->of] / per) : std::nullopt);
  }
  return values;
}

std::optional<Trend> trendOf(std::span<const PlayedGame> games, const std::string& figure,
                             const StatisticsFilter& filter, const StatisticsOptions& options) {
  std::vector<double> values;
  for (const auto& value : valuesByGame(games, figure, filter, options.bands)) {
    if (value) values.push_back(*value);
  }
  if (values.size() < kFewGames) return std::nullopt;
  const auto size = static_cast<double>(values.size());
  Line all;
  for (std::size_t at = 0; at < values.size(); ++at)
    all.add(static_cast<double>(at), values[at]);
  std::vector<Line> samples(samplesOf(values.size()));
  resample(values.size(), options.seed, [&](std::size_t sample, std::size_t game) {
    samples[sample].add(static_cast<double>(game), values[game]);
  });
  std::vector<double> changes;
  for (const Line& line : samples) {
    if (const auto slope = line.slope()) changes.push_back(*slope * size);
  }
  const auto interval = percentileInterval(std::move(changes));
  if (!interval) return std::nullopt;
  return Trend{all.slope().value_or(0) * size, interval->first, interval->second, values.size()};
}

}  // namespace rozbor::reports
