#include "last_racks.h"

#include <array>

namespace rozbor::reports {
namespace {

using parser::EventKind;
using replay::RackKnowledge;
using replay::Turn;

/// What both players hold, followed back from the end.
class Hands {
 public:
  Hands(const game::Rack& first, const game::Rack& second) : held_{first, second} {}

  /// Goes back to before the turn; false where it cannot be told what that changed.
  [[nodiscard]] bool takeBack(const Turn& turn) {
    if (turn.kind == EventKind::pass) return true;
    if (turn.kind != EventKind::placement || !turn.move || !turn.playable) return false;
    if (!turn.takenBack) held_[turn.player] += turn.move->tileCounts();
    return true;
  }
  [[nodiscard]] bool areTrue(const Turn& turn, const game::Language& language) const {
    const game::TileCounts& own = held_[turn.player];
    const bool fits = turn.rackKnown == RackKnowledge::known ? own == turn.rack : own.contains(turn.rack);
    return fits && own.size() <= language.rules.rackSize &&
           turn.before.board.tiles() + held_[0] + held_[1] == language.tiles;
  }
  void tell(Turn& turn) const {
    turn.rackFollows = turn.rackKnown != RackKnowledge::known;
    turn.rack = held_[turn.player];
    turn.rackKnown = RackKnowledge::known;
    turn.unseen = held_[1 - turn.player];
    turn.before.rack = turn.rack;
    turn.before.opponentRack = turn.unseen;
  }

 private:
  std::array<game::TileCounts, 2> held_;
};

}  // namespace

void fillLastRacks(replay::Replay& replay, const game::Language& language) {
  const auto& left = replay.racksLeft;
  if (!replay.complete || left.size() != 2 || !left[0] || !left[1]) return;
  Hands hands(*left[0], *left[1]);
  for (auto turn = replay.turns.rbegin(); turn != replay.turns.rend(); ++turn) {
    if (!turn->isDecision()) continue;  // nobody lays or draws a tile
    if (turn->bag > 0 || !hands.takeBack(*turn) || !hands.areTrue(*turn, language)) return;
    hands.tell(*turn);
  }
}

}  // namespace rozbor::reports
