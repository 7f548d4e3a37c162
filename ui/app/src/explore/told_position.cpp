#include "rozbor/app/explore/told_position.h"

#include <algorithm>
#include <span>

namespace rozbor::app {

game::Position positionAsTold(const replay::Replay& replay, std::size_t turn) {
  const replay::Turn& shown = replay.turns[turn];
  game::Position position = shown.before;
  if (!position.opponentRack.empty()) return position;
  const auto later = std::span(replay.turns).subspan(turn + 1);
  const auto next = std::ranges::find_if(
      later, [&](const replay::Turn& each) { return each.player != shown.player && each.isDecision(); });
  // What contradicts the tiles there are is no rack.
  if (next != later.end() && shown.unseen.contains(next->before.rack))
    position.opponentRack = next->before.rack;
  return position;
}

}  // namespace rozbor::app
