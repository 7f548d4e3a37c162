#include "rozbor/app/entry/other_sheet.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "rozbor/app/review/record_file.h"
#include "rozbor/replay/two_sheets.h"

namespace rozbor::app {
namespace {

/// The one game of a file of sheets.
game::Result<SheetGame> sheetIn(const std::filesystem::path& file) {
  const auto bytes = bytesOf(file);
  if (!bytes) return bytes.error();
  if (!parser::looksLikeScoreSheet(*bytes))
    return game::Error{"sheet.none", said::words("expected a score sheet, found something else")};
  auto games = sheetGames(*bytes, file);
  if (games.size() > 1) {
    return game::Error{"sheet.several-games",
                       said::words("the file holds {0} games; this takes one at a time", games.size())};
  }
  return std::move(games.front());
}

}  // namespace

game::Result<std::vector<parser::Diagnostic>> addOtherSheet(SheetGame& sheet,
                                                            const std::filesystem::path& file) {
  auto other = sheetIn(file);
  if (!other) return other.error();
  const parser::ScoreSheet& first = sheet.parsed.sheet;
  const parser::ScoreSheet& second = other->parsed.sheet;
  if (replay::areOfOneGame(first, second) == replay::SameGame::no)
    return game::Error{"sheet.other-game",
                       said::words("expected another sheet of the same game, found one of "
                                   "another game")};
  parser::ParsedSheet merged = mergeSheets(first, second, replay::SecondLines::own);
  sheet.parsed.sheet = std::move(merged.sheet);
  forgetFilled(sheet.parsed.diagnostics, sheet.parsed.sheet);
  forgetFilled(other->parsed.diagnostics, sheet.parsed.sheet);
  std::ranges::move(merged.diagnostics, std::back_inserter(sheet.parsed.diagnostics));
  return std::move(other->parsed.diagnostics);
}

game::Result<std::vector<parser::Diagnostic>> addOtherSheet(RecordSource& source,
                                                            const std::filesystem::path& file) {
  if (!source.sheet) {
    auto sheet = sheetIn(source.path);
    if (!sheet) return sheet.error();
    source.sheet = std::make_shared<const SheetGame>(*std::move(sheet));
  }
  SheetGame sheet = *source.sheet;
  auto told = addOtherSheet(sheet, file);
  if (told) source.sheet = std::make_shared<const SheetGame>(std::move(sheet));
  return told;
}

}  // namespace rozbor::app
