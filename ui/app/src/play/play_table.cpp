#include "rozbor/app/play/play_table.h"

#include <utility>

#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::app {

game::Result<PlayTable> openPlayTable(const PlaySetup& setup, const lexica::DataPaths& paths) {
  auto spec = openPlayer(paths, setup.level);
  if (!spec) return spec.error();
  auto language = lexica::openLanguage(paths, setup.language);
  if (!language) return language.error();
  const auto lexicon = lexica::LexiconStore(paths).choose(*language, setup.lexicon, "");
  if (!lexicon) return lexicon.error();
  auto level = equip(*std::move(spec), {}, *language, paths);
  if (!level) return level.error();
  return PlayTable{std::make_shared<const game::Language>(*std::move(language)), lexicon->lexicon,
                   *std::move(level)};
}

std::unique_ptr<engine::Player> makeLevel(const PlayTable& table, std::stop_token stop) {
  return engine::makePlayer(table.level.spec,
                            {*table.language, *table.lexicon, table.level.leaves, std::move(stop)});
}

}  // namespace rozbor::app
