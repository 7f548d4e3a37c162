#include "race_of.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <utility>

#include "second_race.h"

namespace rozbor::reports {
namespace {

using engine::RatedPlay;
using engine::SimulatedPlay;

/// Who runs the second race: so many at most, those that the first left so near to its winner, in win
/// probability and, where the game is decided, in points.
constexpr std::size_t kFinalists = 6;
/// But so many however far behind where replies are considered: what that does to the winner is not known.
constexpr std::size_t kSureFinalists = 3;
constexpr double kNear = 0.08;
constexpr double kNearPoints = 12;
/// Games that are played once and counted again cost nothing, so there are so many times as many.
constexpr std::uint64_t kFewDealsAgain = 10;

/// What races go by: points hardly weigh where wins differ.
double worth(const SimulatedPlay& play) {
  return play.winProbability + play.equity / 10'000;
}

bool isNear(const SimulatedPlay& play, const SimulatedPlay& winner) {
  if (play.inContention) return true;
  if (isDecided(winner.winProbability, play.winProbability)) return winner.equity - play.equity < kNearPoints;
  return winner.winProbability - play.winProbability < kNear;
}

}  // namespace

std::vector<SimulatedPlay> raceOf(const game::Position& position, std::span<const RatedPlay> candidates,
                                  const ReviewContext& context, engine::SimulationOptions options) {
  const engine::SimulationContext simulation{*context.language, *context.lexicon, *context.leaves,
                                             *context.winModel};
  const std::uint64_t endgameNodes = options.endgameNodes;
  const int consideredRacks = options.consideredRacks;
  options.endgameNodes = 0;
  options.consideredRacks = 0;
  // Of games whose endings were searched.
  const std::shared_ptr<engine::PlayedDeals> played = std::exchange(options.played, nullptr);
  engine::SimulationResult first = simulate(position, candidates, simulation, options);
  if (first.stopped == engine::SimulationStop::asked) return {};
  if (endgameNodes == 0) return first.plays;

  std::size_t finalists = 0;
  const auto gather = [&](std::size_t sure, const SimulatedPlay& winner) {
    while (finalists < std::min(kFinalists, first.plays.size()) &&
           (finalists < sure || isNear(first.plays[finalists], winner)))
      ++finalists;
    return finalists;
  };
  if (gather(consideredRacks > 0 ? kSureFinalists : 0, first.plays.front()) < 2) return first.plays;
  options.endgameNodes = endgameNodes;
  options.consideredRacks = consideredRacks;
  options.played = played;
  options.iterations = context.effort.lastRaceIterations;
  if (engine::areDealsFew(position, *context.language)) options.iterations *= kFewDealsAgain;
  engine::SimulationResult second;
  for (std::size_t racing = 0; racing < finalists;) {
    racing = finalists;
    std::vector<RatedPlay> plays;
    for (const SimulatedPlay& play : std::span(first.plays).first(racing))
      plays.push_back(play.play);
    second = simulate(position, plays, simulation, options);
    if (second.stopped == engine::SimulationStop::asked) return {};
    // Who wins less than it seemed may let in others.
    gather(0, second.plays.front());
  }

  const SecondRace race(first.plays, second.plays);
  std::vector<SimulatedPlay> plays = second.plays;
  for (const SimulatedPlay& play : std::span(first.plays).subspan(finalists))
    plays.push_back(race.moved(play));
  std::ranges::stable_sort(plays.begin() + 1, plays.end(), std::ranges::greater{}, worth);
  return plays;
}

}  // namespace rozbor::reports
