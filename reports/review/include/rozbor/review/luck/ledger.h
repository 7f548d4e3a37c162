#pragma once

#include <cstddef>
#include <optional>

#include "rozbor/review/luck/turn_parts.h"

namespace rozbor::reports {

struct GameReview;

/// Where a result came from, on one scale (points, or chances to win of 0 to 1), seen by one of two players:
/// the sums of what each turn did (turn_parts.h). The lines sum up to the result; what helps the player is
/// above 0. What is not known counts as 0 and is in the rest.
struct LedgerScale {
  double start = 0;                    ///< for who begins; in chances all that there is at the start
  std::optional<double> ownLuck;       ///< nothing where none was measured
  std::optional<double> opponentLuck;  ///< minus the luck of the opponent
  double ownMistakes = 0;              ///< minus what was lost
  double opponentMistakes = 0;         ///< what the opponent lost
  double replies = 0;  ///< what the player's turns offered beyond expectation, less what the opponent's did
  double method = 0;   ///< the same where the method changed in between
  double other = 0;    ///< phonies that stood; points that no move made
  double rest = 0;
  double result = 0;  ///< final spread, or 1, 1/2, 0

  /// Standard errors: of samples, and of imputed mistakes the standard deviation over racks.
  double ownLuckSe = 0;
  double opponentLuckSe = 0;
  double luckSe = 0;  ///< of the sum of the two
  double ownMistakesSe = 0;
  double opponentMistakesSe = 0;
  double repliesSe = 0;
  double methodSe = 0;
};

struct Ledger {
  LedgerScale points;
  std::optional<LedgerScale> win;  ///< where something looked ahead and the game came to its end
  /// The spread without the luck of both; nothing unless both are measured in full.
  std::optional<double> adjustedSpread;
};

/// `player` is 0 or 1 of two.
[[nodiscard]] Ledger ledgerOf(const GameReview& review, std::size_t player);

}  // namespace rozbor::reports
