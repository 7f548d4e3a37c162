#pragma once

#include <string>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/preendgame.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// A pre-endgame to solve.
struct PreEndgameRequest {
  PositionRequest position;
  std::string move;                   ///< to be valued, too, as "8D HO.SE" or "-"; empty: none
  engine::PreEndgameOptions options;  ///< `other` comes from `move`
};

/// What became of it.
struct PreEndgameAnalysis {
  game::Language language;
  game::Position position;
  std::string lexicon;
  std::string lexiconWanted;  ///< named by the position but not installed; else empty
  engine::PreEndgameResult result;
  bool otherIsPhony = false;  ///< the move asked about forms a word that the lexicon lacks
};

/// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose, chooseLeaves and
/// engine::solvePreEndgame; "preendgame.bad-move" also for what cannot be read as a move.
[[nodiscard]] game::Result<PreEndgameAnalysis> analysePreEndgame(const PreEndgameRequest& request,
                                                                 const lexica::DataPaths& paths);

}  // namespace rozbor::app
