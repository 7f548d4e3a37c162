#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "leave_table.h"
#include "rozbor/engine/study/leave_training.h"
#include "term_fit.h"

namespace rozbor::engine {
namespace {

/// Every so many samples are held out where quality is asked for.
constexpr std::size_t kHeldOut = 10;

/// Leaves of fewer tiles are all terms; there is nothing left to correct.
constexpr int kLeastCorrected = 4;
constexpr double kLeastCorrection = 0.2;  ///< points

struct Correction {
  std::uint64_t packed = 0;
  int size = 0;
  double value = 0;
  double support = 0;  ///< sum of squares explained
};

struct Moments {
  double mean = 0;
  double variance = 0;
};

Moments momentsOf(std::span<const RackSample> samples) {
  double sum = 0;
  double squares = 0;
  for (const RackSample& sample : samples) {
    const double points = sample.equity / 1000.0;
    sum += points;
    squares += points * points;
  }
  const auto count = static_cast<double>(std::max<std::size_t>(1, samples.size()));
  return {sum / count, std::max(0.0, squares / count - sum / count * (sum / count))};
}

double fitted(const LeaveRow& row, const TermLayout& layout, const std::vector<double>& terms) {
  double sum = 0;
  layout.forEachTerm(row, [&](std::size_t place) { sum += terms[place]; });
  return sum;
}

/// What is left of the means, shrunk by its share of noise; empirical Bayes with one variance for a
/// size.
std::vector<Correction> correctionsOf(std::span<const LeaveRow> rows, const TermLayout& layout,
                                      const std::vector<double>& terms, const Moments& moments) {
  std::vector<double> rests;
  rests.reserve(rows.size());
  double racks = 0;
  double explained = 0;
  double unexplained = 0;
  for (const LeaveRow& row : rows) {
    const double value = fitted(row, layout, terms);
    rests.push_back(row.mean() - moments.mean - value);
    racks += row.racks;
    explained += row.racks * value * value;
    unexplained += row.racks * rests.back() * rests.back();
  }
  // Of a rack's equity, given the leave; then the variance of true rests beside that noise.
  const double noise = std::max(0.0, moments.variance - explained / racks);
  const double signal = (unexplained - noise * static_cast<double>(rows.size())) / racks;
  std::vector<Correction> corrections;
  if (signal <= 0) return corrections;
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const double value = rests[at] * rows[at].racks / (rows[at].racks + noise / signal);
    if (std::fabs(value) >= kLeastCorrection)
      corrections.push_back({rows[at].packed, layout.size(), value, value * value * rows[at].racks});
  }
  return corrections;
}

LeaveTerms::Tiles tilesOf(std::uint64_t packed, int size) {
  LeaveTerms::Tiles tiles;
  for (int at = 0; at < size; ++at)
    tiles.push_back(LeaveRow{packed, 0, 0}.kind(size, at));
  return tiles;
}

/// Puts the coefficients of one size into the terms; those of terms that no leave had are 0.
void store(const TermLayout& layout, const std::vector<double>& fit, LeaveTerms& terms) {
  const int size = layout.size();
  auto& ofSize = terms.terms[static_cast<std::size_t>(size)];
  const auto put = [&](LeaveTerms::Tiles tiles, std::size_t place) {
    const Equity value = Equity::fromDouble(fit[place]);
    if (value != Equity()) ofSize[std::move(tiles)] = value;
  };
  for (int blanks = 0; blanks <= size; ++blanks) {
    for (int vowels = 0; vowels + blanks <= size; ++vowels) {
      const Equity value = Equity::fromDouble(fit[layout.balanceAt(vowels, blanks)]);
      if (value != Equity()) terms.balance[{size, vowels, blanks}] = value;
    }
  }
  for (int a = 0; a < layout.kinds(); ++a) {
    put({a}, layout.singleAt(a));
    for (int b = a; b < layout.kinds() && layout.order() > 1; ++b) {
      put({a, b}, layout.pairAt(a, b));
      for (int c = b; c < layout.kinds() && layout.order() > 2; ++c)
        put({a, b, c}, layout.tripleAt(a, b, c));
    }
  }
}

void keepBest(std::vector<Correction>& corrections, std::size_t most) {
  std::ranges::sort(corrections, [](const Correction& left, const Correction& right) {
    if (left.support != right.support) return left.support > right.support;
    return left.size != right.size ? left.size < right.size : left.packed < right.packed;
  });
  if (corrections.size() > most) corrections.resize(most);
}

/// Share of the held-out variance that a model explains, each leave of each rack a case.
class Explained {
 public:
  Explained(std::span<const RackSample> samples, int rackSize, double mean)
      : samples_(samples), rackSize_(rackSize), mean_(mean) {}

