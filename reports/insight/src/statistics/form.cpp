#include "rozbor/insight/form.h"

#include <algorithm>
#include <array>

#include "game_figures.h"
#include "resampling.h"

namespace rozbor::reports {
namespace {

constexpr std::array kFigures{GameFigure{"scoreMean", Sum::score, Sum::games},
                              GameFigure{"scoreAgainstMean", Sum::against, Sum::games},
                              GameFigure{"bingosPerGame", Sum::bingos, Sum::games},
                              GameFigure{"pointsLostPerTurn", Sum::lost, Sum::counted}};

/// Where the recent games begin; days are kept together.
std::size_t beginOfRecent(std::span<const PlayedGame> games) {
  constexpr std::size_t kPart = 4;
  const std::size_t recent = std::max(kFewGames, games.size() / kPart);
  if (games.size() <= recent) return 0;
  std::size_t begin = games.size() - recent;
  while (begin > 0 && games[begin - 1].game.playedOn == games[begin].game.playedOn)
    --begin;
  return begin;
}

std::vector<double> ratios(std::span<const Sums> games, const GameFigure& figure, std::uint64_t seed) {
  std::vector<std::pair<double, double>> drawn(samplesOf(games.size()));
  resample(games.size(), seed, [&](std::size_t sample, std::size_t game) {
    drawn[sample].first += games[game][figure.of];
    drawn[sample].second += games[game][figure.per];
  });
  std::vector<double> values;
  for (const auto& [of, per] : drawn) {
    if (per > 0) values.push_back(of / per);
  }
  return values;
}

std::optional<double> ratioOf(std::span<const Sums> games, const GameFigure& figure) {
  Sums all;
  for (const Sums& game : games)
    all += game;
  return all[figure.per] > 0 ? std::optional(all[figure.of] / all[figure.per]) : std::nullopt;
}

std::optional<FormFigure> changeOf(std::span<const Sums> games, std::size_t begin, const GameFigure& figure,
                                   std::uint64_t seed) {
  const auto recent = ratioOf(games.subspan(begin), figure);
  const auto before = ratioOf(games.first(begin), figure);
  if (!recent || !before) return std::nullopt;
  const auto of = ratios(games.subspan(begin), figure, seed);
  const auto against =
      ratios(games.first(begin), figure, seed + 1);  // other draws: the parts are independent
  std::vector<double> changes;
  for (std::size_t sample = 0; sample < std::min(of.size(), against.size()); ++sample) {
    const double change = stretchOf(games.size() - begin) * (of[sample] - *recent) -
                          stretchOf(begin) * (against[sample] - *before);
    changes.push_back(*recent - *before + change);
  }
  const auto interval = intervalOf(std::move(changes), *recent - *before, 1, true);
  if (!interval) return std::nullopt;
  return FormFigure{figure.name, *recent, *before, *interval};
}

}  // namespace

std::vector<PlayedGame> datedGames(std::span<const PlayedGame> games) {
  std::vector<PlayedGame> dated;
  std::ranges::copy_if(games, std::back_inserter(dated),
                       [](const PlayedGame& game) { return !game.game.playedOn.empty(); });
  std::ranges::stable_sort(dated, {}, [](const PlayedGame& game) { return game.game.playedOn; });
  return dated;
}

std::optional<Form> formOf(std::span<const PlayedGame> games, const StatisticsOptions& options) {
  const std::vector<PlayedGame> dated = datedGames(games);
  const std::size_t begin = beginOfRecent(dated);
  if (begin < kFewGames) return std::nullopt;
  std::vector<Sums> sums;
  sums.reserve(dated.size());
  for (const PlayedGame& game : dated)
    sums.push_back(sumsOf(game, {}, options.bands));
  Form form{dated.size() - begin, begin, dated[begin].game.playedOn, {}};
  for (const GameFigure& figure : kFigures) {
    if (const auto change = changeOf(sums, begin, figure, options.seed)) form.figures.push_back(*change);
  }
  return form;
}

}  // namespace rozbor::reports
