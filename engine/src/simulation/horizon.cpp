#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "endgame/shared_endings.h"
#include "rozbor/engine/simulation.h"

namespace rozbor::engine {
namespace {

struct Measured {
  int plies;        ///< at least
  int mostInBag;    ///< tiles
  HorizonError of;  ///< at a chance of one half
};

constexpr int kAny = std::numeric_limits<int>::max();

/// The first that fits counts (docs/simulation.md#horizon).
constexpr std::array kMeasured{
    Measured{.plies = 6, .mostInBag = 40, .of = {0.022, 0.015}},
    Measured{.plies = 6, .mostInBag = kAny, .of = {0.015, 0.010}},
    Measured{.plies = 4, .mostInBag = 40, .of = {0.022, 0.020}},
    Measured{.plies = 4, .mostInBag = kAny, .of = {0.015, 0.012}},
    Measured{.plies = 2, .mostInBag = 40, .of = {0.031, 0.028}},
    Measured{.plies = 2, .mostInBag = kAny, .of = {0.018, 0.015}},
    Measured{.plies = 0, .mostInBag = 40, .of = {0.050, 0.045}},
    Measured{.plies = 0, .mostInBag = kAny, .of = {0.030, 0.030}},
};

/// Points of endings (docs/simulation.md#points): searched, and static by the tiles in the bag.
constexpr EndingError kSearchedOfFew{4, 4};
constexpr EndingError kSearched{3, 3};
constexpr EndingError kStaticOfFew{11, 11};
constexpr EndingError kStaticOfOneRack{6, 7};
constexpr EndingError kStaticOfMore{4, 5};

constexpr int kFewTiles = 2;

/// Whether games of so many plies reach the end: a turn lays two tiles and more, nearly always; with an empty
/// bag games are played on to their end.
bool isPlayedOut(int inBag, int plies) {
  return inBag <= 2 * plies;
}

/// How much of an error there is at that win probability: all of it at one half, none at 0 and 1.
double share(double winProbability) {
  const double chance = std::clamp(winProbability, 0.0, 1.0);
  return 2 * std::sqrt(chance * (1 - chance));
}

}  // namespace

HorizonError horizonError(const game::Position& position, const game::Language& language, int plies) {
  const int inBag = bagCount(position.board, language);
  if (isPlayedOut(inBag, plies)) return {};
  const auto found = std::ranges::find_if(
      kMeasured, [&](const Measured& each) { return plies >= each.plies && inBag <= each.mostInBag; });
  return found->of;
}

EndingError endingError(const game::Position& position, const game::Language& language,
                        const SimulationOptions& options) {
  const int inBag = bagCount(position.board, language);
  if (inBag == 0 || !isPlayedOut(inBag, options.plies)) return {};
  const bool isSearched = options.pointNodes > 0 && endgame::EndingGround::fits(position, language);
  if (inBag <= kFewTiles) return isSearched ? kSearchedOfFew : kStaticOfFew;
  if (isSearched) return kSearched;
  return inBag <= language.rules.rackSize ? kStaticOfOneRack : kStaticOfMore;
}

double HorizonError::ofOneAt(double winProbability) const {
  return ofOne * share(winProbability);
}

double HorizonError::ofDifferenceAt(double winProbability) const {
  return ofDifference * share(winProbability);
}

double SimulatedPlay::equityError() const {
  return std::hypot(equitySe, ending.ofOne);
}

double SimulatedPlay::winError() const {
  return std::hypot(winProbabilitySe, horizon.ofOneAt(winProbability));
}

}  // namespace rozbor::engine
