#include "rozbor/engine/study/match_tally.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "mixer.h"
#include "rozbor/engine/wilson.h"

namespace rozbor::engine {
namespace {

/// Pairs from which on their measured variance is trusted to be below that of single games.
constexpr std::int64_t kManyUnits = 30;

double real(std::int64_t whole) {
  return static_cast<double>(whole);
}

double ratio(std::int64_t part, std::int64_t whole) {
  return whole == 0 ? 0 : real(part) / real(whole);
}

/// Unbiased variance of `count` values, from their sum and sum of squares; 0 for fewer than two.
double variance(std::int64_t count, double sum, double squares) {
  if (count < 2) return 0;
  return std::max(0.0, (squares - sum * sum / real(count)) / real(count - 1));
}

int halves(const GameResult& game, std::size_t player) {
  const int spread = game.scores[player] - game.scores[1 - player];
  return spread > 0 ? 2 : spread == 0 ? 1 : 0;
}

void addGame(const GameResult& game, MatchTally& tally) {
  ++tally.games;
  if (game.scores[0] == game.scores[1]) ++tally.ties;
  for (std::size_t player = 0; player < 2; ++player) {
    MatchTally::Player& sums = tally.players[player];
    const bool won = halves(game, player) == 2;
    const bool began = static_cast<std::size_t>(game.first) == player;
    const std::int64_t score = game.scores[player];
    sums.wins += won ? 1 : 0;
    sums.firstGames += began ? 1 : 0;
    sums.firstWins += began && won ? 1 : 0;
    sums.score += score;
    sums.scoreSquares += score * score;
    sums.turns += game.turns[player];
    sums.bingos += game.bingos[player];
  }
  Mixer mixer(tally.signature);
  mixer.add(game.checksum);
  tally.signature = mixer.sum();
}

void addUnit(std::span<const GameResult> games, MatchTally& tally) {
  std::int64_t spread = 0;
  for (std::size_t player = 0; player < 2; ++player) {
    std::int64_t won = 0;
    std::int64_t score = 0;
    std::int64_t turns = 0;
    std::int64_t bingos = 0;
    for (const GameResult& game : games) {
      won += halves(game, player);
      score += game.scores[player];
      turns += game.turns[player];
      bingos += game.bingos[player];
    }
    MatchTally::Player& sums = tally.players[player];
    sums.unitHalves += won;
    sums.unitHalvesSquares += won * won;
    sums.unitScore += score;
    sums.unitScoreSquares += score * score;
    sums.unitTurns += turns;
    sums.unitTurnsSquares += turns * turns;
    sums.unitScoreTurns += score * turns;
    sums.unitBingos += bingos;
    sums.unitBingosSquares += bingos * bingos;
    spread += player == 0 ? score : -score;
  }
  ++tally.units;
  tally.unitSpreadSquares += spread * spread;
}

/// Standard error of a mean over games, from sums over units.
std::optional<double> errorOfMean(const MatchTally& tally, std::int64_t sum, std::int64_t squares,
                                  std::size_t unitSize) {
  if (tally.units < 2) return std::nullopt;
  const double spread = variance(tally.units, real(sum), real(squares));
  return std::sqrt(spread / real(tally.units)) / static_cast<double>(unitSize);
}

/// Of points over turns, by the residuals of the units (the ratio estimator of survey sampling).
std::optional<double> errorOfRatio(const MatchTally& tally, const MatchTally::Player& sums) {
  if (tally.units < 2 || sums.unitTurns == 0) return std::nullopt;
  const double rate = ratio(sums.unitScore, sums.unitTurns);
  const double residuals = real(sums.unitScoreSquares) - 2 * rate * real(sums.unitScoreTurns) +
                           rate * rate * real(sums.unitTurnsSquares);
  const double units = real(tally.units);
  return std::sqrt(std::max(0.0, residuals) * units / (units - 1)) / real(sums.unitTurns);
}

/// How many games of their own would tell as much of the win rate as the games of the match do.
double independentGames(const MatchTally& tally, const MatchTally::Player& sums, double rate,
                        std::size_t unitSize) {
  const double games = real(tally.games);
  const double single = rate * (1 - rate);
  if (unitSize == 1 || tally.units < 2 || single <= 0) return games;
  const double perUnit = variance(tally.units, real(sums.unitHalves) / 2, real(sums.unitHalvesSquares) / 4);
  const double effect = perUnit / (static_cast<double>(unitSize) * single);
  return games / std::max(effect, tally.units < kManyUnits ? 1.0 : 1e-6);
}

/// Of a share of `games`.
void setInterval(PlayerFigures& figures, double games) {
  if (games <= 0) return;
  const ShareInterval interval = wilsonInterval(figures.winRate, games);
  figures.winRateLow = interval.low;
  figures.winRateHigh = interval.high;
}

}  // namespace

void MatchTally::add(std::span<const GameResult> unit, std::size_t unitSize) {
  for (const GameResult& game : unit)
    addGame(game, *this);
  if (unit.size() == unitSize) addUnit(unit, *this);
}

PlayerFigures figuresOf(const MatchTally& tally, std::size_t player, std::size_t unitSize) {
  const MatchTally::Player& own = tally.players[player];
  const MatchTally::Player& other = tally.players[1 - player];
  PlayerFigures figures;
  figures.wins = own.wins;
  figures.ties = tally.ties;
  figures.losses = other.wins;
  figures.firstGames = own.firstGames;
  figures.firstWins = own.firstWins;
  figures.winRate = ratio(2 * own.wins + tally.ties, 2 * tally.games);
  setInterval(figures, independentGames(tally, own, figures.winRate, unitSize));
  figures.scoreMean = {ratio(own.score, tally.games),
                       errorOfMean(tally, own.unitScore, own.unitScoreSquares, unitSize)};
  figures.scoreSd = std::sqrt(variance(tally.games, real(own.score), real(own.scoreSquares)));
  figures.spreadMean = {
      ratio(own.score - other.score, tally.games),
      errorOfMean(tally, own.unitScore - other.unitScore, tally.unitSpreadSquares, unitSize)};
  figures.pointsPerTurn = {ratio(own.score, own.turns), errorOfRatio(tally, own)};
  figures.bingosPerGame = {ratio(own.bingos, tally.games),
                           errorOfMean(tally, own.unitBingos, own.unitBingosSquares, unitSize)};
  return figures;
}

}  // namespace rozbor::engine
