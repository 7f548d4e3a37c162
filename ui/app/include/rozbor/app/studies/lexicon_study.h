#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/lexicon_stats.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What to tell of a lexicon. An empty lexicon means the language's.
struct LexiconStudyRequest {
  std::string language = "en";
  std::string lexicon;
  std::vector<std::string> leaves;  ///< tiles in either case, "?" for a blank
  std::size_t top = 10;             ///< length of the lists of bests
};

struct LexiconStudy {
  game::Language language;
  engine::LexiconInfo lexicon;
  engine::LexiconStats stats;
};

/// Errors: those of openLanguage, LexiconStore::choose and engine::lexiconStats;
/// "lexicon-stats.leave" also for a leave that is no tiles of the language.
[[nodiscard]] game::Result<LexiconStudy> studyLexicon(const LexiconStudyRequest& request,
                                                      const lexica::DataPaths& paths);

}  // namespace rozbor::app
