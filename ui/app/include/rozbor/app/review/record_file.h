#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "rozbor/app/entry/sheet_file.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/parser/record.h"

namespace rozbor::app {

/// A record that was read, and the language it is taken to be in.
struct RecordFile {
  enum class LanguageReason : std::uint8_t { commandLine, best };
  std::filesystem::path path;
  parser::ParsedRecord parsed;
  std::shared_ptr<const game::Language> language;
  LanguageReason reason = LanguageReason::best;
  std::shared_ptr<const SheetFile> sheet;  ///< where the record was reconstructed from a score sheet
};

using Languages = std::span<const std::shared_ptr<const game::Language>>;

/// Reads a GCG file, an online record or a score sheet ("-": standard input), told apart by what is in it. Of
/// several games in one file the first is read (recordSources has them all; of sheets "cas.several-games"
/// says so); files beside an online record fill in what it lacks. A sheet is reconstructed; its record is the
/// likeliest game. The language is the one of `request`, or when that is null the one whose letters and tile
/// values explain the record best (English among equals). Faults of the text are in `parsed.diagnostics`.
/// Errors: "file.missing", "record.duplicate" (a game of duplicate scrabble), and those of readSheet.
[[nodiscard]] game::Result<RecordFile> readRecordFile(const std::filesystem::path& path, Languages languages,
                                                      const lexica::LexiconStore& store,
                                                      const SheetRequest& request);

/// The same for a text that was read already; `path` is only its name.
[[nodiscard]] game::Result<RecordFile> readRecord(std::string_view bytes, const std::filesystem::path& path,
                                                  Languages languages, const lexica::LexiconStore& store,
                                                  const SheetRequest& request);

/// One game of a file of sheets. Errors: those of readSheet.
[[nodiscard]] game::Result<RecordFile> readSheetRecord(SheetGame game, Languages languages,
                                                       const lexica::LexiconStore& store,
                                                       const SheetRequest& request);

/// The games of a text of several score sheets; none where it is anything else. `path` is its name.
[[nodiscard]] std::vector<SheetGame> severalSheets(std::string_view bytes, const std::filesystem::path& path);

/// A record that was read already.
[[nodiscard]] game::Result<RecordFile> recordFile(parser::ParsedRecord parsed,
                                                  const std::filesystem::path& path, Languages languages,
                                                  std::shared_ptr<const game::Language> asked);

/// No record of a game has more bytes.
inline constexpr std::size_t kLongestRecord = 16U << 20U;

/// The bytes of a file, or of standard input for "-". Errors "file.missing", "file.too-large".
[[nodiscard]] game::Result<std::string> bytesOf(const std::filesystem::path& path);

/// Whether some fault of the record is an error.
[[nodiscard]] bool hasErrors(std::span<const parser::Diagnostic> diagnostics);

}  // namespace rozbor::app
