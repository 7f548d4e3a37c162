#include "rozbor/app/review/record_file.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <limits>
#include <tuple>

#include "rozbor/app/review/duplicate_game.h"
#include "rozbor/app/review/online_files.h"
#include "rozbor/lexica/text_file.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/parser/online_record.h"
#include "rozbor/replay/foreign_tiles.h"
#include "rozbor/replay/replay.h"

namespace rozbor::app {
namespace {

using LanguagePointer = std::shared_ptr<const game::Language>;

/// Fewest contradictions first; among equals English, then the order of ids.
LanguagePointer bestFor(const parser::GameRecord& record, Languages languages) {
  std::vector<std::tuple<int, bool, std::string, LanguagePointer>> ranks;
  for (const LanguagePointer& language : languages)
    ranks.emplace_back(replay::foreignTilesOf(record, *language), language->id != "en", language->id,
                       language);
  std::ranges::sort(ranks);
  // Replays, which cost most, only as long as they can change anything.
  LanguagePointer best;
  int fewest = std::numeric_limits<int>::max();
  for (const auto& [foreign, notEnglish, id, language] : ranks) {
    if (fewest == 0 || foreign > std::get<0>(ranks.front())) break;
    const int mismatches = replay::fitOf(record, *language).scoreMismatches;
    if (mismatches < fewest) best = language;
    fewest = std::min(fewest, mismatches);
  }
  return best;
}

game::Result<std::string> bytesOfInput() {
  std::string bytes;
  std::array<char, 1U << 16U> piece{};
  while (std::cin.read(piece.data(), piece.size()) || std::cin.gcount() > 0) {
    bytes.append(piece.data(), static_cast<std::size_t>(std::cin.gcount()));
    if (bytes.size() > kLongestRecord)
      return game::Error{"file.too-large",
                         said::words("standard input has more than a record of a game can have")};
  }
  return bytes;
}

/// Says so where there are others, under the name of the whole.
SheetGame firstOf(std::vector<SheetGame> games, const std::filesystem::path& path) {
  SheetGame first = std::move(games.front());
  first.path = path;
  if (games.size() > 1) {
    first.parsed.diagnostics.push_back({parser::Severity::warning,
                                        "cas.several-games",
                                        {},
                                        said::words("expected one game, found {0}", games.size()),
                                        said::words("the first is read")});
  }
  return first;
}

/// `extras` are what other files tell of an online record.
game::Result<RecordFile> readWith(std::string_view bytes, const std::filesystem::path& path,
                                  Languages languages, const lexica::LexiconStore& store,
                                  const SheetRequest& request, const parser::OnlineExtras& extras) {
  if (languages.empty() && !request.language) {
    return game::Error{"language.none",
                       said::words("there is no language; is the data folder where it should be?")};
  }
  if (auto refused = refusedDuplicate(bytes)) return *std::move(refused);
  if (parser::looksLikeScoreSheet(bytes))
    return readSheetRecord(firstOf(sheetGames(bytes, path), path), languages, store, request);
  RecordFile record;
  record.path = path;
  if (request.language) record.reason = RecordFile::LanguageReason::commandLine;
  record.parsed = parser::looksLikeJson(bytes) ? parser::parseOnline(bytes, extras) : parser::parseGcg(bytes);
  record.language = request.language ? request.language : bestFor(record.parsed.record, languages);
  return record;
}

}  // namespace

game::Result<std::string> bytesOf(const std::filesystem::path& path) {
  if (path == "-") return bytesOfInput();
  auto bytes = lexica::readBytes(path, kLongestRecord);
  if (!bytes && bytes.error().code == "lexicon.missing-file")
    return game::Error{"file.missing", bytes.error().message};
  return bytes;
}

game::Result<RecordFile> readRecordFile(const std::filesystem::path& path, Languages languages,
                                        const lexica::LexiconStore& store, const SheetRequest& request) {
  const auto bytes = bytesOf(path);
  if (!bytes) return bytes.error();
  const bool hasNeighbours = path != "-" && parser::looksLikeJson(*bytes);
  return readWith(*bytes, path, languages, store, request,
                  hasNeighbours ? extrasBeside(path) : parser::OnlineExtras());
}

game::Result<RecordFile> readRecord(std::string_view bytes, const std::filesystem::path& path,
                                    Languages languages, const lexica::LexiconStore& store,
                                    const SheetRequest& request) {
  return readWith(bytes, path, languages, store, request, {});
}

game::Result<RecordFile> readSheetRecord(SheetGame game, Languages languages,
                                         const lexica::LexiconStore& store, const SheetRequest& request) {
  RecordFile record;
  record.path = game.path;
  if (request.language) record.reason = RecordFile::LanguageReason::commandLine;
  auto sheet = readSheet(std::move(game), languages, store, request);
  if (!sheet) return sheet.error();
  record.parsed = recordOf(*sheet);
  record.language = sheet->language;
  record.sheet = std::make_shared<const SheetFile>(*std::move(sheet));
  return record;
}

std::vector<SheetGame> severalSheets(std::string_view bytes, const std::filesystem::path& path) {
  if (!parser::looksLikeScoreSheet(bytes) || refusedDuplicate(bytes)) return {};
  std::vector<SheetGame> games = sheetGames(bytes, path);
  return games.size() > 1 ? std::move(games) : std::vector<SheetGame>();
}

game::Result<RecordFile> recordFile(parser::ParsedRecord parsed, const std::filesystem::path& path,
                                    Languages languages, std::shared_ptr<const game::Language> asked) {
  if (languages.empty() && !asked)
    return game::Error{"language.none",
                       said::words("there is no language; is the data folder where it should be?")};
  RecordFile record;
  record.path = path;
  if (asked) record.reason = RecordFile::LanguageReason::commandLine;
  record.language = asked ? std::move(asked) : bestFor(parsed.record, languages);
  record.parsed = std::move(parsed);
  return record;
}

bool hasErrors(std::span<const parser::Diagnostic> diagnostics) {
  return std::ranges::any_of(diagnostics, [](const parser::Diagnostic& diagnostic) {
    return diagnostic.severity == parser::Severity::error;
  });
}

}  // namespace rozbor::app
