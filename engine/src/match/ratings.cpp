#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "rozbor/engine/study/tournament.h"

namespace rozbor::engine {
namespace {

/// Won and lost beside the games, by either player of a pairing: the ratings of who wins all, or
/// nothing, would be infinite without.
constexpr double kAdded = 0.5;
/// Bags from which on the measured variance is trusted to be below that of single games.
constexpr std::size_t kManyScores = 30;
constexpr int kMostSteps = 100;
constexpr double kSmallStep = 1e-12;
constexpr double kElo = 400 / std::numbers::ln10;

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

Matrix square(std::size_t size, double value = 0) {
  return Matrix(size, Vector(size, value));
}

Vector product(const Matrix& matrix, const Vector& vector) {
  Vector result(matrix.size());
  for (std::size_t row = 0; row < matrix.size(); ++row)
    for (std::size_t column = 0; column < vector.size(); ++column)
      result[row] += matrix[row][column] * vector[column];
  return result;
}

double product(const Vector& one, const Vector& other) {
  double sum = 0;
  for (std::size_t at = 0; at < one.size(); ++at)
    sum += one[at] * other[at];
  return sum;
}

/// The inverse of a symmetric positive definite matrix (Gauss and Jordan).
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result = square(size);
  for (std::size_t at = 0; at < size; ++at)
    result[at][at] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t column = 0; column < size; ++column) {
      matrix[pivot][column] *= scale;
      result[pivot][column] *= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = matrix[row][pivot];
      for (std::size_t column = 0; column < size; ++column) {
        matrix[row][column] -= factor * matrix[pivot][column];
        result[row][column] -= factor * result[pivot][column];
      }
    }
  }
  return result;
}

/// ln(1 + e^x), also where e^x is too large.
double softPlus(double value) {
  return std::max(value, 0.0) + std::log1p(std::exp(-std::abs(value)));
}

/// The model of Bradley and Terry: the first player of a pairing wins with a chance of
/// 1 / (1 + e^−(own strength − the other's)).
class Strengths {
 public:
  Strengths(std::size_t players, const TournamentResults& results, std::size_t unitSize)
      : pairings_(everyPairing(players)), results_(results), unitSize_(unitSize), strengths_(players) {
    climb();
  }

  [[nodiscard]] std::vector<Rating> ratings() const {
    const Matrix covered = inverse(information());
    const std::vector<Vector> scores = scoresOfBags();
    const bool few = scores.size() < kManyScores;
    std::vector<Rating> ratings;
    for (std::size_t player = 0; player < strengths_.size(); ++player) {
      double variance = varianceByBags(covered[player], scores);
      if (few) variance = std::max(variance, varianceByGames(covered[player]));
      ratings.push_back({kElo * strengths_[player], kElo * std::sqrt(variance)});
    }
    return ratings;
  }

 private:
  /// Newton's method on the logarithm of the likelihood, which is concave; a step that leads down is halved.
  void climb() {
    for (int steps = 0; steps < kMostSteps; ++steps) {
      Vector step = product(inverse(information()), gradient());
      const double before = likelihood(strengths_);
      Vector next = moved(step);
      for (int halvings = 0; likelihood(next) < before && halvings < kMostSteps; ++halvings) {
        for (double& part : step)
          part /= 2;
        next = moved(step);
      }
      strengths_ = std::move(next);
      if (std::ranges::all_of(step, [](double part) { return std::abs(part) < kSmallStep; })) return;
    }
  }

  [[nodiscard]] Vector moved(const Vector& step) const {
    Vector next = strengths_;
    for (std::size_t player = 0; player < next.size(); ++player)
      next[player] += step[player];
    return next;
  }

  [[nodiscard]] double gamesOf(std::size_t pairing) const {
    return static_cast<double>(results_[pairing].tally.games) + 2 * kAdded;
  }
  [[nodiscard]] double winsOf(std::size_t pairing) const {
    const MatchTally& tally = results_[pairing].tally;
    return static_cast<double>(tally.players[0].wins) + static_cast<double>(tally.ties) / 2 + kAdded;
  }
  [[nodiscard]] double chanceOf(std::size_t pairing) const {
    const auto [first, second] = pairings_[pairing];
    return 1 / (1 + std::exp(strengths_[second] - strengths_[first]));
  }

