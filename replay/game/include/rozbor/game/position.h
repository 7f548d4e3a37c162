#pragma once

#include <algorithm>
#include <array>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"

namespace rozbor::game {

/// Scores of records and of people may be any number; a million either way is as good as more.
[[nodiscard]] constexpr int withinReason(int score) {
  return std::clamp(score, -1'000'000, 1'000'000);
}

/// A game between two turns, seen by the player on turn. Racks hold what is known of them; tiles
/// that are not known are in nobody's rack here but among the unseen. A trivially copyable value.
struct Position {
  Board board;
  Rack rack;          ///< of the player on turn
  Rack opponentRack;  ///< usually empty: not known
  int score = 0;
  int opponentScore = 0;
  int scorelessTurns = 0;  ///< successive, up to now

  /// Scores beyond a million count as a million: sums of them and thousandths of points fit an int.
  [[nodiscard]] int spread() const { return withinReason(score) - withinReason(opponentScore); }
  friend bool operator==(const Position&, const Position&) = default;
};

/// The position at the start of a game, racks unknown.
[[nodiscard]] Position startingPosition(const Language& language);

/// What the player on turn has not seen: the bag and the opponent's rack. Kinds that the board and
/// rack hold more often than the set does count as none left.
[[nodiscard]] TileCounts unseenTiles(const Position& position, const Language& language);

/// Tiles in the bag: what is not on the board, less two full racks; 0 once the bag is empty.
/// Follows from the number of tiles on the board alone.
[[nodiscard]] inline int bagCount(const Board& board, const Language& language) {
  return std::max(0, language.tiles.size() - board.tileCount() - 2 * language.rules.rackSize);
}

/// Whether the rules allow the player on turn to exchange.
[[nodiscard]] inline bool mayExchange(const Board& board, const Language& language) {
  return bagCount(board, language) >= language.rules.exchangeMinimum;
}

/// The position after `move`, seen by the other player: tiles laid and taken off the rack, `points`
/// added, rack sides swapped. Draws nothing. The rack must hold the tiles of the move, or be
/// incomplete: what it lacks is taken as not known.
[[nodiscard]] Position after(const Position& position, const Move& move, int points);

}  // namespace rozbor::game
