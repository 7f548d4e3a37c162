#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// Every legal move of a position by static equity, best first.
struct PositionAnalysis {
  game::Language language;
  game::Position position;
  std::string lexicon;
  std::string lexiconWanted;   ///< named by the position but not installed; else empty
  std::size_t placements = 0;  ///< of `plays`
  std::vector<engine::RatedPlay> plays;
};

/// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose and chooseLeaves.
[[nodiscard]] game::Result<PositionAnalysis> analysePosition(const PositionRequest& request,
                                                             const lexica::DataPaths& paths);

/// The engine's signature in a language (docs/performance.md).
struct LanguageSignature {
  std::string language;
  std::uint64_t value = 0;
};

/// Of Czech, Slovak, Polish and English. Errors: those of openLanguage.
[[nodiscard]] game::Result<std::vector<LanguageSignature>> engineSignatures(const lexica::DataPaths& paths);

}  // namespace rozbor::app
