#include "rozbor/engine/game_luck.h"

namespace rozbor::engine {
namespace {

using game::Move;
using game::TileCounts;

/// The place of a turn among its neighbours; `turns.size()` where there is none.
struct Neighbours {
  std::size_t own;    ///< the turn of the same player before
  std::size_t reply;  ///< the opponent's first turn since
};

Neighbours neighboursOf(std::span<const LuckTurn> turns, std::size_t index) {
  Neighbours found{turns.size(), turns.size()};
  for (std::size_t at = index; at-- > 0;) {
    if (turns[at].player == turns[index].player) {
      found.own = at;
      break;
    }
    found.reply = at;
  }
  return found;
}

/// What is known to have been on the opponent's rack when the tiles were drawn, and is not on the
/// board. (Before a player's first turn that is the opponent's first rack.)
TileCounts heldAgainst(const LuckTurn& reply) {
  TileCounts held = reply.before.rack;
  if (reply.move && reply.move->isPlacement()) held.removeAvailable(reply.move->tileCounts());
  return reply.move ? held : TileCounts();
}

}  // namespace

TurnDraw drawBefore(std::span<const LuckTurn> turns, std::size_t index, const game::Language& language,
                    bool fromUnseen) {
  const LuckTurn& turn = turns[index];
  const auto [own, reply] = neighboursOf(turns, index);
  TurnDraw found;
  if (!turn.rackKnown) return found;
  found.draw.position = turn.before;
  TileCounts thrownBack;
  if (own < turns.size()) {
    const LuckTurn& before = turns[own];
    if (!before.rackKnown || !before.move) return found;
    found.draw.kept = before.before.rack;
    found.draw.kept.removeAvailable(before.move->tileCounts());
    if (before.move->kind() == Move::Kind::exchange) thrownBack = before.move->tileCounts();
  }
  found.draw.pool = language.tiles;
  found.draw.pool.removeAvailable(turn.before.board.tiles());
  found.draw.pool.removeAvailable(found.draw.kept);
  found.draw.pool.removeAvailable(thrownBack);
  if (reply < turns.size() && !fromUnseen) found.draw.pool.removeAvailable(heldAgainst(turns[reply]));
  if (!found.draw.isPossible()) return found;
  found.state = found.draw.size() > 0 ? DrawState::drawn : DrawState::none;
  return found;
}

}  // namespace rozbor::engine
