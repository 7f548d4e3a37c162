#include "rozbor/app/entry/sheet_opener.h"

#include <utility>

#include "rozbor/app/review/duplicate_game.h"
#include "rozbor/app/review/record_file.h"
#include "rozbor/lexica/languages.h"

namespace rozbor::app {

SheetOpener::SheetOpener(lexica::DataPaths paths)
    : paths_(std::move(paths)), store_(paths_), languages_(lexica::sharedLanguages(paths_)) {}

game::Result<SheetFile> SheetOpener::open(const std::filesystem::path& file, const std::string& language,
                                          const std::string& lexicon, const std::stop_token& stop) const {
  auto games = gamesIn(file);
  if (!games) return games.error();
  if (games->size() > 1) {
    return game::Error{"sheet.several-games",
                       said::words("the file holds {0} games; this takes one at a time", games->size())};
  }
  return open(std::move(games->front()), language, lexicon, stop);
}

game::Result<std::vector<SheetGame>> SheetOpener::gamesIn(const std::filesystem::path& file) const {
  const auto bytes = bytesOf(file);
  if (!bytes) return bytes.error();
  if (auto refused = refusedDuplicate(*bytes)) return *std::move(refused);
  return sheetGames(*bytes, file);
}

game::Result<SheetFile> SheetOpener::blank(const std::filesystem::path& file, const std::string& language,
                                           const std::string& lexicon) const {
  return open(SheetGame{file, parser::parseScoreSheet({})}, language, lexicon, {});
}

game::Result<SheetFile> SheetOpener::open(SheetGame game, const std::string& language,
                                          const std::string& lexicon, const std::stop_token& stop) const {
  SheetRequest request{nullptr, lexicon, stop};
  if (!language.empty()) {
    auto opened = lexica::openLanguage(paths_, language);
    if (!opened) return opened.error();
    request.language = std::make_shared<const game::Language>(*std::move(opened));
  }
  return readSheet(std::move(game), languages_, store_, request);
}

}  // namespace rozbor::app
