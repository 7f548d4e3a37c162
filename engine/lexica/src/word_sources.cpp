#include "word_sources.h"

#include <glob.h>

#include <algorithm>

#include "hunspell/affix_file.h"
#include "hunspell/hunspell_expander.h"
#include "packages.h"
#include "rozbor/lexica/text_file.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;
using game::WordSource;

std::vector<fs::path> matching(const std::string& pattern) {
  std::vector<fs::path> paths;
  glob_t found{};
  if (::glob(pattern.c_str(), 0, nullptr, &found) == 0)
    paths.assign(found.gl_pathv, found.gl_pathv + found.gl_pathc);
  ::globfree(&found);
  return paths;
}

game::Error missingPackage(const game::Language& language, const std::string& file) {
  const std::string packages = joined(language.wordPackages, " ");
  said::Message missing =
      said::words("the word list of {0} is not installed ({1} is missing)", languageName(language), file);
  if (packages.empty()) return {"lexicon.missing-package", std::move(missing)};
  return {"lexicon.missing-package",
          said::words("{0}; install it with: sudo apt install {1}", missing, packages)};
}

bool report(ProgressListener* listener, std::uint64_t done, std::uint64_t total) {
  if (listener == nullptr) return true;
  listener->onProgress({"read", done, total});
  return !listener->cancelled();
}

std::uint64_t linesIn(std::string_view text) {
  return static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
}

std::optional<game::Error> readList(const SourceFile& source, const game::Language& language,
                                    WordCollector& collector, ProgressListener* listener) {
  const auto bytes = readBytes(source.path);
  if (!bytes) return bytes.error();
  const auto text = decodeWordList(*bytes, source.encoding, language);
  if (!text) return text.error();
  collector.noteEncoding(text->encoding);
  const auto goOn = [&](std::uint64_t done) { return report(listener, done, text->utf8.size()); };
  if (!takePlainList(text->utf8, collector, goOn)) return cancelledError();
  return std::nullopt;
}

std::optional<game::Error> readDictionary(const SourceFile& source, WordCollector& collector,
                                          ProgressListener* listener) {
  const auto affixBytes = readBytes(fs::path(source.path).replace_extension(".aff"));
  if (!affixBytes) return affixBytes.error();
  const auto bytes = readBytes(source.path);
  if (!bytes) return bytes.error();
  const std::string declared = declaredEncoding(*affixBytes);
  const std::string& encoding = declared.empty() ? source.encoding : declared;
  const AffixFile affixes = parseAffixFile(parser::decodeText(*affixBytes, encoding).utf8);
  const auto text = parser::decodeText(*bytes, encoding);
  collector.noteEncoding(text.encoding);

  const std::uint64_t lines = linesIn(text.utf8);
  const FormSink sink{.form = [&](std::u32string_view form) { collector.take(form); },
                      .forbidden = [&](std::u32string_view form) { collector.takeForbidden(form); },
                      .skippedStem = [&](std::u32string_view) { collector.takeStemWithCapitals(); },
                      .goOn = [&](std::uint64_t done) { return report(listener, done, lines); }};
  const ExpansionCounts counts = expandDictionary(text.utf8, affixes, sink);
  collector.countLines(counts.entries);
  if (counts.stopped) return cancelledError();
  return std::nullopt;
}

}  // namespace

game::Error cancelledError() {
  return {"cancelled", said::words("cancelled")};
}

game::Result<std::vector<SourceFile>> debianSources(const game::Language& language) {
  std::vector<SourceFile> sources;
  for (const WordSource& source : language.wordSources) {
    const std::string pattern = source.path + (source.kind == WordSource::Kind::hunspell ? ".dic" : "");
    const auto paths = matching(pattern);
    if (paths.empty()) return missingPackage(language, pattern);
    for (const fs::path& path : paths)
      sources.push_back({source.kind, path, source.encoding});
  }
  if (sources.empty()) {
    return game::Error{"lexicon.no-source",
                       said::words("{0} names no package with a word list; give a list of your own: rozbor "
                                   "lexicon build --language {1} FILE",
                                   languageName(language), language.id)};
  }
  return sources;
}

std::optional<game::Error> readSource(const SourceFile& source, const game::Language& language,
                                      WordCollector& collector, ProgressListener* listener) {
  if (!report(listener, 0, 0)) return cancelledError();
  return source.kind == WordSource::Kind::hunspell ? readDictionary(source, collector, listener)
                                                   : readList(source, language, collector, listener);
}

}  // namespace rozbor::lexica
