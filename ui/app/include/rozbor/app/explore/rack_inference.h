#pragma once

#include <optional>
#include <string>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/inference.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What the opponent kept, asked by the player on turn.
struct InferenceRequest {
  PositionRequest position;  ///< after the last move, seen by the player on turn; or before it (docs/json.md)
  std::string last;          ///< "8D HO.SE", "-ABC", "-3" for three unknown tiles exchanged, "-"
  std::string truth;         ///< tiles that were kept, or the whole rack before the move; empty: not told
  engine::InferenceOptions options;
};

/// What became of it.
struct InferenceAnalysis {
  game::Language language;
  std::string lexicon;
  std::string lexiconWanted;  ///< named by the position but not installed; else empty
  engine::LastMove last;
  int readings = 1;         ///< in how many ways the tiles of the last move may have been laid
  game::TileCounts unseen;  ///< to the player on turn, after the move
  engine::RackPosterior kept;
  std::optional<engine::LeaveLogLoss> logLoss;  ///< of the truth; none where none is told or nothing was kept
};

/// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose, chooseLeaves and
/// engine::inferLeave; "infer.bad-last" for a move that does not fit the position, "infer.bad-truth".
[[nodiscard]] game::Result<InferenceAnalysis> inferKeptTiles(const InferenceRequest& request,
                                                             const lexica::DataPaths& paths);

}  // namespace rozbor::app
