#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

std::string lexiconOf(const GameRow& game) {
  if (!game.analysis) return game.lexicon;
  return game.analysis->lexicon.substr(0, game.analysis->lexicon.rfind(' '));
}

bool StatisticsFilter::accepts(const PlayedGame& played) const {
  const GameRow& game = played.game;
  const bool dated = !game.playedOn.empty();
  return (!opponent || played.opponent().person == *opponent) && (event.empty() || game.event == event) &&
         (language.empty() || game.language == language) && (lexicon.empty() || lexiconOf(game) == lexicon) &&
         (from.empty() || (dated && game.playedOn >= from)) &&
         (to.empty() || (dated && game.playedOn <= to)) && (!first || *first == (played.seat == 0)) &&
         (!strength || (game.analysis && game.analysis->preset >= *strength));
}

}  // namespace rozbor::reports
