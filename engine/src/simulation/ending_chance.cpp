#include "ending_chance.h"

#include <algorithm>
#include <array>

namespace rozbor::engine {
namespace {

/// From this spread on up to that of the next step.
struct Step {
  int from = 0;
  double chance = 0;
};

/// Endings that static play leads to, solved (docs/simulation.md). Who is on turn does better with
/// best play than statically more often than the other does, so this is not even.
constexpr std::array kSteps{Step{-10'000, 0.0003}, Step{-100, 0.0005}, Step{-80, 0.002}, Step{-60, 0.004},
                            Step{-50, 0.03},       Step{-40, 0.05},    Step{-30, 0.06},  Step{-20, 0.10},
                            Step{-10, 0.19},       Step{-5, 0.48},     Step{0, 0.60},    Step{1, 0.95},
                            Step{11, 0.985},       Step{21, 0.998},    Step{61, 0.9997}};

/// Nearer to certainty than this, a search seldom finds anything else.
constexpr double kOpen = 0.02;

}  // namespace

double endingChance(int spread) {
  const auto next = std::ranges::upper_bound(kSteps, spread, {}, &Step::from);
  return next == kSteps.begin() ? kSteps.front().chance : std::prev(next)->chance;
}

bool isEndingOpen(int spread) {
  const double chance = endingChance(spread);
  return chance > kOpen && chance < 1 - kOpen;
}

}  // namespace rozbor::engine
