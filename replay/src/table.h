#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::replay {

/// What lies on the table between two events, scores apart: a value, so that a play that is
/// withdrawn is undone by putting back the table as it was before it.
///
/// Tiles of a play that cannot be laid are `lost`: they are on the real board somewhere, so they
/// count neither as bag nor as unseen.
struct Table {
  game::Board board;
  game::TileCounts lost;
  int lostUnread = 0;              ///< lost tiles whose letter is not known
  std::vector<int> held;           ///< tiles that each player must have in hand
  int scoreless = 0;               ///< successive scoreless turns
  int passes = 0;                  ///< successive passes
  std::optional<std::size_t> out;  ///< who has gone out
  std::size_t onTurn = 0;

  Table(const game::Language& language, std::size_t players)
      : board(language.board.emptyBoard()), held(players, language.rules.rackSize) {}

  [[nodiscard]] int bag(const game::Language& language) const {
    int left = language.tiles.size() - board.tileCount() - lost.size() - lostUnread;
    for (const int count : held)
      left -= count;
    return std::max(0, left);
  }

  /// The tiles of the set that neither lie on the board nor are lost: bag and racks.
  [[nodiscard]] game::TileCounts pool(const game::Language& language) const {
    game::TileCounts tiles = language.tiles;
    tiles.removeAvailable(board.tiles());
    tiles.removeAvailable(lost);
    return tiles;
  }

  /// `player` puts down `count` tiles, which already lie on the board or are lost, and draws from a
  /// bag that held `bagBefore`. Going out is noted.
  void putDown(std::size_t player, int count, int bagBefore) {
    held[player] = std::max(0, held[player] - count);
    held[player] += std::min(count, bagBefore);
    if (held[player] == 0) out = player;
  }

  /// Whether the rules say that the game is over.
  [[nodiscard]] bool over(const game::Rules& rules) const {
    return out.has_value() || rules.endGame(scoreless, passes);
  }
};

}  // namespace rozbor::replay
