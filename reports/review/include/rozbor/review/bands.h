#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rozbor/game/position.h"

namespace rozbor::reports {

/// How bad a decision was (docs/verdicts.md).
enum class Band : std::uint8_t { none, inaccuracy, mistake, blunder, howler };
enum class Phase : std::uint8_t { opening, midgame, preendgame, endgame };
enum class Method : std::uint8_t { staticEquity, simulation, preendgame, endgame };

inline constexpr int kBands = 5;
inline constexpr int kPhases = 4;

/// The names that docs/json.md uses.
[[nodiscard]] const char* name(Band band);
[[nodiscard]] const char* name(Phase phase);
[[nodiscard]] const char* name(Method method);

/// The lower edges of inaccuracy, mistake, blunder and howler: in percentage points of win probability,
/// and in points where that says nothing (docs/verdicts.md). A loss on an edge belongs to the worse band.
/// Data, so that a library of decisions can be banded anew.
struct BandScale {
  std::array<double, 4> win{0.25, 3, 7, 15};
  std::array<double, 4> points{1, 7, 15, 30};

  /// Reads "win a b c d" or "points a b c d", ascending, into this. False when it is neither.
  bool read(std::string_view line);
};

/// The band of a loss on a scale; 0 or less is none.
[[nodiscard]] Band bandOn(const std::array<double, 4>& edges, double loss);

/// Opening: no tile lies. Pre-endgame: 1 to 7 tiles in the bag. Endgame: none.
[[nodiscard]] Phase phaseOf(const game::Position& position, const game::Language& language);
/// No more tiles in the bag than two racks hold: simulated games are played to their end.
[[nodiscard]] bool isNearEnd(const game::Position& position, const game::Language& language);

}  // namespace rozbor::reports
