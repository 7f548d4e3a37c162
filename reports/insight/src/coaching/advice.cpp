#include <algorithm>
#include <array>

#include "rozbor/insight/coaching.h"
#include "rozbor/insight/words_to_learn.h"

namespace rozbor::reports {
namespace {

constexpr std::size_t kMostStrengths = 2;

std::optional<Strength> bingos(const std::vector<Figure>& figures) {
  if (!isStrong(figures)) return std::nullopt;
  const Figure* const conversion = findFigure(figures, "bingoConversion");
  return Strength{Strength::Kind::bingos, *conversion->value, *conversion->low, *conversion->high, {}};
}

std::optional<Strength> improvement(const CoachingCase& player) {
  struct Wanted {
    const char* figure;
    bool up;
  };
  static constexpr std::array kWanted{Wanted{"pointsLostPerTurn", false}, Wanted{"winLostPerGame", false},
                                      Wanted{"bingosPerGame", true}, Wanted{"scoreMean", true}};
  for (const Wanted& wanted : kWanted) {
    const auto trend = trendOf(player.games, wanted.figure, {}, player.options);
    if (trend && trend->isClear() && (trend->change > 0) == wanted.up)
      return Strength{Strength::Kind::improved, trend->change, trend->low, trend->high, wanted.figure};
  }
  return std::nullopt;
}

/// A phase in which the player loses clearly less a turn than over the whole game.
std::optional<Strength> bestPhase(const CoachingCase& player, const std::vector<Figure>& figures) {
  const Figure* const whole = findFigure(figures, "pointsLostPerTurn");
  if (whole == nullptr || !whole->low) return std::nullopt;
  std::optional<Strength> best;
  for (const Phase phase : {Phase::midgame, Phase::preendgame, Phase::endgame}) {
    const auto inPhase = figuresOf(player.games, {.phase = phase}, player.options);
    const Figure* const lost = findFigure(inPhase, "pointsLostPerTurn");
    if (lost == nullptr || !lost->high || *lost->high >= *whole->low) continue;
    if (!best || *lost->value < best->value)
      best = Strength{Strength::Kind::phase, *lost->value, *whole->value, *lost->high, name(phase)};
  }
  return best;
}

double valueOf(const std::vector<Figure>& figures, const char* name) {
  const Figure* const figure = findFigure(figures, name);
  return figure != nullptr && figure->value ? *figure->value : 0;
}

std::optional<Strength> challenges(const std::vector<Figure>& figures) {
  constexpr double kFewest = 4;
  const double won = valueOf(figures, "challengesWon");
  const double lost = valueOf(figures, "challengesLost");
  if (won + lost < kFewest || won < 2 * lost) return std::nullopt;
  return Strength{Strength::Kind::challenges, won, lost, won + lost, {}};
}

std::optional<Strength> noPhonies(const CoachingCase& player, const std::vector<Figure>& figures) {
  const Figure* const phonies = findFigure(figures, "phoniesPlayed");
  if (phonies == nullptr || !phonies->value || *phonies->value > 0) return std::nullopt;
  if (phonies->n < kFewGames || phonies->n < player.games.size()) return std::nullopt;
  return Strength{Strength::Kind::phonies, 0, 0, static_cast<double>(phonies->n), {}};
}

std::optional<Strength> noHowlers(const std::vector<Figure>& figures) {
  const Figure* const bands = findFigure(figures, "bandsPerGame");
  if (bands == nullptr || bands->n < kFewGames || bands->parts.empty() || bands->parts.back().second > 0)
    return std::nullopt;
  return Strength{Strength::Kind::noHowlers, 0, 0, static_cast<double>(bands->n), {}};
}

}  // namespace

std::vector<Strength> strengthsOf(const CoachingCase& player) {
  const auto figures = figuresOf(player.games, {}, player.options);
  std::vector<Strength> strengths;
  for (const auto& strength : {improvement(player), bingos(figures), bestPhase(player, figures),
                               noHowlers(figures), challenges(figures), noPhonies(player, figures)}) {
    if (strength && strengths.size() < kMostStrengths) strengths.push_back(*strength);
  }
  return strengths;
}

}  // namespace rozbor::reports
