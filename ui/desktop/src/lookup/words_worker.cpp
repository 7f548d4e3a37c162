#include "words_worker.h"

#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::desktop {

game::Result<WordsWorker::Opened> WordsWorker::open(const std::string& languageId,
                                                    const lexica::DataPaths& paths) {
  if (opened_.lexicon && opened_.language->id == languageId && opened_.paths == paths) return opened_;
  auto language = lexica::openLanguage(paths, languageId);
  if (!language) return language.error();
  auto shared = std::make_shared<const game::Language>(*std::move(language));
  auto choice = lexica::LexiconStore(paths).choose(*shared, {}, {});
  if (!choice) return choice.error();
  opened_ = {std::move(shared), choice->lexicon, paths};
  return opened_;
}

void WordsWorker::ask(const std::string& typed, const std::string& languageId,
                      const lexica::DataPaths& paths) {
  lane_.start([this, typed, languageId, paths](const std::stop_token& stop) {
    const auto fail = [&](const game::Error& error) {
      lane_.tell(stop, [this, error] { emit failed(error); });
    };
    const auto opened = open(languageId, paths);
    if (!opened) return fail(opened.error());
    const auto answer = app::askWords(*opened->lexicon, *opened->language, typed, kMost, stop);
    if (!answer) return fail(answer.error());
    if (!answer->has_value()) return;
    lane_.tell(stop,
               [this, found = **answer, name = opened->lexicon->info().name] { emit answered(found, name); });
  });
}

}  // namespace rozbor::desktop
