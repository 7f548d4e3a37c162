#include "rozbor/insight/mixture.h"

#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

Mixture mixtureOf(std::span<const PlayedGame> games) {
  Mixture mixture{games.size(), {}, {}};
  for (const PlayedGame& game : games) {
    mixture.undated += game.game.playedOn.empty() ? 1 : 0;
    mixture.notAnalysed += game.game.analysis ? 0 : 1;
    if (!game.game.analysis) continue;
    ++mixture.presets[game.game.analysis->preset];
    ++mixture.lexica[lexiconOf(game.game)];
  }
  return mixture;
}

}  // namespace rozbor::reports
