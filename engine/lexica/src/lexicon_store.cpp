#include "rozbor/lexica/lexicon_store.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <tuple>

#include "fitting_lexicon.h"
#include "lexicon_names.h"
#include "opened_lexica.h"
#include "packages.h"
#include "rozbor/lexica/text.h"

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;
using game::Error;
using game::Language;

bool isPath(std::string_view text) {
  return text.find('/') != std::string_view::npos || isLexiconFile(fs::path(text));
}

InstalledLexicon examine(const fs::path& path, std::span<const Language> languages) {
  InstalledLexicon installed;
  installed.name = path.stem().string();
  installed.path = path;
  for (const Language& language : languages) {
    const auto lexicon = openFitting(path, language);
    if (lexicon) {
      installed.languages.push_back(language.id);
      installed.info = (*lexicon)->info();
    } else {
      installed.fault = lexicon.error();
    }
  }
  if (!installed.languages.empty()) installed.fault.reset();
  return installed;
}

Error notInstalled(std::string_view name, const std::vector<fs::path>& files) {
  std::vector<std::string> names(files.size());
  std::ranges::transform(files, names.begin(), [](const fs::path& file) { return file.stem().string(); });
  if (names.empty())
    return {"lexicon.not-installed", said::words("the lexicon \"{0}\" is not installed; none is", name)};
  return {"lexicon.not-installed",
          said::words("the lexicon \"{0}\" is not installed; there are: {1}", name, joined(names, ", "))};
}

Error noneInstalled(const Language& language) {
  return {"lexicon.none-installed",
          said::words("no lexicon of {0} is installed; build one with: rozbor lexicon build --language {1}",
                      languageName(language), language.id)};
}

/// Distinct words.
std::vector<std::vector<game::Letter>> distinct(std::span<const std::vector<game::Letter>> words) {
  std::vector<std::vector<game::Letter>> sorted(words.begin(), words.end());
  std::ranges::sort(sorted);
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  return sorted;
}

}  // namespace

LexiconStore::LexiconStore(DataPaths paths) : paths_(std::move(paths)), opened_(std::make_shared<Opened>()) {}

std::vector<fs::path> LexiconStore::files() const {
  std::vector<fs::path> found;
  for (const fs::path& folder : paths_.lexica) {
    std::vector<fs::path> here;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
      if (isLexiconFile(entry.path())) here.push_back(entry.path());
    }
    // Where a .kwg has been converted, the .rozlex stands for both.
    std::ranges::sort(here, {}, [](const fs::path& path) {
      return std::tuple(lowerAscii(path.stem().string()), isKwg(path), path.filename().string());
    });
    found.insert(found.end(), here.begin(), here.end());
  }
  return found;
}

std::optional<fs::path> LexiconStore::find(std::string_view name, const Language& language) const {
  const std::string own = ownLexiconName(language, name);
  const auto all = files();
  for (const std::string_view wanted : {name, std::string_view(own)}) {
    const auto found = std::ranges::find_if(all, [&](const fs::path& path) {
      return !wanted.empty() && sameIgnoringCase(path.stem().string(), wanted);
    });
    if (found != all.end()) return *found;
  }
  return std::nullopt;
}

std::vector<InstalledLexicon> LexiconStore::list(std::span<const Language> languages) const {
  std::vector<InstalledLexicon> installed;
  for (const fs::path& path : files())
    installed.push_back(examine(path, languages));
  return installed;
}

game::Result<LexiconChoice> LexiconStore::open(std::string_view nameOrPath, const Language& language) const {
  const bool byPath = isPath(nameOrPath);
  const auto path = byPath ? std::optional<fs::path>(nameOrPath) : find(nameOrPath, language);
  if (!path) return notInstalled(nameOrPath, files());
  auto lexicon = opened_->open(*path, language);
  if (!lexicon) return lexicon.error();
  return LexiconChoice{*std::move(lexicon), *path, LexiconChoice::Reason::commandLine, {}};
}

std::optional<LexiconChoice> LexiconStore::firstOf(const Language& language) const {
  for (const fs::path& path : files()) {
    auto lexicon = opened_->open(path, language);
    if (lexicon) return LexiconChoice{*std::move(lexicon), path, LexiconChoice::Reason::onlyInstalled, {}};
  }
  return std::nullopt;
}

game::Result<LexiconChoice> LexiconStore::choose(const Language& language, std::string_view recordName,
                                                 std::string_view commandLineName) const {
  using enum LexiconChoice::Reason;
  if (!commandLineName.empty()) return open(commandLineName, language);
  std::string unusable;
  // The record is somebody else's text: its name is looked up in the folders, never taken as a path.
  if (!recordName.empty()) {
    auto named = isPath(recordName) ? game::Result<LexiconChoice>(notInstalled(recordName, {}))
                                    : open(recordName, language);
    if (named) named->reason = record;
    if (named) return named;
    unusable = recordName;
  }
  auto choice = [&]() -> game::Result<LexiconChoice> {
    const std::string preferred = paths_.preferredFor(language.id).lexicon;
    if (!preferred.empty()) return open(preferred, language);
    const auto path = find(language.defaultLexicon, language);
    auto usual = path ? open(path->string(), language) : game::Result<LexiconChoice>(noneInstalled(language));
    if (usual) usual->reason = languageDefault;
    if (path) return usual;  // also when it is corrupt: another lexicon is not silently put in its place
    auto first = firstOf(language);
    return first ? game::Result<LexiconChoice>(*std::move(first)) : usual;
  }();
  if (choice) choice->notInstalled = unusable;
  return choice;
}

std::vector<LexiconFit> LexiconStore::fitOf(std::span<const std::vector<game::Letter>> words,
                                            const Language& language) const {
  const auto wanted = distinct(words);
  std::vector<LexiconFit> fits;
  for (const fs::path& path : files()) {
    const auto lexicon = openFitting(path, language);
    if (!lexicon) continue;
    LexiconFit fit{path.stem().string(), wanted.size(), {}};
    std::ranges::copy_if(wanted, std::back_inserter(fit.lacking), [&](const auto& word) {
      return !(*lexicon)->contains(std::span<const game::Letter>(word));
    });
    fits.push_back(std::move(fit));
  }
  std::ranges::stable_sort(fits, {}, [](const LexiconFit& fit) { return fit.lacking.size(); });
  return fits;
}

}  // namespace rozbor::lexica