  template <class Value>
  [[nodiscard]] double by(int size, Value value) const {
    double all = 0;
    double left = 0;
    for (std::size_t number = 0; number < samples_.size(); number += kHeldOut) {
      const double excess = samples_[number].equity / 1000.0 - mean_;
      forEachLeave(samples_[number], rackSize_, size, [&](std::uint64_t packed) {
        const double rest = excess - value(LeaveRow{packed, 0, 1});
        all += excess * excess;
        left += rest * rest;
      });
    }
    return all > 0 ? 1 - left / all : 0;
  }

 private:
  std::span<const RackSample> samples_;
  int rackSize_;
  double mean_;
};

LeaveFitQuality qualityOf(std::span<const RackSample> samples, const game::Language& language, int size,
                          const Moments& moments, std::size_t mostCorrections) {
  const int kinds = language.alphabet.size() + 1;
  const std::vector<LeaveRow> rows = gatherLeaves(samples, language.rules.rackSize, size, kHeldOut);
  const Explained explained(samples, language.rules.rackSize, moments.mean);
  LeaveFitQuality quality;
  quality.size = size;
  quality.leaves = rows.size();
  for (int order = 1; order <= 3; ++order) {
    const TermLayout layout(kinds, size, order, language.vowels);
    const std::vector<double> terms = fitTerms(rows, layout, moments.mean);
    const double share = explained.by(size, [&](const LeaveRow& row) { return fitted(row, layout, terms); });
    (order == 1 ? quality.singles : order == 2 ? quality.pairs : quality.triples) = share;
    if (order < 3) continue;
    quality.corrected = share;
    if (size < kLeastCorrected) continue;
    auto corrections = correctionsOf(rows, layout, terms, moments);
    keepBest(corrections, mostCorrections);
    std::unordered_map<std::uint64_t, double> byLeave;
    for (const Correction& correction : corrections)
      byLeave[correction.packed] = correction.value;
    quality.corrected = explained.by(size, [&](const LeaveRow& row) {
      const auto found = byLeave.find(row.packed);
      return fitted(row, layout, terms) + (found == byLeave.end() ? 0 : found->second);
    });
  }
  return quality;
}

}  // namespace

LeaveFit fitLeaves(std::span<const RackSample> samples, const game::Language& language,
                   const LeaveFitOptions& options) {
  const Moments moments = momentsOf(samples);
  const int kinds = language.alphabet.size() + 1;
  const int rackSize = language.rules.rackSize;
  LeaveFit fit;
  fit.meanEquity = moments.mean;
  fit.sdEquity = std::sqrt(moments.variance);
  std::vector<Correction> corrections;
  for (int size = 1; size < rackSize; ++size) {
    const std::vector<LeaveRow> rows = gatherLeaves(samples, rackSize, size, 0);
    const TermLayout layout(kinds, size, 3, language.vowels);
    const std::vector<double> terms = fitTerms(rows, layout, moments.mean);
    store(layout, terms, fit.terms);
    if (size >= kLeastCorrected) {
      const auto ofSize = correctionsOf(rows, layout, terms, moments);
      corrections.insert(corrections.end(), ofSize.begin(), ofSize.end());
      keepBest(corrections, options.corrections);
    }
    if (options.quality)
      fit.quality.push_back(qualityOf(samples, language, size, moments, options.corrections));
  }
  for (const Correction& correction : corrections) {
    fit.terms.corrections[tilesOf(correction.packed, correction.size)] = Equity::fromDouble(correction.value);
  }
  return fit;
}

}  // namespace rozbor::engine
