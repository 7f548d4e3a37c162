#pragma once

#include <memory>
#include <string>
#include <utility>

#include "rozbor/engine/study/leave_training.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::app {

/// What trainings of leaves play with.
struct TrainingGround {
  game::Language language;
  std::shared_ptr<const engine::Lexicon> lexicon;
};

/// Errors: those of openLanguage and LexiconStore::choose; "training.rack-size" of a language whose racks are
/// larger than samples hold.
[[nodiscard]] inline game::Result<TrainingGround> openTrainingGround(const lexica::DataPaths& paths,
                                                                     const std::string& id,
                                                                     const std::string& wantedLexicon) {
  auto language = lexica::openLanguage(paths, id);
  if (!language) return language.error();
  if (language->rules.rackSize > static_cast<int>(engine::RackSample::kMostTiles)) {
    return game::Error{"training.rack-size",
                       said::words("racks of {0} tiles are more than the {1} that can be trained",
                                   language->rules.rackSize, engine::RackSample::kMostTiles)};
  }
  auto chosen = lexica::LexiconStore(paths).choose(*language, "", wantedLexicon);
  if (!chosen) return chosen.error();
  return TrainingGround{*std::move(language), std::move(chosen->lexicon)};
}

}  // namespace rozbor::app
