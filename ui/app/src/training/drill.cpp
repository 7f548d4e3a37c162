#include "rozbor/app/training/drill.h"

namespace rozbor::app {

Drill drillOf(const reports::CoachingCase& player, const reports::Topic& topic) {
  Drill drill{topic, {}};
  for (const std::size_t at : lessonsAmong(player, decisionsAbout(player, topic)))
    drill.positions.emplace_back(player.decisions[at].game.id, player.decisions[at].numbers.turn);
  return drill;
}

}  // namespace rozbor::app
