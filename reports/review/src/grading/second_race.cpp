#include "second_race.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rozbor::reports {
namespace {

using engine::SimulatedPlay;

const SimulatedPlay& rowOf(const SimulatedPlay& play, std::span<const SimulatedPlay> race) {
  return *std::ranges::find_if(race,
                               [&](const SimulatedPlay& row) { return row.play.move == play.play.move; });
}

}  // namespace

SecondRace::SecondRace(std::span<const SimulatedPlay> first, std::span<const SimulatedPlay> second)
    : after_(second.front()), before_(rowOf(after_, first)) {
  double squares = 0;
  for (const SimulatedPlay& play : second.subspan(1)) {
    const double behind = before_.winProbability - rowOf(play, first).winProbability;
    squares += std::pow(after_.winProbability - play.winProbability - behind, 2);
  }
  movedBy_ = std::sqrt(squares / static_cast<double>(std::max<std::size_t>(1, second.size() - 1)));
}

SimulatedPlay SecondRace::moved(SimulatedPlay play) const {
  play.winProbability = std::clamp(after_.winProbability + play.winProbability - before_.winProbability, 0.0,
                                   after_.winProbability);
  play.winProbabilitySe = std::hypot(play.winProbabilitySe, movedBy_);
  play.equity += after_.equity - before_.equity;
  play.inContention = false;
  return play;
}

}  // namespace rozbor::reports
