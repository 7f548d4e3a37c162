#include "rozbor/review/preset.h"

#include <array>

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
              .candidates = 25,
              .lastCandidates = 60,
              .plies = 2,
              .lastPlies = 8,
              .raceIterations = 10'000,
              .lastRaceIterations = 800,
              .deals = {1'000, 8'000},
              .lastDeals = {960, 3'000},
              .endingNodes = 1'000,
              .endgameNodes = 1'300'000,
              .inferredRacks = 2'000,
              .imputedRacks = 100,
              .luckSamples = 200,
              .preEndgameNodes = 2'000'000};
    case Preset::deep:
      return {.beyondStatic = true,
              .candidates = 25,
              .lastCandidates = 60,
              .plies = 2,
              .lastPlies = 8,
              .raceIterations = 60'000,
              .lastRaceIterations = 4'800,
              .deals = {5'000, 40'000},
              .lastDeals = {4'800, 15'000},
              .endingNodes = 4'000,
              .endgameNodes = 26'000'000,
              .inferredRacks = 10'000,
              .imputedRacks = 500,
              .luckSamples = 1'000,
              .preEndgameNodes = 50'000'000};
  }
  return {};
}

}  // namespace rozbor::reports
