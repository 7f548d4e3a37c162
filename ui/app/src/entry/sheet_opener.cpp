#include "rozbor/app/entry/sheet_opener.h"

#include <utility>

#include "rozbor/app/review/record_file.h"
#include "rozbor/lexica/languages.h"

namespace rozbor::app {

SheetOpener::SheetOpener(lexica::DataPaths paths)
    : paths_(std::move(paths)), store_(paths_), languages_(lexica::sharedLanguages(paths_)) {}

game::Result<SheetFile> SheetOpener::open(const std::filesystem::path& file, const std::string& language,
                                          const std::string& lexicon, const std::stop_token& stop,
                                          std::vector<parser::BoardReading> boards) const {
  const auto bytes = bytesOf(file);
  if (!bytes) return bytes.error();
  return read(*bytes, file, language, {nullptr, lexicon, stop, std::move(boards)});
}

game::Result<SheetFile> SheetOpener::blank(const std::filesystem::path& file, const std::string& language,
                                           const std::string& lexicon) const {
  return read({}, file, language, {nullptr, lexicon});
}

game::Result<SheetFile> SheetOpener::read(std::string_view bytes, const std::filesystem::path& file,
                                          const std::string& language, SheetRequest request) const {
  if (!language.empty()) {
    auto opened = lexica::openLanguage(paths_, language);
    if (!opened) return opened.error();
    request.language = std::make_shared<const game::Language>(*std::move(opened));
  }
  return readSheet(bytes, file, languages_, store_, request);
}

}  // namespace rozbor::app
