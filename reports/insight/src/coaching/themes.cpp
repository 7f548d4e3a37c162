#include "rozbor/insight/themes.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "best_play.h"
#include "lesson_weight.h"
#include "rozbor/game/bingo.h"
#include "rozbor/review/counted_loss.h"
#include "statistics/resampling.h"

namespace rozbor::reports {
namespace {

using PartKey = std::pair<Theme, std::optional<LossPart>>;  ///< without a part: the whole theme

/// The decisions of a theme, or of a part of one.
struct Lot {
  std::vector<double> points{};          ///< by game
  std::vector<std::size_t> decisions{};  ///< of the case
};

/// The analysed games, numbered, and what was lost in each.
struct Games {
  std::map<Id, std::size_t> numbers;
  std::vector<double> lost;
};

Games gamesOf(const CoachingCase& player) {
  Games games;
  for (const PlayedGame& game : player.games) {
    if (!game.game.analysis || game.game.misfit() != nullptr) continue;
    games.numbers.emplace(game.game.id, games.lost.size());
    games.lost.push_back(0);
    for (const DecisionRow& decision : game.decisions)
      games.lost.back() += decision.counted ? countedPoints(decision.loss) : 0;
  }
  return games;
}

bool hasParts(const Theme& theme) {
  return theme.bingos || theme.cause == Cause::missedWord || theme.cause == Cause::missedSpot;
}

bool isToldUnderATheme(const DecisionRow& numbers, const BandScale& bands) {
  return numbers.counted && numbers.cause && bandOf(numbers, bands) != Band::none;
}

bool playedNoBingo(const DecisionRow& numbers) {
  return numbers.graded && numbers.bingoAvailable && !numbers.bingoPlayed;
}

PartKey keyOf(const DecisionRecord& decision, const CoachingCase& player) {
  PartKey key(Theme::of(decision.numbers.cause->cause), std::nullopt);
  const auto language = player.languages.find(decision.game.language);
  if (language == player.languages.end()) return key;
  const auto best = bestPlay(decision, *language->second);
  if (!best) return key;
  if (playedNoBingo(decision.numbers) && isBingo(best->move, language->second->rules))
    key.first = Theme::missedBingos();
  if (hasParts(key.first)) key.second = partOf(key.first, best->position, best->move, *language->second);
  return key;
}

void addTo(Lot& lot, std::size_t decision, std::size_t game, double points, std::size_t games) {
  lot.points.resize(games);
  lot.points[game] += points;
  lot.decisions.push_back(decision);
}

std::map<PartKey, Lot> lotsOf(const CoachingCase& player, const Games& games) {
  std::map<PartKey, Lot> lots;
  for (std::size_t at = 0; at < player.decisions.size(); ++at) {
    const DecisionRecord& decision = player.decisions[at];
    const auto game = games.numbers.find(decision.game.id);
    if (game == games.numbers.end() || !isToldUnderATheme(decision.numbers, player.options.bands)) continue;
    const PartKey key = keyOf(decision, player);
    const double points = countedPoints(decision.numbers.loss);
    addTo(lots[{key.first, {}}], at, game->second, points, games.lost.size());
    if (key.second) addTo(lots[key], at, game->second, points, games.lost.size());
  }
  for (auto& [key, lot] : lots) {
    std::ranges::stable_sort(lot.decisions, std::ranges::greater(),
                             [&](std::size_t at) { return weightOf(player.decisions[at].numbers); });
  }
  return lots;
}

Cost costOf(const Lot& lot, const Games& games, std::uint64_t seed) {
  const auto count = static_cast<double>(games.lost.size());
  std::vector<double> cost(samplesOf(games.lost.size()));
  std::vector<double> lost(cost.size());
  resample(games.lost.size(), seed, [&](std::size_t sample, std::size_t game) {
    cost[sample] += lot.points[game];
    lost[sample] += games.lost[game];
  });
  std::vector<double> shares;
  for (std::size_t sample = 0; sample < cost.size(); ++sample) {
    if (lost[sample] > 0) shares.push_back(cost[sample] / lost[sample]);
    cost[sample] /= count;
  }
  Cost result{lot.decisions.size()};
  double points = 0;
  double all = 0;
  for (std::size_t game = 0; game < games.lost.size(); ++game) {
    points += lot.points[game];
    all += games.lost[game];
    result.games += lot.points[game] > 0 ? 1 : 0;
  }
  result.perGame = points / count;
  result.share = all > 0 ? points / all : 0;
  const double stretch = stretchOf(std::max<std::size_t>(games.lost.size(), 2));
  result.perGameInterval =
      intervalOf(std::move(cost), result.perGame, stretch, false).value_or(Interval{0, result.perGame});
  result.shareInterval = intervalOf(std::move(shares), result.share, stretch, false).value_or(Interval{0, 1});
  result.shareInterval.high = std::min(1.0, result.shareInterval.high);
  return result;
}

std::vector<PartCost> partsOf(const Theme& theme, const std::map<PartKey, Lot>& lots, const Games& games,
                              std::uint64_t seed) {
  std::vector<PartCost> parts;
  for (const auto& [key, lot] : lots) {
    if (key.first == theme && key.second)
      parts.push_back({*key.second, costOf(lot, games, seed), lot.decisions.front()});
  }
  std::ranges::stable_sort(parts, std::ranges::greater(),
                           [](const PartCost& part) { return part.cost.perGame; });
  return parts;
}

}  // namespace

/// The board has to be read only where the best move may have been a bingo.
std::optional<Theme> themeOf(const DecisionRecord& decision, const CoachingCase& player) {
  if (!isToldUnderATheme(decision.numbers, player.options.bands)) return std::nullopt;
  return playedNoBingo(decision.numbers) ? keyOf(decision, player).first
                                         : Theme::of(decision.numbers.cause->cause);
}

std::vector<ThemeCost> themeCosts(const CoachingCase& player) {
  const Games games = gamesOf(player);
  const auto lots = lotsOf(player, games);
  std::vector<ThemeCost> themes;
  for (const auto& [key, lot] : lots) {
    if (key.second) continue;
    ThemeCost theme{key.first, costOf(lot, games, player.options.seed)};
    if (theme.cost.perGame <= 0) continue;
    theme.parts = partsOf(key.first, lots, games, player.options.seed);
    std::ranges::copy_if(lot.decisions, std::back_inserter(theme.lessons), [&](std::size_t at) {
      return isLesson(player.decisions[at].numbers, player.options.bands);
    });
    themes.push_back(std::move(theme));
  }
  std::ranges::stable_sort(themes, std::ranges::greater(), [](const ThemeCost& theme) {
    return std::pair(theme.cost.perGameInterval.low, theme.cost.perGame);
  });
  return themes;
}

BingoCount bingoCount(const CoachingCase& player) {
  BingoCount count;
  for (const PlayedGame& game : player.games) {
    for (const DecisionRow& decision : game.decisions) {
      if (!decision.counted || !decision.graded || !decision.bingoAvailable) continue;
      ++count.there;
      count.missed += decision.bingoPlayed ? 0 : 1;
    }
  }
  return count;
}

}  // namespace rozbor::reports
