#include "term_fit.h"

#include <algorithm>
#include <cmath>

namespace rozbor::engine {
namespace {

/// Racks without effect that a term of one, two and three tiles, and a balance, is shrunk by: the
/// variance of a rack's equity over the variance of such terms, both seen in early fits.
constexpr double kSingleShrinkage = 5;
constexpr double kPairShrinkage = 300;
constexpr double kTripleShrinkage = 1500;
constexpr double kBalanceShrinkage = 100;

constexpr int kMostSteps = 60;
constexpr double kGoodEnough = 1e-4;  ///< of the first residual

double dotOf(const std::vector<double>& left, const std::vector<double>& right) {
  double sum = 0;
  for (std::size_t at = 0; at < left.size(); ++at)
    sum += left[at] * right[at];
  return sum;
}

}  // namespace

TermLayout::TermLayout(int kinds, int size, int order, game::LetterMask vowels)
    : kinds_(kinds), size_(size), order_(std::min(order, size)), vowels_(vowels) {
  const auto number = static_cast<std::size_t>(kinds);
  singles_ = static_cast<std::size_t>(size + 1) * static_cast<std::size_t>(size + 1);
  pairs_ = singles_ + number;
  triples_ = pairs_ + (order_ < 2 ? 0 : number * (number + 1) / 2);
  count_ = triples_ + (order_ < 3 ? 0 : number * (number + 1) * (number + 2) / 6);
}

double TermLayout::shrinkage(std::size_t place) const {
  if (place < singles_) return kBalanceShrinkage;
  if (place < pairs_) return kSingleShrinkage;
  return place < triples_ ? kPairShrinkage : kTripleShrinkage;
}

std::vector<double> fitTerms(std::span<const LeaveRow> rows, const TermLayout& layout, double mean) {
  const std::size_t count = layout.count();
  std::vector<double> diagonal(count);
  for (std::size_t place = 0; place < count; ++place)
    diagonal[place] = layout.shrinkage(place);
  std::vector<double> residual(count);
  for (const LeaveRow& row : rows) {
    const double excess = row.sum - mean * row.racks;
    layout.forEachTerm(row, [&](std::size_t place) {
      residual[place] += excess;
      diagonal[place] += row.racks;
    });
  }
  const auto times = [&](const std::vector<double>& direction) {
    std::vector<double> product(count);
    for (std::size_t place = 0; place < count; ++place)
      product[place] = layout.shrinkage(place) * direction[place];
    for (const LeaveRow& row : rows) {
      double sum = 0;
      layout.forEachTerm(row, [&](std::size_t place) { sum += direction[place]; });
      sum *= row.racks;
      layout.forEachTerm(row, [&](std::size_t place) { product[place] += sum; });
    }
    return product;
  };

  std::vector<double> terms(count);
  std::vector<double> direction(count);
  for (std::size_t place = 0; place < count; ++place)
    direction[place] = residual[place] / diagonal[place];
  double energy = dotOf(residual, direction);
  const double goal = energy * kGoodEnough * kGoodEnough;
  for (int step = 0; step < kMostSteps && energy > goal; ++step) {
    const std::vector<double> product = times(direction);
    const double length = energy / dotOf(direction, product);
    for (std::size_t place = 0; place < count; ++place) {
      terms[place] += length * direction[place];
      residual[place] -= length * product[place];
    }
    double next = 0;
    for (std::size_t place = 0; place < count; ++place)
      next += residual[place] * residual[place] / diagonal[place];
    for (std::size_t place = 0; place < count; ++place)
      direction[place] = residual[place] / diagonal[place] + next / energy * direction[place];
    energy = next;
  }
  return terms;
}

}  // namespace rozbor::engine
