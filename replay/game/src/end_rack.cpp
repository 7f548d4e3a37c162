#include "rozbor/game/end_rack.h"

#include <cstddef>

namespace rozbor::game {

std::array<EndRackPoints, 2> endRackPoints(const std::array<Rack, 2>& racks, const Language& language) {
  const bool somebodyOut = racks[0].empty() || racks[1].empty();
  const bool doubled = language.rules.endRack == EndRack::doubled;
  std::array<EndRackPoints, 2> settled;
  for (std::size_t player = 0; player < 2; ++player) {
    EndRackPoints& own = settled[player];
    own.wentOut = racks[player].empty();
    own.deducted = !own.wentOut && !(somebodyOut && doubled);
    if (own.wentOut) own.points = language.value(racks[1 - player]) * (doubled ? 2 : 1);
    if (own.deducted) own.points = -language.value(racks[player]);
  }
  return settled;
}

}  // namespace rozbor::game
