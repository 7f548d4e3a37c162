#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "rozbor/engine/game_luck.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

struct GameReview;

/// How the luck of a record is measured (docs/luck.md).
struct LuckOptions {
  int samples = 200;  ///< draws that each draw is held against; 0: luck is not measured
  std::uint64_t seed = 1;
  std::shared_ptr<const engine::WinModel> winModel;  ///< null: luck in points only
  std::stop_token stop = {};
};

/// The decisions of a replayed game as the engine measures them, in order: placements, exchanges and
/// passes; a play that was challenged off is a pass.
[[nodiscard]] std::vector<engine::LuckTurn> luckTurns(const replay::Replay& replay);

/// The luck of a game of two players, one turn for each decision. Nothing after a stop, where more
/// play, or where luck is not to be measured. What the board offered is told only of games that came
/// to their end.
[[nodiscard]] std::optional<engine::GameLuck> luckOf(const replay::Replay& replay,
                                                     const game::Language& language,
                                                     const engine::Lexicon& lexicon,
                                                     const engine::Leaves& leaves,
                                                     const LuckOptions& options);

/// Where a result came from, in points, seen by one of two players. The parts sum up to the result;
/// what helps the player is above 0. Luck that is not measured counts as 0 and is in the rest.
struct Ledger {
  double start = 0;
  std::optional<double> ownLuck;
  std::optional<double> opponentLuck;  ///< minus the luck of the opponent
  double ownLuckSe = 0;                ///< standard errors of the two, and of their sum
  double opponentLuckSe = 0;
  double luckSe = 0;
  double ownMistakes = 0;       ///< minus the points lost
  double opponentMistakes = 0;  ///< the points that the opponent lost
  double ownMistakesSe = 0;     ///< of simulated losses; of imputed ones the standard deviation over racks
  double opponentMistakesSe = 0;
  std::optional<double> board;  ///< what the board offered the one more than the other
  double rest = 0;
  double result = 0;  ///< final spread

  /// The spread without the luck of both; nothing unless both are measured in full.
  std::optional<double> adjustedSpread;
};

/// `player` is 0 or 1 of two.
[[nodiscard]] Ledger ledgerOf(const GameReview& review, std::size_t player);

}  // namespace rozbor::reports
