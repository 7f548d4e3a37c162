#include "rozbor/lexica/languages.h"

#include <algorithm>
#include <map>
#include <system_error>

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;

void collectFolders(const fs::path& parent, bool users, std::map<std::string, LanguageFolder>& found) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(parent, error)) {
    std::error_code ignored;
    if (!fs::exists(entry.path() / "language.conf", ignored)) continue;
    const std::string id = entry.path().filename().string();
    found[id] = {id, entry.path(), users};
  }
}

game::Error unknownLanguage(const DataPaths& paths, std::string_view asked) {
  std::string known;
  for (const LanguageFolder& folder : findLanguages(paths))
    known += (known.empty() ? "" : ", ") + folder.id;
  const std::string where = paths.languages().string() + " and " + paths.userLanguages.string();
  if (known.empty()) return {"language.unknown", said::words("there are no languages in {0}", where)};
  return {"language.unknown",
          said::words("there is no language \"{0}\" in {1}; there are: {2}", asked, where, known)};
}

}  // namespace

std::vector<LanguageFolder> findLanguages(const DataPaths& paths) {
  std::map<std::string, LanguageFolder> found;
  collectFolders(paths.languages(), false, found);
  collectFolders(paths.userLanguages, true, found);
  std::vector<LanguageFolder> folders;
  folders.reserve(found.size());
  for (auto& [id, folder] : found)
    folders.push_back(std::move(folder));
  return folders;
}

game::Result<game::Language> openLanguage(const DataPaths& paths, std::string_view idOrPath) {
  if (idOrPath.find('/') != std::string_view::npos) return game::loadLanguage(fs::path(idOrPath));
  for (const LanguageFolder& folder : findLanguages(paths)) {
    if (sameIgnoringCase(folder.id, idOrPath)) return game::loadLanguage(folder.path);
  }
  return unknownLanguage(paths, idOrPath);
}

LoadedLanguages openLanguages(const DataPaths& paths) {
  LoadedLanguages result;
  for (const LanguageFolder& folder : findLanguages(paths)) {
    auto language = game::loadLanguage(folder.path);
    if (language) {
      result.languages.push_back(*std::move(language));
    } else {
      result.faults.push_back(language.error());
    }
  }
  return result;
}

std::vector<std::shared_ptr<const game::Language>> sharedLanguages(const DataPaths& paths) {
  std::vector<std::shared_ptr<const game::Language>> shared;
  for (game::Language& language : openLanguages(paths).languages)
    shared.push_back(std::make_shared<const game::Language>(std::move(language)));
  return shared;
}

}  // namespace rozbor::lexica
