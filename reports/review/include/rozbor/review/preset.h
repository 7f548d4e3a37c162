#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rozbor/engine/simulation.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::reports {

/// How much work goes into each decision of a review (docs/verdicts.md).
enum class Preset : std::uint8_t { quick, standard, deep };

/// Reads "quick", "standard", "deep".
[[nodiscard]] std::optional<Preset> preset(std::string_view name);
[[nodiscard]] const char* name(Preset preset);

/// Fresh ones, for the best against the played move.
struct Deals {
  std::uint64_t first = 0;  ///< at least
  std::uint64_t most = 0;   ///< where an edge between two bands lies within the interval
};

/// What a preset spends on one decision.
struct Effort {
  bool beyondStatic = false;             ///< false: static equity alone, and none of the following
  std::size_t candidates = 0;            ///< best moves by static equity that are simulated, at most
  std::size_t sureCandidates = 0;        ///< of these, so many however far they are behind
  double candidatesBehind = 0;           ///< and others no farther than this behind the best, in points
  std::size_t lastCandidates = 0;        ///< with no more tiles in the bag than a rack holds, so many
  int plies = 0;                         ///< of games that race while the bag is full
  int comparedPlies = 0;                 ///< and of those that compare the best and the played move
  int lastPlies = 0;                     ///< with no more tiles in the bag than two racks hold
  std::uint64_t raceIterations = 0;      ///< to find the best candidate, at most
  std::uint64_t nearRaceIterations = 0;  ///< the same with no more tiles in the bag than a rack holds
  /// With more tiles in the bag than a rack holds the race ends, too, when a thousand games more are expected
  /// to find no winner that is better by this, in win probability; 0: whatever is expected.
  double leastRaceGain = 0;
  std::uint64_t lastRaceIterations = 0;  ///< to find the best of these once more, with endings searched
  Deals deals;                           ///< while the bag is full
  Deals lastDeals;                       ///< with no more tiles in the bag than two racks hold
  Deals fewDeals;                        ///< with one or two: most of them are the same, and cost nothing
  std::uint64_t endingNodes = 0;         ///< positions searched for each ending of a simulated game, at most
  std::uint64_t fewEndingNodes = 0;      ///< the same with one tile in the bag
  std::uint64_t pointNodes = 0;          ///< the same for its points, where these decide, and so near the end
  int racksSearched = 0;    ///< endings are searched with no more tiles in the bag than these hold
  int consideredRacks = 0;  ///< on which replies are tried, with no more tiles in the bag than one holds
  std::uint64_t endgameNodes = 0;     ///< positions searched to solve an endgame, at most
  int inferredRacks = 0;              ///< looked at for what a move tells of the rack behind it
  int imputedRacks = 0;               ///< that stand for a rack which is not known
  int luckSamples = 0;                ///< draws that each draw of tiles is held against
  std::uint64_t preEndgameNodes = 0;  ///< and for one with a tile or two in the bag
};

[[nodiscard]] Effort effortOf(Preset preset);

/// How many of the best moves by static equity are worth simulating; `rows` of them at least, where there are
/// so many. `plays`: all moves, best first.
[[nodiscard]] std::size_t candidatesFrom(std::span<const engine::RatedPlay> plays,
                                         const game::Position& position, const game::Language& language,
                                         const Effort& effort, std::size_t rows);

/// The deals that the best and the played move are compared on.
[[nodiscard]] const Deals& dealsFrom(const game::Position& position, const game::Language& language,
                                     const Effort& effort);

/// How candidates of a position race: plies, games, and how far their endings are searched. The position has
/// the bag that counts.
[[nodiscard]] engine::SimulationOptions simulationFrom(const game::Position& position,
                                                       const game::Language& language, const Effort& effort);

/// How the best and the played move are compared: as candidates race, but that games may go on for longer.
[[nodiscard]] engine::SimulationOptions comparisonFrom(const game::Position& position,
                                                       const game::Language& language, const Effort& effort);

}  // namespace rozbor::reports
