#pragma once

#include <cstdint>
#include <optional>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

struct Decision;

/// Why a decision lost something; one for each, or unclassified (docs/verdicts.md).
enum class Cause : std::uint8_t {
  missedWord,
  missedSpot,
  leave,
  needlessExchange,
  missedExchange,
  openedBoard,
  closedBoard,
  turnover,
  challenge,
  endgame,
  scoreState,
  unclassified,
  // Libraries keep the number, so what came later stands at the end.
  stuckTile,
  blockedOut,
  outLeftOpen,
  fishing,
  brokenLeave,
  emptiedBag,
  missedParallel
};

inline constexpr int kCauses = static_cast<int>(Cause::missedParallel) + 1;

/// The name that docs/json.md uses.
[[nodiscard]] const char* name(Cause cause);

/// A word that was not found, laid along others or not.
[[nodiscard]] constexpr bool isMissedWord(Cause cause) {
  return cause == Cause::missedWord || cause == Cause::missedParallel;
}

/// A cause with the numbers that its check went by.
struct CauseFinding {
  Cause cause = Cause::unclassified;
  double best = 0;           ///< what is compared, after the best move; its meaning depends on the cause
  double played = 0;         ///< and after the played one
  game::TileCounts tiles{};  ///< those that are stuck; none from a library
};

/// The cause of a graded decision's loss whatever its band: of the checks in docs/verdicts.md the first
/// that fires. `finder` is of `language`.
[[nodiscard]] CauseFinding causeOf(const Decision& decision, const game::Language& language,
                                   engine::MoveFinder& finder);

/// How many points more the opponent's next move brought than was to be expected after the played one;
/// nothing where that is not known (no simulation, the game over, the move challenged off).
[[nodiscard]] std::optional<double> punishment(const Decision& decision, const replay::Replay& replay);

/// A move that is nearly as good as the best (within a percentage point of win probability, or a point of
/// equity where there is none) and easier to see: its longest word is two letters shorter or more. Nothing
/// where the played move is no worse.
[[nodiscard]] std::optional<engine::RatedPlay> easierPlay(const Decision& decision);

}  // namespace rozbor::reports
