#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"

namespace rozbor::replay {

/// Whether two sheets are of one game, by the turns that both have: words of one player each tell nothing.
enum class SameGame : std::uint8_t { yes, no, unknown };

/// Of the turns that can be compared, half must agree, three at least or all. Quadratic in the turns; sheets
/// longer than any game are of no game.
[[nodiscard]] SameGame areOfOneGame(const parser::ScoreSheet& first, const parser::ScoreSheet& second);

/// Where the lines of the second sheet are counted: in the text of the first, or in one of its own, which the
/// merged sheet cannot name.
enum class SecondLines : std::uint8_t { same, own };

/// Both players' sheets of one game as one sheet: turns and fields of either. Where words or points differ
/// the turn has both (SheetTurn::other), and the reconstruction weighs them; of other fields that differ
/// neither is used, and a diagnostic ("cas.two-sheets") tells both. The second sheet may have the columns of
/// the players the other way round. The method is of docs/cas.md; it is our own.
[[nodiscard]] parser::ParsedSheet mergeSheets(const parser::ScoreSheet& first,
                                              const parser::ScoreSheet& second, SecondLines lines);

/// How the reading goes on, of a diagnostic of mergeSheets, where one sheet alone has a turn.
[[nodiscard]] said::Message turnIsTaken();

/// A word or points that two sheets have differently, and what the game has.
struct SheetDifference {
  SlipField field = SlipField::word;  ///< word or score
  std::size_t turn = 0;               ///< index into the sheet's turns
  std::string first;
  std::string second;
  std::string likely;  ///< in the likeliest game; empty where none was found

  friend bool operator==(const SheetDifference&, const SheetDifference&) = default;
};

/// In the order of the turns.
[[nodiscard]] std::vector<SheetDifference> differencesOf(const parser::ScoreSheet& sheet,
                                                         const Reconstruction& found,
                                                         const game::Language& language);

}  // namespace rozbor::replay
