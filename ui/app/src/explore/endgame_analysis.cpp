#include "rozbor/app/explore/endgame_analysis.h"

#include <utility>

#include "open_position.h"
#include "rozbor/game/notation.h"

namespace rozbor::app {
game::Result<EndgameAnalysis> analyseEndgame(const EndgameRequest& request, const lexica::DataPaths& paths) {
  auto opened = openPosition(request.position, paths, WithLeaves::no);
  if (!opened) return opened.error();
  const auto position = engine::withBothRacks(opened->position, opened->language);
  if (!position) return position.error();

  engine::EndgameOptions options = request.options;
  if (!request.move.empty()) {
    options.other = parseMove(request.move, position->board, opened->language.alphabet);
    if (!options.other)
      return game::Error{"endgame.bad-move", said::words("cannot read \"{0}\" as a move", request.move)};
  }
  auto result = solveEndgame(*position, opened->language, *opened->lexicon, options);
  if (!result) return result.error();

  EndgameAnalysis analysis;
  analysis.position = *position;
  analysis.rackDeduced = !(position->opponentRack == opened->position.opponentRack);
  analysis.lexicon = opened->lexicon->info().name;
  analysis.lexiconWanted = opened->lexiconWanted;
  analysis.result = *std::move(result);
  analysis.otherIsPhony = options.other && isPhony(*position, *options.other, *opened->lexicon);
  analysis.language = std::move(opened->language);
  return analysis;
}

}  // namespace rozbor::app
