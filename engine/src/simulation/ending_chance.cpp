#include "ending_chance.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace rozbor::engine {
namespace {

/// From this spread on up to that of the next step.
struct Step {
  int from = 0;
  double chance = 0;
  double afterSearch = 0;  ///< where a search of a thousand positions did not tell
};

/// Endings that static play leads to, solved (docs/simulation.md). Who is on turn does better with
/// best play than statically more often than the other does, so this is not even. What a search cannot prove
/// is seldom as clear as it looks.
constexpr std::array kSteps{Step{-10'000, 0.0003, 0.001}, Step{-100, 0.0005, 0.01}, Step{-80, 0.002, 0.03},
                            Step{-60, 0.004, 0.03},       Step{-50, 0.03, 0.03},    Step{-40, 0.05, 0.09},
                            Step{-30, 0.06, 0.13},        Step{-20, 0.10, 0.17},    Step{-10, 0.19, 0.35},
                            Step{-5, 0.48, 0.42},         Step{0, 0.60, 0.63},      Step{1, 0.95, 0.64},
                            Step{11, 0.985, 0.91},        Step{21, 0.998, 0.985},   Step{61, 0.9997, 0.99}};

const Step& stepOf(int spread) {
  const auto next = std::ranges::upper_bound(kSteps, spread, {}, &Step::from);
  return next == kSteps.begin() ? kSteps.front() : *std::prev(next);
}

/// Nearer to certainty than this, a search seldom finds anything else.
constexpr double kOpen = 0.02;

}  // namespace

double endingChance(int spread) {
  return stepOf(spread).chance;
}

double endingChanceAfterSearch(int spread, std::uint64_t nodes) {
  constexpr std::uint64_t kTelling = 1000;
  return nodes < kTelling ? endingChance(spread) : stepOf(spread).afterSearch;
}

bool isEndingDoubtful(int spread) {
  constexpr int kMeasured = 100;
  return std::abs(spread) <= kMeasured;
}

bool isEndingOpen(int spread) {
  const double chance = endingChance(spread);
  return chance > kOpen && chance < 1 - kOpen;
}

}  // namespace rozbor::engine
