#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/parser/record.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"

namespace rozbor::app {

/// One game of a text of score sheets.
struct SheetGame {
  std::filesystem::path path;  ///< of the third of several "sheets.txt#3"
  parser::ParsedSheet parsed;
};

/// The games of a text of score sheets, one at least; two sheets of one game, one below the other, are made
/// one (replay::mergeSheets). `path` is its name.
[[nodiscard]] std::vector<SheetGame> sheetGames(std::string_view bytes, const std::filesystem::path& path);

/// Takes out of what was said of one of two sheets what the other has filled in: words, and the other player.
void forgetFilled(std::vector<parser::Diagnostic>& diagnostics, const parser::ScoreSheet& merged);

/// A score sheet that was read, and the game that was found in it.
struct SheetFile {
  std::filesystem::path path;
  parser::ParsedSheet parsed;
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;  ///< that judged the words; null: none is installed
  replay::Reconstruction reconstruction;
  std::string betterLexicon;  ///< an installed one that lacks fewer of its main words; else empty
  int betterLacking = 0;
  /// A language that has the letters which that asked for lacks, in a quarter of the words or more; then
  /// nothing was searched. Else empty.
  std::string betterLanguage;
};

/// How a sheet is to be read: empty or null means "choose for me".
struct SheetRequest {
  std::shared_ptr<const game::Language> language;
  std::string lexicon;
  std::stop_token stop = {};  ///< ends the search early: what was found so far is the answer
};

/// Reconstructs a sheet. The language is the one that has all its letters and the default
/// lexicon of which knows most of its words. Words are judged by the lexicon asked for, else by the
/// one that the sheet's variant names, else by the language's; without any no word is judged.
/// A language asked for that lacks letters of many words is not searched with; the one that fits is named.
/// Errors: "language.none", "lexicon.not-installed" for one that was asked for.
[[nodiscard]] game::Result<SheetFile> readSheet(
    SheetGame game, std::span<const std::shared_ptr<const game::Language>> languages,
    const lexica::LexiconStore& store, const SheetRequest& request);

/// Writes the answer to a question into the sheet, as if the place stood in it, and reconstructs anew.
void answer(SheetFile& sheet, std::size_t turn, const game::Move& place);

/// Reconstructs anew after the sheet has been changed.
void reconstructAgain(SheetFile& sheet, const std::stop_token& stop = {});

/// The game as a record, its words where solution `index` has them, with everything that is to be
/// said: of the reading, of the reconstruction (codes "reconstruct.…"). Each repair and each word of
/// which the place is not sure is a note of its event. An empty record where no solution was found.
[[nodiscard]] parser::ParsedRecord recordOf(const SheetFile& sheet, std::size_t index = 0);

/// Why no game was found in it. Errors: "sheet.one-player", "sheet.other-language", "sheet.inconsistent".
[[nodiscard]] game::Error whyNoGame(const SheetFile& sheet);

/// Where a move begins and which way it goes.
[[nodiscard]] parser::Coordinate coordinateOf(const game::Move& placement);

}  // namespace rozbor::app
