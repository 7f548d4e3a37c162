#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// The most tiles in the bag that the pre-endgame is solved for. More than two take a limit: they are seldom
/// proven, and have thousands of orders.
constexpr int kMostInBag = 4;

/// How far the work has come; told from time to time, on the thread that asked for it.
struct PreEndgameProgress {
  std::size_t open = 0;   ///< candidates that may still be among the best
  std::size_t moves = 0;  ///< all candidates
  std::uint64_t nodes = 0;
};

/// What to prove and when to give up.
struct PreEndgameOptions {
  int top = 1;              ///< plays to be told, the best ones; at least one
  int alike = 1;            ///< of those that win as often as the best so many are told, no fewer than `top`
  bool spreads = true;      ///< also the mean spread of these
  bool provenOnly = false;  ///< what is not proven is of no use, and given up early
  std::optional<game::Move> other;         ///< to be valued in any case: the move that was played
  int threads = 1;                         ///< do not change the result, unless time decides it
  std::uint64_t nodeLimit = 0;             ///< positions searched, about; 0: no limit. Repeatable
  std::chrono::milliseconds timeLimit{0};  ///< by the wall clock; 0: no limit
  std::stop_token stop;
  /// Bytes at most for what the searches remember. Each of up to eight has 16 MB or more.
  std::size_t memory = std::size_t{320} << 20;
  std::function<void(const PreEndgameProgress&)> progress;
};

/// How the game ends by which tile is the only one in the bag; every tile that it may be is in one of the
/// three.
struct LastTile {
  game::TileCounts wins;
  game::TileCounts ties;
  game::TileCounts losses;

  friend bool operator==(const LastTile&, const LastTile&) = default;
};

/// What a move leads to over all orders of the bag, each counted as often as it can be drawn.
struct PreEndgamePlay {
  RatedPlay play;
  int wins = 0;
  int ties = 0;
  int losses = 0;
  int undecided = 0;                 ///< not proven within the limits; 0 when the play is exact
  double winProbability = 0;         ///< wins and half of the ties by all; of the undecided as estimated
  double least = 0;                  ///< that is proven of it, and
  double most = 1;                   ///< at most; both are `winProbability` where the play is exact
  std::optional<double> spread;      ///< mean final spread with best play, points; none where not computed
  std::optional<LastTile> lastTile;  ///< with one tile in the bag, where the play is exact

  [[nodiscard]] bool exact() const { return undecided == 0; }
};

struct PreEndgameResult {
  bool exact = false;                   ///< the plays are proven to be the best, and their counts
  std::vector<PreEndgamePlay> plays;    ///< best first: by win probability, then by spread
  std::optional<PreEndgamePlay> other;  ///< of PreEndgameOptions::other
  double most = 1;                      ///< win probability that no legal move exceeds, proven
  std::size_t alike = 0;                ///< legal moves not told that may win as often as the best one
  int inBag = 0;
  int weight = 0;         ///< orders of the bag: what wins, ties and losses sum to
  std::size_t moves = 0;  ///< legal moves
  std::uint64_t nodes = 0;
  double seconds = 0;  ///< by the wall clock
};

/// Values moves of a position with one to four tiles in the bag by trying every bag (docs/preendgame.md has
/// the definition). What is given of the opponent's rack is taken as known. Errors: "preendgame.bag-empty",
/// "preendgame.too-many" (tiles in the bag), "preendgame.rack-unknown" (of the player on turn, in full),
/// "preendgame.rack-impossible", "preendgame.exchange-allowed" (by rules other than those of the languages
/// that come with Rozbor), "preendgame.rack-too-large", "preendgame.bad-move" (`other` is no move for this
/// rack and board; it may be a phony).
[[nodiscard]] game::Result<PreEndgameResult> solvePreEndgame(const game::Position& position,
                                                             const StaticContext& context,
                                                             const PreEndgameOptions& options = {});

}  // namespace rozbor::engine
