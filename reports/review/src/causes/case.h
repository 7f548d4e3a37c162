#pragma once

#include <algorithm>
#include <optional>

#include "rozbor/engine/move_finder.h"
#include "rozbor/review/decision.h"

/// The checks that look for the cause of a loss (docs/verdicts.md), one function each. Only cause.cpp says in
/// which order they are asked.
namespace rozbor::reports {

inline constexpr double kMainPart = 0.5;    ///< of the loss: what explains so much is its cause
inline constexpr double kClear = 1.96;      ///< standard errors by which means must differ
inline constexpr double kNearlyAsGood = 1;  ///< percentage points of win probability, or points of equity

/// One graded decision with what its checks ask for.
struct Case {
  Case(const Decision& of, const game::Language& in, engine::MoveFinder& by)
      : decision(of), language(in), finder(by), best(of.best()), played(of.played()) {}

  /// Points that the loss comes to: where it is told in win probability alone, the difference in equity
  /// says little, so it is at least a point.
  [[nodiscard]] double loss() const { return std::max(1.0, decision.equityLoss().inPoints()); }

  const Decision& decision;
  const game::Language& language;
  engine::MoveFinder& finder;
  const engine::RatedPlay& best;
  const engine::RatedPlay& played;
};

/// How far a move is behind the best: percentage points of win probability, or points where there is none or
/// the game is decided.
[[nodiscard]] double behind(const Decision& decision, const Candidate& row);

/// What follows after the two moves; null where they were not played on together.
[[nodiscard]] const Follows* followsOf(const Decision& decision);

using Finding = std::optional<CauseFinding>;

// Of the two moves alone: by_moves.cpp.
[[nodiscard]] Finding challengedOff(const Case& of);
[[nodiscard]] Finding exchange(const Case& of);
[[nodiscard]] Finding missedSpot(const Case& of);
[[nodiscard]] Finding missedParallel(const Case& of);
[[nodiscard]] Finding missedWord(const Case& of);
[[nodiscard]] Finding emptiedBag(const Case& of);
[[nodiscard]] Finding leave(const Case& of);
[[nodiscard]] Finding turnover(const Case& of);

// Of what follows them in simulated games: by_games.cpp.
[[nodiscard]] Finding scoreState(const Case& of);
[[nodiscard]] Finding openedBoard(const Case& of);
[[nodiscard]] Finding closedBoard(const Case& of);

// Of what can be laid after them, with the tiles kept or drawn: by_plays.cpp and by_draws.cpp.
[[nodiscard]] Finding stuckTile(const Case& of);
[[nodiscard]] Finding blockedOut(const Case& of);
[[nodiscard]] Finding outLeftOpen(const Case& of);
[[nodiscard]] Finding endgame(const Case& of);
[[nodiscard]] Finding fishing(const Case& of);
[[nodiscard]] Finding brokenLeave(const Case& of);

}  // namespace rozbor::reports
