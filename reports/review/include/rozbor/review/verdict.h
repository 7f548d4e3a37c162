#pragma once

#include <cstdint>
#include <optional>

#include "rozbor/engine/equity.h"
#include "rozbor/review/bands.h"

namespace rozbor::reports {

/// Where a value lies; both ends are part of it.
struct Interval {
  double low = 0;
  double high = 0;

  friend bool operator==(const Interval&, const Interval&) = default;
};

/// How surely a grade is known, from nothing to everything.
enum class Proof : std::uint8_t {
  none,
  imputed,       ///< over the racks that are possible
  staticEquity,  ///< looks at nothing ahead; its error is not known
  sampled,       ///< games played on; the errors are those of the sample
  bounded,       ///< searched, but not to the end of everything: proven is only where the values lie
  exact          ///< searched to the end of the game
};
/// "none", "imputed", "static", "sampled", "bounded", "exact".
[[nodiscard]] const char* name(Proof proof);

/// Beyond this win probability either way, whichever of the two moves is made, the game is decided, and
/// points are what is left to play for.
[[nodiscard]] bool isDecided(double bestWin, double playedWin);

/// What a move is worth by one method.
struct Worth {
  double win = 0;     ///< probability, 0 to 1
  double points = 0;  ///< equity
};

/// Whether one move is better than another, for all that is known: by win probability, and by points where
/// the game is decided or both win as often. The one place where that is decided (docs/verdicts.md).
[[nodiscard]] bool isBetter(const Worth& one, const Worth& other);

/// What a decision lost against the best move: all that its band goes by, so that stored decisions can be
/// banded anew.
struct Loss {
  Phase phase = Phase::midgame;
  Proof proof = Proof::staticEquity;
  double points = 0;    ///< of equity; 0 or more
  double pointsSe = 0;  ///< standard error; of an imputed rack the standard deviation over the racks
  /// Of a bounded grade, what is proven of the points, and of the win probability (0 to 1) that was lost.
  std::optional<Interval> pointsBounds{};
  std::optional<Interval> winBounds{};
  /// Win probabilities, 0 to 1, of the best and of the played move.
  struct Win {
    double best = 0;
    double played = 0;
    double lossSe = 0;  ///< of best - played

    /// Percentage points, not below 0.
    [[nodiscard]] double loss() const { return best > played ? 100 * (best - played) : 0; }
    /// Whether the game is lost, or won with either move, as nearly as can be: points are what is left to
    /// play for. A win that the played move puts at risk is not decided.
    [[nodiscard]] bool isDecided() const { return reports::isDecided(best, played); }
  };
  std::optional<Win> win{};  ///< nothing where nothing looked ahead, or who wins is not proven

  [[nodiscard]] bool isExact() const { return proof == Proof::exact; }
  /// Whether points say more of it than win probability: in the endgame, in a decided game, and where nothing
  /// looked ahead.
  [[nodiscard]] bool byPoints() const { return !win || phase == Phase::endgame || win->isDecided(); }
  /// Whether it is proven that a won endgame was won no more after the move.
  [[nodiscard]] bool threwWinAway() const;
  /// Where the points lost lie, with 95 percent; both ends are equal where they are proven. Nothing where the
  /// method does not know its error.
  [[nodiscard]] std::optional<Interval> pointsInterval() const;
  /// The same of the win probability lost, 0 to 1.
  [[nodiscard]] std::optional<Interval> winInterval() const;
};

/// The loss against best play whose value lies in `best`, of a move whose value lies in `played`.
[[nodiscard]] Interval lossBounds(const Interval& best, const Interval& played);
/// The same for final spreads, in win probability: a win is 1, a tie a half.
[[nodiscard]] Interval winLossBounds(const Interval& best, const Interval& played);
/// The outcome of a game, where it does not depend on where in the interval the final spread lies.
[[nodiscard]] std::optional<double> winOf(const Interval& finalSpreads);

/// With win probabilities by them, but by points in the endgame and where the game is decided; with
/// static equity by points (docs/verdicts.md).
[[nodiscard]] Band bandOf(const Loss& loss, const BandScale& scale);

}  // namespace rozbor::reports
