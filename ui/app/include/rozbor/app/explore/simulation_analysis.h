#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// A position to simulate.
struct SimulationRequest {
  PositionRequest position;
  std::filesystem::path winModel;  ///< empty: choose for me
  std::size_t candidates = 0;      ///< best moves by static equity; a few more join them; 0: choose for me
  std::vector<std::string> moves;  ///< these instead, as "8D HO.SE", "-AB" or "-"; empty: choose for me
  engine::SimulationOptions options;
};

/// What became of it.
struct SimulationAnalysis {
  game::Language language;
  game::Position position;
  std::string lexicon;
  std::string lexiconWanted;  ///< named by the position but not installed; else empty
  engine::SimulationResult result;
};

/// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose, chooseLeaves and chooseWinModel;
/// "winmodel.none", "simulation.no-rack", "simulation.bad-move".
[[nodiscard]] game::Result<SimulationAnalysis> analyseBySimulation(const SimulationRequest& request,
                                                                   const lexica::DataPaths& paths);

}  // namespace rozbor::app
