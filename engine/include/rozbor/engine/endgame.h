#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "rozbor/engine/generator.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// How the search for the value is conducted; all find the same one (docs/endgame.md).
enum class EndgameDriver : std::uint8_t { alphaBeta, negaScout, mtdf, bStar };

/// When to give up, and by what means to search. One ply is searched in any case, limits or not, so that
/// there always is an estimate. Where a move is asked about and the limit cuts the search off, its last
/// quarter goes into who wins, after the best move and after that one.
struct EndgameOptions {
  EndgameDriver driver = EndgameDriver::bStar;
  std::uint64_t nodeLimit = 0;             ///< positions searched; 0: no limit. Repeatable to the node
  std::chrono::milliseconds timeLimit{0};  ///< by the wall clock; 0: no limit
  std::stop_token stop;
  std::size_t memory = std::size_t{160} << 20;  ///< bytes at most for what the search remembers
  std::optional<game::Move> other;              ///< to be valued, too: the move that was played
};

/// A bound that nothing was proven of.
inline constexpr int kUnbounded = 30'000;

/// What a move leads to.
struct EndgameLine {
  int value = 0;          ///< points: final spread less present spread, for the player on turn
  bool exact = false;     ///< proven to the end of the game; else the best estimate so far
  int low = -kUnbounded;  ///< where the value is proven to lie; both are `value` where that is exact
  int high = kUnbounded;
  std::vector<Play> line;  ///< the move and best play by both after it, as far as it was found
};

struct EndgameResult {
  EndgameLine best;
  std::optional<EndgameLine> other;  ///< of EndgameOptions::other
  std::uint64_t nodes = 0;
  double seconds = 0;  ///< by the wall clock
};

/// The position with the opponent's rack in it. Where it is not there, or only in part, it is what the
/// player on turn has not seen. Errors: "endgame.bag-not-empty", "endgame.rack-unknown" (of the player
/// on turn), "endgame.rack-impossible", "endgame.game-over" (nothing is left for the opponent).
[[nodiscard]] game::Result<game::Position> withBothRacks(const game::Position& position,
                                                         const game::Language& language);

/// The value of a position whose bag is empty, both racks given, with best play by both: points of all
/// plays to come and end-rack points. The game ends when a rack is empty, and when both players pass in
/// succession (or the limit of the language's rules is reached at once), which costs each the value of
/// the own rack. Only words of the lexicon may be played from here on. Errors: "endgame.game-over",
/// "endgame.rack-too-large" (more than 28 tiles, or 31 different ones), "endgame.bad-move" (`other` is no
/// move for this rack and board; it may be a phony).
[[nodiscard]] game::Result<EndgameResult> solveEndgame(const game::Position& position,
                                                       const game::Language& language, const Lexicon& lexicon,
                                                       const EndgameOptions& options = {});

}  // namespace rozbor::engine
