#include "rozbor/app/studies/lexicon_study.h"

#include <algorithm>

#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/lexica/text.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::app {
namespace {

/// Small letters are tiles as capitals are: nothing lies on a board here.
game::Result<game::TileCounts> leaveOf(const std::string& typed, const game::Language& language) {
  const auto tiles = language.alphabet.tiles(parser::normalized(lexica::trimmed(typed)));
  if (!tiles || std::ranges::any_of(*tiles, &game::Tile::empty)) {
    return game::Error{"lexicon-stats.leave", said::words("\"{0}\" is no tiles of {1} (\"?\" is the blank)",
                                                          typed, languageName(language))};
  }
  game::TileCounts leave;
  for (const game::Tile tile : *tiles)
    leave.add(tile.letter() ? game::Tile(tile.letter()) : game::Tile::blank());
  return leave;
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
