#include <algorithm>
#include <cassert>
#include <cmath>

#include "drawing.h"
#include "rozbor/engine/rack_posterior.h"

namespace rozbor::engine {
namespace {

using game::Rack;
using game::TileCounts;

constexpr double kUnits = 1e12;  // probabilities to whole numbers, for exact draws

/// An order of racks that does not depend on how they came about: more of the first kind first.
bool comesBefore(const Rack& left, const Rack& right) {
  for (int kind = 1; kind < TileCounts::kKinds; ++kind) {
    if (left.count(kind) != right.count(kind)) return left.count(kind) > right.count(kind);
  }
  return left.blanks() > right.blanks();
}

bool isLikelier(const WeightedRack& left, const WeightedRack& right) {
  if (left.probability != right.probability) return left.probability > right.probability;
  return comesBefore(left.rack, right.rack);
}

}  // namespace

RackPosterior::RackPosterior(std::vector<WeightedRack> racks, const Source& source)
    : racks_(std::move(racks)), source_(source) {
  std::erase_if(racks_, [](const WeightedRack& rack) { return rack.probability <= 0; });
  assert(!racks_.empty());
  double sum = 0;
  for (const WeightedRack& rack : racks_)
    sum += rack.probability;
  for (WeightedRack& rack : racks_)
    rack.probability /= sum;
  std::ranges::sort(racks_, isLikelier);
  std::uint64_t whole = 0;
  for (const auto& [rack, probability] : racks_) {
    whole += static_cast<std::uint64_t>(std::llround(probability * kUnits)) + 1;
    cumulative_.push_back(whole);
    for (std::size_t kind = 0; kind < chances_.size(); ++kind) {
      const int count = rack.count(static_cast<int>(kind));
      chances_[kind] += count > 0 ? probability : 0;
      expected_[kind] += count * probability;
    }
  }
}

const Rack& RackPosterior::draw(Random& random) const {
  // The remainder favours small numbers by 1e-7 of their chance at the most.
  const std::uint64_t drawn = random.next() % cumulative_.back();
  const auto found = std::ranges::upper_bound(cumulative_, drawn);
  return racks_[static_cast<std::size_t>(found - cumulative_.begin())].rack;
}

Rack RackPosterior::drawFilled(Random& random, const TileCounts& unseen, int size) const {
  Rack rack = draw(random);
  TileCounts rest = unseen;
  rest.removeAvailable(rack);
  rack += drawn(rest, std::max(0, size - rack.size()), random);
  return rack;
}

std::vector<WeightedRack> RackPosterior::representatives(int count, std::uint64_t seed) const {
  assert(count > 0);
  if (racks_.size() <= static_cast<std::size_t>(count)) return racks_;
  Random random(seed);
  const double offset = static_cast<double>(random.next() >> 11) * 0x1p-53;
  std::vector<WeightedRack> chosen;
  double passed = 0;
  int taken = 0;
  for (const auto& [rack, probability] : racks_) {
    passed += probability * count;
    const int upTo = std::min(count, static_cast<int>(std::ceil(passed - offset)));
    if (upTo > taken) chosen.push_back({rack, static_cast<double>(upTo - taken) / count});
    taken = std::max(taken, upTo);
  }
  // Rounding may leave the last place open; the last rack takes it.
  if (taken < count) chosen.back().probability += static_cast<double>(count - taken) / count;
  std::ranges::stable_sort(chosen, isLikelier);
  return chosen;
}

}  // namespace rozbor::engine
