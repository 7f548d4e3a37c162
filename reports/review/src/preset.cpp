#include "rozbor/review/preset.h"

#include <algorithm>
#include <array>

#include "rozbor/review/bands.h"

namespace rozbor::reports {
namespace {

constexpr std::array kPresets{Preset::quick, Preset::standard, Preset::deep};

}  // namespace

const char* name(Preset preset) {
  static constexpr std::array kNames{"quick", "standard", "deep"};
  return kNames[static_cast<std::size_t>(preset)];
}

std::optional<Preset> preset(std::string_view name) {
  for (const Preset each : kPresets) {
    if (reports::name(each) == name) return each;
  }
  return std::nullopt;
}

Effort effortOf(Preset preset) {
  switch (preset) {
    case Preset::quick:
      break;
    case Preset::standard:
      return {.beyondStatic = true,
              .candidates = 15,
              .sureCandidates = 10,
              .candidatesBehind = 10.5,
              .lastCandidates = 60,
              .plies = 2,
              .comparedPlies = 4,
              .lastPlies = 8,
              .raceIterations = 10'000,
              .nearRaceIterations = 4'000,
              .leastRaceGain = 0.0001,
              .lastRaceIterations = 800,
              .deals = {500, 4'000},
              .lastDeals = {960, 3'000},
              .fewDeals = {8'000, 8'000},
              .endingNodes = 1'000,
              .fewEndingNodes = 16'000,
              .pointNodes = 1'000,
              .racksSearched = 1,
              .consideredRacks = 24,
              .endgameNodes = 1'300'000,
              .inferredRacks = 2'000,
              .imputedRacks = 100,
              .luckSamples = 200,
              .preEndgameNodes = 4'000'000};
    case Preset::deep:
      return {.beyondStatic = true,
              .candidates = 36,
              .sureCandidates = 10,
              .candidatesBehind = 10.5,
              .lastCandidates = 60,
              .plies = 2,
              .comparedPlies = 6,
              .lastPlies = 8,
              .raceIterations = 60'000,
              .nearRaceIterations = 24'000,
              .lastRaceIterations = 4'800,
              .deals = {2'000, 10'000},
              .lastDeals = {4'800, 15'000},
              .fewDeals = {40'000, 40'000},
              .endingNodes = 4'000,
              .fewEndingNodes = 100'000,
              .pointNodes = 1'000,
              .racksSearched = 2,
              .consideredRacks = 24,
              .endgameNodes = 26'000'000,
              .inferredRacks = 10'000,
              .imputedRacks = 500,
              .luckSamples = 1'000,
              .preEndgameNodes = 75'000'000};
  }
  return {};
}

std::size_t candidatesFrom(std::span<const engine::RatedPlay> plays, const game::Position& position,
                           const game::Language& language, const Effort& effort, std::size_t rows) {
  if (bagCount(position.board, language) <= language.rules.rackSize) return effort.lastCandidates;
  const auto isNear = [&](const engine::RatedPlay& play) {
    return (plays.front().equity - play.equity).inPoints() <= effort.candidatesBehind;
  };
  const auto near = std::ranges::find_if_not(plays.first(std::min(plays.size(), effort.candidates)), isNear);
  return std::max({static_cast<std::size_t>(near - plays.begin()), effort.sureCandidates, rows});
}

const Deals& dealsFrom(const game::Position& position, const game::Language& language, const Effort& effort) {
  if (engine::areDealsFew(position, language)) return effort.fewDeals;
  return isNearEnd(position, language) ? effort.lastDeals : effort.deals;
}

engine::SimulationOptions simulationFrom(const game::Position& position, const game::Language& language,
                                         const Effort& effort) {
  const bool nearEnd = isNearEnd(position, language);
  const int inBag = bagCount(position.board, language);
  engine::SimulationOptions options;
  options.plies = nearEnd ? effort.lastPlies : effort.plies;
  options.iterations = inBag <= language.rules.rackSize ? effort.nearRaceIterations : effort.raceIterations;
  if (inBag <= language.rules.rackSize) {
    options.consideredRacks = effort.consideredRacks;
  } else {
    options.leastGain = effort.leastRaceGain;
  }
  if (engine::areDealsFew(position, language)) {
    options.endingEvery = 1;
    options.endgameNodes = inBag == 1 ? effort.fewEndingNodes : effort.endingNodes;
  } else if (inBag <= effort.racksSearched * language.rules.rackSize) {
    options.endgameNodes = effort.endingNodes;
  }
  return options;
}

engine::SimulationOptions comparisonFrom(const game::Position& position, const game::Language& language,
                                         const Effort& effort) {
  engine::SimulationOptions options = simulationFrom(position, language, effort);
  if (isNearEnd(position, language)) return options;
  // Points count as they do in the race: over more turns chance has more of a say in them.
  options.equityPlies = options.plies;
  options.plies = effort.comparedPlies;
  return options;
}

}  // namespace rozbor::reports
