#pragma once

#include <string>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// An endgame to solve; leaves do not matter.
struct EndgameRequest {
  PositionRequest position;
  std::string move;                ///< to be valued, too, as "8D HO.SE" or "-"; empty: none
  engine::EndgameOptions options;  ///< `other` comes from `move`
};

/// What became of it.
struct EndgameAnalysis {
  game::Language language;
  game::Position position;   ///< with both racks
  bool rackDeduced = false;  ///< the opponent's was not given, or only in part
  std::string lexicon;
  std::string lexiconWanted;  ///< named by the position but not installed; else empty
  engine::EndgameResult result;
  bool otherIsPhony = false;  ///< the move asked about forms a word that the lexicon lacks
};

/// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose, engine::withBothRacks and
/// engine::solveEndgame; "endgame.bad-move" also for what cannot be read as a move.
[[nodiscard]] game::Result<EndgameAnalysis> analyseEndgame(const EndgameRequest& request,
                                                           const lexica::DataPaths& paths);

}  // namespace rozbor::app
