#include <algorithm>
#include <array>
#include <string_view>

#include "game_figures.h"
#include "resampling.h"

namespace rozbor::reports {
namespace {

constexpr std::array kOfGames{GameFigure{"scoreMean", Sum::score, Sum::games},
                              GameFigure{"pointsPerTurn", Sum::score, Sum::turns},
                              GameFigure{"bingosPerGame", Sum::bingos, Sum::games},
                              GameFigure{"pointsLostPerTurn", Sum::lost, Sum::counted},
                              GameFigure{"winLostPerGame", Sum::winLost, Sum::simulated}};

const GameFigure* definitionOf(const std::string& figure) {
  const auto* const found =
      std::ranges::find_if(kOfGames, [&](const GameFigure& one) { return figure == one.name; });
  return found == kOfGames.end() ? nullptr : found;
}

std::optional<double> valueOf(const Sums& sums, const GameFigure& figure) {
  return sums[figure.per] > 0 ? std::optional(sums[figure.of] / sums[figure.per]) : std::nullopt;
}

/// A game that has a day.
struct DatedSums {
  std::string_view day;
  Sums sums;
};

std::vector<DatedSums> datedSums(std::span<const PlayedGame> games, const StatisticsFilter& filter,
                                 const BandScale& bands) {
  std::vector<DatedSums> dated;
  dated.reserve(games.size());
  for (const PlayedGame& game : games) {
    if (!game.game.playedOn.empty() && filter.accepts(game))
      dated.push_back({game.game.playedOn, sumsOf(game, filter, bands)});
  }
  return dated;
}

/// A game's value and where it stands among the games.
struct PlacedValue {
  std::string_view day;
  double place = 0;
  double value = 0;
};

/// Games of one day stand at one place: which of them was the first nobody knows.
void place(std::vector<PlacedValue>& values) {
  std::ranges::stable_sort(values, {}, &PlacedValue::day);
  for (std::size_t first = 0; first < values.size();) {
    std::size_t last = first;
    while (last + 1 < values.size() && values[last + 1].day == values[first].day)
      ++last;
    for (std::size_t at = first; at <= last; ++at)
      values[at].place = static_cast<double>(first + last) / 2;
    first = last + 1;
  }
}

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

std::optional<Trend> trendOf(std::span<const DatedSums> games, const GameFigure& figure, std::uint64_t seed) {
  std::vector<PlacedValue> values;
  values.reserve(games.size());
  for (const DatedSums& game : games) {
    if (const auto value = valueOf(game.sums, figure)) values.push_back({game.day, 0, *value});
  }
  if (values.size() < kFewGames) return std::nullopt;
  place(values);
  const auto size = static_cast<double>(values.size());
  Line all;
  for (const PlacedValue& value : values)
    all.add(value.place, value.value);
  const auto slopeOfAll = all.slope();
  if (!slopeOfAll) return std::nullopt;
  std::vector<Line> samples(samplesOf(values.size()));
  resample(values.size(), seed, [&](std::size_t sample, std::size_t game) {
    samples[sample].add(values[game].place, values[game].value);
  });
  std::vector<double> changes;
  for (const Line& line : samples) {
    if (const auto slope = line.slope()) changes.push_back(*slope * size);
  }
  constexpr std::size_t kOfALine = 2;
  const auto interval =
      intervalOf(std::move(changes), *slopeOfAll * size, stretchOf(values.size(), kOfALine), true);
  if (!interval) return std::nullopt;
  return Trend{*slopeOfAll * size, interval->low, interval->high, values.size()};
}

}  // namespace

std::vector<std::optional<double>> valuesByGame(std::span<const PlayedGame> games, const std::string& figure,
                                                const StatisticsFilter& filter, const BandScale& bands) {
  std::vector<std::optional<double>> values;
  const GameFigure* const definition = definitionOf(figure);
  if (definition == nullptr) return values;
  for (const PlayedGame& game : games) {
    if (filter.accepts(game)) values.push_back(valueOf(sumsOf(game, filter, bands), *definition));
  }
  return values;
}

std::optional<Trend> trendOf(std::span<const PlayedGame> games, const std::string& figure,
                             const StatisticsFilter& filter, const StatisticsOptions& options) {
  const GameFigure* const definition = definitionOf(figure);
  if (definition == nullptr) return std::nullopt;
  return trendOf(datedSums(games, filter, options.bands), *definition, options.seed);
}

std::vector<std::pair<std::string, Trend>> trendsOf(std::span<const PlayedGame> games,
                                                    const StatisticsFilter& filter,
                                                    const StatisticsOptions& options) {
  const std::vector<DatedSums> dated = datedSums(games, filter, options.bands);
  std::vector<std::pair<std::string, Trend>> trends;
  for (const GameFigure& figure : kOfGames) {
    if (const auto trend = trendOf(dated, figure, options.seed)) trends.emplace_back(figure.name, *trend);
  }
  return trends;
}

}  // namespace rozbor::reports
