#include "rozbor/app/record_file.h"

#include <algorithm>
#include <iostream>
#include <iterator>
#include <tuple>

#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"
#include "text_file.h"

namespace rozbor::app {
namespace {

using LanguagePointer = std::shared_ptr<const game::Language>;

/// Fewest contradictions first; among equals English, then the order of ids.
LanguagePointer bestFor(const parser::GameRecord& record, Languages languages) {
  const auto rank = [&](const LanguagePointer& language) {
    return std::tuple(replay::fitOf(record, *language), language->id != "en", language->id);
  };
  LanguagePointer best = languages.front();
  auto bestRank = rank(best);
  for (const LanguagePointer& language : languages.subspan(1)) {
    auto candidate = rank(language);
    if (candidate < bestRank) {
      best = language;
      bestRank = std::move(candidate);
    }
  }
  return best;
}

}  // namespace

game::Result<std::string> bytesOf(const std::filesystem::path& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
  auto bytes = readBytes(path);
  if (!bytes) return game::Error{"file.missing", bytes.error().message};
  return bytes;
}

game::Result<RecordFile> readRecordFile(const std::filesystem::path& path, Languages languages,
                                        const LexiconStore& store, const SheetRequest& request) {
  const auto bytes = bytesOf(path);
  if (!bytes) return bytes.error();
  return readRecord(*bytes, path, languages, store, request);
}

game::Result<RecordFile> readRecord(std::string_view bytes, const std::filesystem::path& path,
                                    Languages languages, const LexiconStore& store,
                                    const SheetRequest& request) {
  if (languages.empty() && !request.language) {
    return game::Error{"language.none", "there is no language; is the data folder where it should be?"};
  }
  RecordFile record;
  record.path = path;
  if (request.language) record.reason = RecordFile::LanguageReason::commandLine;
  if (parser::looksLikeScoreSheet(bytes)) {
    auto sheet = readSheet(bytes, path, languages, store, request);
    if (!sheet) return sheet.error();
    record.parsed = recordOf(*sheet);
    record.language = sheet->language;
    record.sheet = std::make_shared<const SheetFile>(*std::move(sheet));
    return record;
  }
  record.parsed = parser::parseGcg(bytes);
  record.language = request.language ? request.language : bestFor(record.parsed.record, languages);
  return record;
}

bool hasErrors(std::span<const parser::Diagnostic> diagnostics) {
  return std::ranges::any_of(diagnostics, [](const parser::Diagnostic& diagnostic) {
    return diagnostic.severity == parser::Severity::error;
  });
}

}  // namespace rozbor::app
