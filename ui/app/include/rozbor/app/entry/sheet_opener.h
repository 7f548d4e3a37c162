#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/entry/sheet_file.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::app {

/// Opens score sheets with the languages and lexica of this machine.
class SheetOpener {
 public:
  explicit SheetOpener(lexica::DataPaths paths);

  /// Reads and reconstructs a file ("-": standard input) that is taken for a sheet whatever is in it.
  /// `language` (id or folder) and `lexicon` (name or file) may be empty. Errors: "sheet.several-games",
  /// those of gamesIn, openLanguage and readSheet.
  [[nodiscard]] game::Result<SheetFile> open(const std::filesystem::path& file, const std::string& language,
                                             const std::string& lexicon,
                                             const std::stop_token& stop = {}) const;

  /// The games of such a file. Errors: "file.missing", "file.too-large", "record.duplicate" (a game of
  /// duplicate scrabble).
  [[nodiscard]] game::Result<std::vector<SheetGame>> gamesIn(const std::filesystem::path& file) const;
  /// Reconstructs one of them.
  [[nodiscard]] game::Result<SheetFile> open(SheetGame game, const std::string& language,
                                             const std::string& lexicon, const std::stop_token& stop) const;

  /// A sheet that has nothing yet, in a language that has to be named. Errors: those of open.
  [[nodiscard]] game::Result<SheetFile> blank(const std::filesystem::path& file, const std::string& language,
                                              const std::string& lexicon) const;

 private:
  lexica::DataPaths paths_;
  lexica::LexiconStore store_;
  std::vector<std::shared_ptr<const game::Language>> languages_;
};

}  // namespace rozbor::app
