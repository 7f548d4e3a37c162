#include "rozbor/app/studies/lexicon_study.h"

#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_check.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::app {
namespace {

game::Result<game::TileCounts> leaveOf(const std::string& typed, const game::Language& language) {
  const auto leave = lexica::rackTilesOf(language, typed);
  if (leave) return *leave;
  return game::Error{"lexicon-stats.leave", said::words("\"{0}\" is no tiles of {1} (\"?\" is the blank)",
                                                        typed, languageName(language))};
}

}  // namespace

game::Result<LexiconStudy> studyLexicon(const LexiconStudyRequest& request, const lexica::DataPaths& paths) {
  auto language = lexica::openLanguage(paths, request.language);
  if (!language) return language.error();
  engine::LexiconStatsOptions options{request.top, {}};
  for (const std::string& typed : request.leaves) {
    const auto leave = leaveOf(typed, *language);
    if (!leave) return leave.error();
    options.leaves.push_back(*leave);
  }
  const auto choice = lexica::LexiconStore(paths).choose(*language, "", request.lexicon);
  if (!choice) return choice.error();
  auto stats = engine::lexiconStats(*choice->lexicon, *language, options);
  if (!stats) return stats.error();
  return LexiconStudy{*std::move(language), choice->lexicon->info(), *std::move(stats)};
}

}  // namespace rozbor::app
