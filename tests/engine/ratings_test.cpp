#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/engine/study/tournament.h"

namespace rozbor {
namespace {

using engine::everyPairing;
using engine::GameResult;
using engine::PairingResult;
using engine::Rating;
using engine::ratingsOf;
using engine::TournamentResults;

const double kElo = 400 / std::log(10.0);

/// Units of so many halves each; a unit is a game or two.
PairingResult resultOf(std::span<const int> halves, std::size_t unitSize) {
  PairingResult result;
  for (const int won : halves) {
    std::array<GameResult, 2> games{};
    for (std::size_t game = 0; game < unitSize; ++game) {
      const int own = std::clamp(won - 2 * static_cast<int>(game), 0, 2);
      games[game].scores = {own, 2 - own};
    }
    result.add(std::span(games).first(unitSize), unitSize);
  }
  return result;
}

PairingResult singles(int wins, int ties, int losses) {
  std::vector<int> halves;
  halves.insert(halves.end(), static_cast<std::size_t>(wins), 2);
  halves.insert(halves.end(), static_cast<std::size_t>(ties), 1);
  halves.insert(halves.end(), static_cast<std::size_t>(losses), 0);
  return resultOf(halves, 1);
}

TEST(Ratings, OfTwoPlayersAreTheLogarithmOfTheirOdds) {
  const auto ratings = ratingsOf(2, {singles(70, 10, 20)}, 1);
  EXPECT_NEAR(ratings[0].value - ratings[1].value, kElo * std::log(75.5 / 25.5), 1e-6);
  EXPECT_NEAR(ratings[0].value + ratings[1].value, 0, 1e-9);
}

TEST(Ratings, OfTwoPlayersHaveTheErrorsOfTheFormula) {
  const double chance = 75.5 / 101;
  double squares = 70 * std::pow(1 - chance, 2) + 10 * std::pow(0.5 - chance, 2) + 20 * std::pow(chance, 2);
  squares = squares * 100 / 99 + chance * chance;
  const double error = kElo * std::sqrt(squares) / (101 * chance * (1 - chance)) / 2;
  for (const Rating& rating : ratingsOf(2, {singles(70, 10, 20)}, 1))
    EXPECT_NEAR(rating.error, error, 1e-6);
}

double logLikelihood(const std::array<double, 3>& strengths, const TournamentResults& results) {
  double sum = 0;
  const auto pairings = everyPairing(3);
  for (std::size_t at = 0; at < pairings.size(); ++at) {
    const auto& tally = results[at].tally;
    const double ahead = strengths[pairings[at].first] - strengths[pairings[at].second];
    const double ties = static_cast<double>(tally.ties) / 2 + 0.5;
    sum -= (static_cast<double>(tally.players[0].wins) + ties) * std::log(1 + std::exp(-ahead));
    sum -= (static_cast<double>(tally.players[1].wins) + ties) * std::log(1 + std::exp(ahead));
  }
  return sum;
}

/// Tries smaller and smaller steps in each direction.
std::array<double, 3> mostLikely(const TournamentResults& results) {
  std::array<double, 3> best{};
  for (double step = 1; step > 1e-9;) {
    bool improved = false;
    for (std::size_t player = 0; player < 3; ++player) {
      for (const double sign : {-1.0, 1.0}) {
        std::array<double, 3> next = best;
        next[player] += sign * step;
        if (logLikelihood(next, results) <= logLikelihood(best, results)) continue;
        best = next;
        improved = true;
      }
    }
    if (!improved) step /= 2;
  }
  const double mean = std::accumulate(best.begin(), best.end(), 0.0) / 3;
  for (double& strength : best)
    strength -= mean;
  return best;
}

TEST(Ratings, AreTheMostLikelyOnes) {
  for (const TournamentResults& results :
       {TournamentResults{singles(60, 3, 37), singles(80, 0, 20), singles(55, 10, 35)},
        TournamentResults{singles(0, 0, 40), singles(30, 0, 10), singles(40, 0, 0)}}) {
    const auto expected = mostLikely(results);
    const auto ratings = ratingsOf(3, results, 1);
    for (std::size_t player = 0; player < 3; ++player)
      EXPECT_NEAR(ratings[player].value, kElo * expected[player], 0.02) << player;
  }
}

TEST(Ratings, OfWhoLostAllAreFiniteAndSaidToBeUnsure) {
  const auto ratings = ratingsOf(2, {singles(0, 0, 1000)}, 1);
  EXPECT_NEAR(ratings[0].value - ratings[1].value, kElo * std::log(0.5 / 1000.5), 1e-3);
  EXPECT_GT(ratings[0].error, kElo / 2);
  EXPECT_LT(ratings[0].error, 3 * kElo);
}

TEST(Ratings, WithoutGamesAreEqual) {
  for (const Rating& rating : ratingsOf(3, TournamentResults(3), 2)) {
    EXPECT_NEAR(rating.value, 0, 1e-9);
    EXPECT_GT(rating.error, 100);
  }
}

TEST(Ratings, AreNoSurerOfFewPairsThanOfSingleGames) {
  // Each pair is split, so that pairs seem to tell all without error.
  const std::vector<int> split(10, 2);
  const double pairs = ratingsOf(2, {resultOf(split, 2)}, 2)[0].error;
  EXPECT_NEAR(pairs, kElo / 2 / std::sqrt(21 * 0.25), 1e-6);
  EXPECT_NEAR(ratingsOf(2, {singles(10, 0, 10)}, 1)[0].error, pairs, pairs / 4);
  // Many pairs may be trusted.
  const std::vector<int> many(1000, 2);
  EXPECT_LT(ratingsOf(2, {resultOf(many, 2)}, 2)[0].error, kElo / 2 / std::sqrt(2001 * 0.25) / 10);
}

/// A tournament of three, in which half of the bags give both games of a pair to one of the players, the
/// same in all pairings.
TournamentResults drawnOf(engine::Random& random, std::size_t bags) {
  const std::array chances{60u, 75u, 65u};
  std::array<std::vector<int>, 3> halves;
  for (std::size_t bag = 0; bag < bags; ++bag) {
    const bool shared = random.below(2) == 0;
    const auto luck = random.below(100);
    for (std::size_t pairing = 0; pairing < 3; ++pairing) {
      const auto won = [&](std::uint32_t drawn) { return drawn < chances[pairing] ? 2 : 0; };
      halves[pairing].push_back(shared ? 2 * won(luck) : won(random.below(100)) + won(random.below(100)));
    }
  }
  return {resultOf(halves[0], 2), resultOf(halves[1], 2), resultOf(halves[2], 2)};
}

TEST(Ratings, HaveErrorsOfBagsThatAllPairingsShare) {
  engine::Random random(7);
  constexpr int kTimes = 600;
  std::array<double, 3> sums{};
  std::array<double, 3> squares{};
  std::array<double, 3> said{};
  for (int time = 0; time < kTimes; ++time) {
    const auto ratings = ratingsOf(3, drawnOf(random, 200), 2);
    for (std::size_t player = 0; player < 3; ++player) {
      sums[player] += ratings[player].value;
      squares[player] += std::pow(ratings[player].value, 2);
      said[player] += ratings[player].error;
    }
  }
  for (std::size_t player = 0; player < 3; ++player) {
    const double mean = sums[player] / kTimes;
    const double deviation = std::sqrt(squares[player] / kTimes - mean * mean);
    EXPECT_NEAR(said[player] / kTimes, deviation, deviation / 10) << player;
  }
}

}  // namespace
}  // namespace rozbor
