#include "rozbor/lexica/lexicon_build.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <system_error>
#include <utility>

#include "fitting_lexicon.h"
#include "lexicon_names.h"
#include "packages.h"
#include "rozbor/lexica/text.h"
#include "word_list.h"
#include "word_sources.h"

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;
using game::Error;
using game::Language;

/// Times the steps and tells the listener of each.
class Steps {
 public:
  explicit Steps(ProgressListener* listener) : listener_(listener) {}

  /// False when the listener wants no more.
  bool start(const char* step) {
    stop();
    times_.push_back({step, 0});
    if (listener_ != nullptr) listener_->onProgress({step, 0, 0});
    return listener_ == nullptr || !listener_->cancelled();
  }

  std::vector<StepTime> finish() {
    stop();
    return std::move(times_);
  }

 private:
  using Clock = std::chrono::steady_clock;

  void stop() {
    const auto now = Clock::now();
    if (!times_.empty()) times_.back().seconds = std::chrono::duration<double>(now - begun_).count();
    begun_ = now;
  }

  ProgressListener* listener_;
  Clock::time_point begun_;
  std::vector<StepTime> times_;
};

/// The words of another lexicon, longer ones than the board left out.
std::optional<Error> takeLexicon(const fs::path& path, const Language& language, WordCollector& collector) {
  const auto lexicon = openFitting(path, language);
  if (!lexicon) return lexicon.error();
  const auto longest = static_cast<std::size_t>(collector.letters().maxLength());
  (*lexicon)->forEachWord([&](std::span<const game::Letter> word) {
    const bool written =
        std::ranges::all_of(word, [](game::Letter letter) { return static_cast<bool>(letter); });
    if (!written || word.size() < 2) return;
    if (word.size() > longest) return collector.countTooLong();
    collector.takeKey(engine::WordKey::of(word));
  });
  collector.countLines((*lexicon)->info().words);
  return std::nullopt;
}

std::optional<Error> takeUserFile(const fs::path& path, const LexiconBuildRequest& request,
                                  const Language& language, WordCollector& collector,
                                  ProgressListener* listener) {
  if (isLexiconFile(path)) return takeLexicon(path, language, collector);
  const bool dictionary = lowerAscii(path.extension().string()) == ".dic";
  using enum game::WordSource::Kind;
  return readSource({dictionary ? hunspell : list, path, request.encoding}, language, collector, listener);
}

game::Result<WordListResult> readUserWords(const LexiconBuildRequest& request, const Language& language,
                                           ProgressListener* listener, Steps& steps) {
  WordCollector collector(language, true);
  steps.start("read");
  for (const fs::path& path : request.files) {
    if (auto error = takeUserFile(path, request, language, collector, listener)) return *error;
  }
  if (!steps.start("correct")) return cancelledError();
  return collector.finish(nullptr);
}

game::Result<WordListResult> readDebianWords(const Language& language, ProgressListener* listener,
                                             Steps& steps) {
  const auto corrections = readCorrections(language);
  if (!corrections) return corrections.error();
  const auto sources = debianSources(language);
  if (!sources) return sources.error();
  WordCollector collector(language, false);
  steps.start("read");
  for (const SourceFile& source : *sources) {
    if (auto error = readSource(source, language, collector, listener)) return *error;
  }
  if (!steps.start("correct")) return cancelledError();
  return collector.finish(&*corrections);
}

game::Result<WordListResult> readAll(const LexiconBuildRequest& request, const Language& language,
                                     ProgressListener* listener, Steps& steps) {
  return request.files.empty() ? readDebianWords(language, listener, steps)
                               : readUserWords(request, language, listener, steps);
}

/// The Debian list is the language's default lexicon and nothing else.
Error variantNeedsList(const Language& language, const std::string& name) {
  said::Message variants;
  for (const std::string& variant : language.lexicons) {
    if (variant == language.defaultLexicon) continue;
    variants =
        variants.empty() ? said::Message::verbatim(variant) : said::words("{0} and {1}", variants, variant);
  }
  return {"lexicon.variant-needs-list",
          said::words(
              "the word list of {0} cannot tell the lexica {1} from each other, so \"{2}\" cannot be built "
              "from it; give the list you have: rozbor lexicon build --language {3} --name {4} FILE",
              joined(language.wordPackages, ", "), variants, name, language.id, name)};
}

game::Result<std::string> nameOf(const LexiconBuildRequest& request, const Language& language) {
  const std::string usual =
      request.files.empty() ? language.defaultLexicon : request.files.front().stem().string();
  const std::string asked = request.name.empty() ? usual : request.name;
  const std::string own = ownLexiconName(language, asked);
  if (request.files.empty() && !own.empty() && own != language.defaultLexicon)
    return variantNeedsList(language, own);
  const std::string name = own.empty() ? asked : own;
  if (name.empty() || name.front() == '.' || name.find_first_of("/\\\n\r") != std::string::npos) {
    return Error{"lexicon.bad-name", said::words("\"{0}\" cannot be the name of a lexicon", name)};
  }
  return name;
}

std::string provenance(const LexiconBuildRequest& request, const Language& language) {
  if (request.files.empty()) {
    return "Debian " + packageVersions(language.wordPackages) + ", with Rozbor's corrections";
  }
  std::vector<std::string> names;
  for (const fs::path& path : request.files)
    names.push_back(path.filename().string());
  return joined(names, ", ");
}

std::optional<Error> makeFolder(const fs::path& path) {
  std::error_code error;
  if (!path.parent_path().empty()) fs::create_directories(path.parent_path(), error);
  if (!error) return std::nullopt;
  return Error{"lexicon.cannot-write",
               said::words("cannot make the folder {0}: {1}", path.parent_path().string(), error.message())};
}

fs::path outputOf(const LexiconBuildRequest& request, const DataPaths& paths, const std::string& name) {
  if (!request.output.empty()) return request.output;
  const fs::path folder = paths.lexica.empty() ? fs::path(".") : paths.lexica.front();
  return folder / (name + std::string(engine::kLexiconExtension));
}

}  // namespace

game::Result<WordListResult> readWords(const LexiconBuildRequest& request, const Language& language,
                                       ProgressListener* listener) {
  Steps steps(listener);
  return readAll(request, language, listener, steps);
}

game::Result<LexiconBuildResult> buildLexicon(const LexiconBuildRequest& request, const Language& language,
                                              const DataPaths& paths, ProgressListener* listener) {
  const auto name = nameOf(request, language);
  if (!name) return name.error();
  Steps steps(listener);
  auto list = readAll(request, language, listener, steps);
  if (!list) return list.error();
  if (!steps.start("graph")) return cancelledError();
  auto lexicon =
      engine::Lexicon::build(std::move(list->words), *name, provenance(request, language), language);
  if (!lexicon) return lexicon.error();
  if (!steps.start("write")) return cancelledError();

  LexiconBuildResult result;
  result.path = outputOf(request, paths, *name);
  if (auto error = makeFolder(result.path)) return *error;
  const auto bytes = (*lexicon)->write(result.path, language);
  if (!bytes) return bytes.error();
  result.info = (*lexicon)->info();
  result.bytes = *bytes;
  result.report = std::move(list->report);
  result.steps = steps.finish();
  if (request.files.empty()) result.note = language.wordNote;
  return result;
}

}  // namespace rozbor::lexica
