#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/review/record_file.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"
#include "rozbor/parser/diagnostic.h"
#include "rozbor/parser/online_record.h"

namespace rozbor::app {

/// What the user says of all the files of an import; empty: nothing, or "find out".
struct ImportOptions {
  std::string language;
  std::string lexicon;  ///< that judges the words of score sheets
  std::string event;
  std::string round;
  std::string playedOn;  ///< "2026-11-21"
};

/// What became of a file. `skipped`: found in a folder, and no record of a game.
enum class ImportStatus : std::uint8_t {
  added,
  known,     ///< the game was there before
  enriched,  ///< it was there, and its record tells more now
  skipped,
  failed
};

/// "added", "known", "enriched", "skipped", "failed".
[[nodiscard]] const char* name(ImportStatus status);

struct ImportOutcome {
  std::filesystem::path file;
  ImportStatus status = ImportStatus::failed;
  reports::Id game = 0;              ///< of one that was added or known
  std::optional<game::Error> error;  ///< why it failed
  std::vector<parser::Diagnostic> diagnostics;
};

/// A file to be imported.
struct ImportFile {
  std::filesystem::path path;
  bool named = true;  ///< by the user; else found in a folder, where other files may lie, too
};

/// The files themselves, and those in folders, however deep, in the order of their names. Hidden ones and
/// links to folders are left out; what cannot be read is in the list, and fails when it is its turn.
[[nodiscard]] std::vector<ImportFile> filesToImport(const std::vector<std::filesystem::path>& paths);

/// Takes records of games into a library. One thread at a time.
class Importer {
 public:
  Importer(const lexica::DataPaths& paths, ImportOptions options);

  /// Errors of the outcome: those of readRecordFile, and "import.no-record", "import.no-moves",
  /// "import.players" (a library keeps games of two), "import.failed" (no memory), and those of Library::add.
  [[nodiscard]] ImportOutcome take(const ImportFile& file, reports::Library& library);

  /// Told what became of a game; false stops the work.
  using Told = std::function<bool(const ImportOutcome&)>;

  /// Every game of a file: an online record or a file of score sheets may hold many, an archive (.zip, .tar,
  /// .tar.gz, told by what is in it) files of all formats. What is in an archive is called
  /// "games.zip/round1/a.gcg", the third game of a file "games.json#3". Nothing of an archive is written to
  /// the disk. Errors also "archive.…" (docs/online.md). False when it was stopped.
  bool takeEach(const ImportFile& file, reports::Library& library, const Told& told);

 private:
  bool takeBytes(const ImportFile& file, std::string_view bytes, reports::Library& library, const Told& told);
  bool takeOnline(const ImportFile& file, std::string_view bytes, reports::Library& library,
                  const Told& told);
  bool takeSheets(std::vector<SheetGame> games, reports::Library& library, const Told& told);
  bool takeArchive(const ImportFile& file, reports::Library& library, const Told& told);
  const parser::OnlineExtras& extrasFor(const std::filesystem::path& file);
  void takeRead(const RecordFile& record, std::string_view bytes, reports::Library& library,
                ImportOutcome& outcome);
  [[nodiscard]] game::Result<bool> learn(reports::Id known, const RecordFile& record, std::string_view bytes,
                                         reports::Library& library) const;
  void takeFile(const ImportFile& file, reports::Library& library, ImportOutcome& outcome);
  void takeRecord(std::string_view bytes, reports::Library& library, ImportOutcome& outcome);

  lexica::DataPaths paths_;
  ImportOptions options_;
  lexica::LexiconStore store_;
  std::vector<std::shared_ptr<const game::Language>> languages_;
  std::shared_ptr<const game::Language> asked_;
  std::optional<game::Error> badLanguage_;
  std::filesystem::path extrasFolder_;  ///< whose extras are below
  parser::OnlineExtras extras_;
  bool inArchive_ = false;
};

/// A day as "2026-11-21", read from what people write: "21. 11. 2026", "2026-11-21", "21/11/2026",
/// "20261121". Empty when it is no day.
[[nodiscard]] std::string dayOf(std::string_view text);

/// The day where the user is.
[[nodiscard]] std::chrono::sys_days localDay();

/// The time now, UTC, "2026-11-21T09:30:00Z".
[[nodiscard]] std::string timeNow();

}  // namespace rozbor::app
