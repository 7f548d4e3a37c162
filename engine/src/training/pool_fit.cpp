#include "rozbor/engine/study/pool_fit.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <span>

#include "leave_table.h"
#include "sampled_boards.h"

namespace rozbor::engine {
namespace {

/// Added to the sum of squares of each term's shares (percentage points): next to nothing beside what ten
/// thousand games have of a tile that is there once (some millions), but it keeps terms that hardly occur
/// from running away.
constexpr double kShrinkage = 5'000;

constexpr std::size_t kBalances = (PoolTerms::kMaxSize + 1) * (PoolTerms::kMaxSize + 1);
constexpr std::size_t kTerms = kBalances + game::TileCounts::kKinds;

constexpr std::size_t balanceAt(std::size_t size, std::size_t vowels) {
  return size * (PoolTerms::kMaxSize + 1) + vowels;
}
constexpr std::size_t tileAt(int kind) {
  return kBalances + static_cast<std::size_t>(kind);
}

/// The terms of one leave, each once, with what the pool multiplies them by.
class LeaveInPool {
 public:
  LeaveInPool(std::uint64_t packed, int size, const game::TileCounts& tiles, const game::Language& language) {
    const LeaveRow row{packed, 0, 0};
    std::size_t vowels = 0;
    for (int at = 0; at < size; ++at) {
      leave_.addKind(row.kind(size, at));
      vowels += language.vowels.bits() >> row.kind(size, at) & 1;
    }
    game::TileCounts pool = tiles;
    pool.removeAvailable(leave_);
    const PoolShares shares(pool, language);
    terms_.push_back({balanceAt(static_cast<std::size_t>(size), vowels), shares.vowels});
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      if (leave_.count(kind) > 0)
        terms_.push_back({tileAt(kind), leave_.count(kind) * shares.tiles[static_cast<std::size_t>(kind)]});
    }
  }

  [[nodiscard]] const game::TileCounts& leave() const { return leave_; }

  void addTo(PoolSums& sums, double target) const {
    for (const Term& one : terms_) {
      sums.targets[one.place] += one.share * target;
      for (const Term& other : terms_)
        sums.products[one.place * kTerms + other.place] += one.share * other.share;
    }
  }

 private:
  struct Term {
    std::size_t place = 0;
    double share = 0;
  };

  game::TileCounts leave_;
  std::vector<Term> terms_;
};

/// Solves a symmetric system that is positive definite (Cholesky); `matrix` row by row.
std::vector<double> solved(std::vector<double> matrix, std::vector<double> right) {
  const std::size_t size = right.size();
  const auto at = [&](std::size_t row, std::size_t column) -> double& { return matrix[row * size + column]; };
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t column = 0; column <= row; ++column) {
      double rest = at(row, column);
      for (std::size_t k = 0; k < column; ++k)
        rest -= at(row, k) * at(column, k);
      at(row, column) = column == row ? std::sqrt(rest) : rest / at(column, column);
    }
    for (std::size_t k = 0; k < row; ++k)
      right[row] -= at(row, k) * right[k];
    right[row] /= at(row, row);
  }
  for (std::size_t row = size; row-- > 0;) {
    for (std::size_t k = row + 1; k < size; ++k)
      right[row] -= at(k, row) * right[k];
    right[row] /= at(row, row);
  }
  return right;
}

}  // namespace

PoolSums& PoolSums::operator+=(const PoolSums& other) {
  products.resize(std::max(products.size(), other.products.size()));
  targets.resize(std::max(targets.size(), other.targets.size()));
  for (std::size_t at = 0; at < other.products.size(); ++at)
    products[at] += other.products[at];
  for (std::size_t at = 0; at < other.targets.size(); ++at)
    targets[at] += other.targets[at];
  racks += other.racks;
  return *this;
}

PoolSums gatherPool(const RackSampling& sampling, std::uint64_t first, std::uint64_t games,
                    const std::stop_token& stop) {
  assert(sampling.racksPerBoard > 1);
  const game::Language& language = sampling.language;
  const int rackSize = language.rules.rackSize;
  PoolSums sums{std::vector<double>(kTerms * kTerms), std::vector<double>(kTerms), 0};
  const auto visit = [&](const game::TileCounts& tiles, std::span<const RackSample> samples) {
    const auto count = static_cast<double>(samples.size());
    double mean = 0;
    for (const RackSample& sample : samples)
      mean += Equity::millipoints(sample.equity).inPoints() / count;
    for (const RackSample& sample : samples) {
      // Beyond the others, not beyond a mean that it is part of itself.
      const double more = (Equity::millipoints(sample.equity).inPoints() - mean) * count / (count - 1);
      for (int size = 1; size < rackSize; ++size) {
        forEachLeave(sample, rackSize, size, [&](std::uint64_t packed) {
          const LeaveInPool inPool(packed, size, tiles, language);
          inPool.addTo(sums, more - sampling.leaves.value(inPool.leave()).inPoints());
        });
      }
    }
    sums.racks += samples.size();
  };
  visitSampledBoards(sampling, first, games, stop, visit);
  return sums;
}

PoolTerms fitPool(const PoolSums& sums, const game::Language& language) {
  PoolTerms terms;
  if (sums.racks == 0) return terms;
  std::vector<double> products = sums.products;
  for (std::size_t term = 0; term < kTerms; ++term)
    products[term * kTerms + term] += kShrinkage;
  const std::vector<double> points = solved(std::move(products), sums.targets);
  for (std::size_t size = 1; size <= PoolTerms::kMaxSize; ++size)
    for (std::size_t vowels = 0; vowels <= size; ++vowels)
      terms.vowels[size][vowels] = points[balanceAt(size, vowels)];
  for (int kind = 0; kind <= language.alphabet.size(); ++kind)
    terms.tiles[static_cast<std::size_t>(kind)] = points[tileAt(kind)];
  return terms;
}

}  // namespace rozbor::engine
