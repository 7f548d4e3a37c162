#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rozbor/engine/equity.h"
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

/// What a decision lost against the best move: all that its band goes by, so that stored decisions can be
/// banded anew.
struct Loss {
  Phase phase = Phase::midgame;
  bool exact = false;   ///< proven by a search to the end of the game
  double points = 0;    ///< of equity; 0 or more
  double pointsSe = 0;  ///< standard error; of an imputed rack the standard deviation over the racks
  /// Win probabilities, 0 to 1, of the best and of the played move.
  struct Win {
    double best = 0;
    double played = 0;
    double lossSe = 0;  ///< of best - played

    /// Percentage points, not below 0.
    [[nodiscard]] double loss() const { return best > played ? 100 * (best - played) : 0; }
    /// Whether the game is lost, or won with either move, as nearly as can be: points are what is left to
    /// play for. A win that the played move puts at risk is not decided.
    [[nodiscard]] bool isDecided() const;
  };
  std::optional<Win> win{};  ///< nothing with static equity, which does not look ahead

  /// Whether points say more of it than win probability: in the endgame, in a decided game, and where nothing
  /// looked ahead.
  [[nodiscard]] bool byPoints() const { return !win || phase == Phase::endgame || win->isDecided(); }
};

/// With win probabilities by them, but by points in the endgame and where the game is decided; with
/// static equity by points (docs/verdicts.md).
[[nodiscard]] Band bandOf(const Loss& loss, const BandScale& scale);

/// Opening: no tile lies. Pre-endgame: 1 to 7 tiles in the bag. Endgame: none.
[[nodiscard]] Phase phaseOf(const game::Position& position, const game::Language& language);

}  // namespace rozbor::reports
