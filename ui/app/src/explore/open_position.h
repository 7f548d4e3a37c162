#pragma once

#include <memory>
#include <string>

#include "rozbor/app/explore/position_request.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// A position with all that it is looked at with.
struct OpenPosition {
  game::Language language;
  game::Position position;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::string lexiconWanted;                       ///< named by the position but not installed; else empty
  std::shared_ptr<const engine::Leaves> leaves{};  ///< null where they were not asked for

  [[nodiscard]] engine::StaticContext statics() const { return {language, *lexicon, *leaves}; }
};

enum class WithLeaves { no, yes };

/// Errors: those of openLanguage, game::parseCgp, LexiconStore::choose and chooseLeaves; of a table the first
/// code of docs/positions.md, with its place; "file.unreadable".
[[nodiscard]] game::Result<OpenPosition> openPosition(const PositionRequest& request,
                                                      const lexica::DataPaths& paths, WithLeaves with);

/// Whether a move forms a word that the lexicon lacks.
[[nodiscard]] bool isPhony(const game::Position& position, const game::Move& move,
                           const engine::Lexicon& lexicon);

}  // namespace rozbor::app
