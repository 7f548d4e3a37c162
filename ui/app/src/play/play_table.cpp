#include "rozbor/app/play/play_table.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/lexica/win_model_choice.h"
#include "studies/study_parts.h"

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
  PlayTable table{nullptr, lexicon->lexicon, *std::move(level), nullptr};
  if (engine::looksAhead(table.level.spec.strategy)) {
    const auto choice = lexica::chooseWinModel(paths, *language, {});
    if (!choice) return choice.error();
    if (choice->model == nullptr) return noWinModel(table.level.spec, *language);
    table.winModel = choice->model;
  }
  table.language = std::make_shared<const game::Language>(*std::move(language));
  return table;
}

std::unique_ptr<engine::Player> makeLevel(const PlayTable& table, std::stop_token stop) {
  const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return engine::makePlayer(table.level.spec, {*table.language, *table.lexicon, table.level.leaves,
                                               std::move(stop), table.winModel, threads, table.level.pool});
}

}  // namespace rozbor::app