  [[nodiscard]] double likelihood(const Vector& strengths) const {
    double sum = 0;
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing) {
      const double ahead = strengths[pairings_[pairing].first] - strengths[pairings_[pairing].second];
      const double wins = winsOf(pairing);
      sum -= wins * softPlus(-ahead) + (gamesOf(pairing) - wins) * softPlus(ahead);
    }
    return sum;
  }

  [[nodiscard]] Vector gradient() const {
    Vector sums(strengths_.size());
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing)
      addScore(sums, pairing, winsOf(pairing) - gamesOf(pairing) * chanceOf(pairing));
    return sums;
  }

  void addScore(Vector& sums, std::size_t pairing, double score) const {
    sums[pairings_[pairing].first] += score;
    sums[pairings_[pairing].second] -= score;
  }

  /// What the games tell, and that the strengths sum to 0, which all directions in question leave alone.
  [[nodiscard]] Matrix information() const {
    Matrix matrix = square(strengths_.size(), 1 / static_cast<double>(strengths_.size()));
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing) {
      const auto [first, second] = pairings_[pairing];
      const double chance = chanceOf(pairing);
      const double told = gamesOf(pairing) * chance * (1 - chance);
      matrix[first][first] += told;
      matrix[second][second] += told;
      matrix[first][second] -= told;
      matrix[second][first] -= told;
    }
    return matrix;
  }

  /// By how much each bag speaks for each player beyond what the strengths let expect, over all pairings.
  [[nodiscard]] std::vector<Vector> scoresOfBags() const {
    std::vector<Vector> scores;
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing) {
      const auto& halves = results_[pairing].unitHalves;
      if (scores.size() < halves.size()) scores.resize(halves.size(), Vector(strengths_.size()));
      const double expected = static_cast<double>(unitSize_) * chanceOf(pairing);
      for (std::size_t unit = 0; unit < halves.size(); ++unit)
        addScore(scores[unit], pairing, halves[unit] / 2.0 - expected);
    }
    return scores;
  }

  /// The sandwich of Huber and White over bags, to which a game more in each pairing that ends as
  /// differently as can be is added, so that what was never seen is not taken for impossible.
  [[nodiscard]] double varianceByBags(const Vector& covered, const std::vector<Vector>& scores) const {
    const auto bags = static_cast<double>(scores.size());
    double variance = 0;
    for (const Vector& score : scores)
      variance += std::pow(product(covered, score), 2);
    if (bags > 1) variance *= bags / (bags - 1);
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing) {
      const double chance = chanceOf(pairing);
      variance += std::pow(leverage(covered, pairing) * std::max(chance, 1 - chance), 2);
    }
    return variance;
  }

  /// As if all games were independent.
  [[nodiscard]] double varianceByGames(const Vector& covered) const {
    double variance = 0;
    for (std::size_t pairing = 0; pairing < pairings_.size(); ++pairing) {
      const double chance = chanceOf(pairing);
      variance += std::pow(leverage(covered, pairing), 2) * gamesOf(pairing) * chance * (1 - chance);
    }
    return variance;
  }

  /// By how much a win of the pairing's first player moves the strength that `covered` belongs to.
  [[nodiscard]] double leverage(const Vector& covered, std::size_t pairing) const {
    return covered[pairings_[pairing].first] - covered[pairings_[pairing].second];
  }

  std::vector<Pairing> pairings_;
  const TournamentResults& results_;
  std::size_t unitSize_;
  Vector strengths_;
};

}  // namespace

std::vector<Rating> ratingsOf(std::size_t players, const TournamentResults& results, std::size_t unitSize) {
  return Strengths(players, results, unitSize).ratings();
}

}  // namespace rozbor::engine
