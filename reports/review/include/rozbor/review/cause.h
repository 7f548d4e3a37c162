#pragma once

#include <cstdint>
#include <optional>

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
  unclassified
};

inline constexpr int kCauses = static_cast<int>(Cause::unclassified) + 1;

/// The name that docs/json.md uses.
[[nodiscard]] const char* name(Cause cause);

/// A cause with the numbers that its check went by.
struct CauseFinding {
  Cause cause = Cause::unclassified;
  double best = 0;    ///< what is compared, after the best move; its meaning depends on the cause
  double played = 0;  ///< and after the played one
};

/// The cause of a graded decision's loss whatever its band: of the checks in docs/verdicts.md the first
/// that fires.
[[nodiscard]] CauseFinding causeBehind(const Decision& decision, const game::Language& language);

/// The cause of a decision's loss: of the checks in docs/verdicts.md the first that fires. Nothing where
/// there is no loss worth a band, or no grade.
[[nodiscard]] std::optional<CauseFinding> causeOf(const Decision& decision, const game::Language& language);

/// How many points more the opponent's next move brought than was to be expected after the played one;
/// nothing where that is not known (no simulation, the game over, the move challenged off).
[[nodiscard]] std::optional<double> punishment(const Decision& decision, const replay::Replay& replay);

/// A move that is nearly as good as the best (within a percentage point of win probability, or a point of
/// equity where there is none) and easier to see: its longest word is two letters shorter or more. Nothing
/// where the played move is no worse.
[[nodiscard]] std::optional<engine::RatedPlay> easierPlay(const Decision& decision);

}  // namespace rozbor::reports
