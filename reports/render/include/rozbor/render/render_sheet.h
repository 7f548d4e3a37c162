#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/parser/diagnostic.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/render/wording.h"
#include "rozbor/replay/reconstruction.h"
#include "rozbor/replay/two_sheets.h"
#include "rozbor/said/message.h"

namespace rozbor::reports {

/// What is told of a reconstructed score sheet.
struct SheetReport {
  std::string file;
  const parser::ScoreSheet& sheet;
  const replay::Reconstruction& reconstruction;
  const game::Language& language;
  std::string lexicon;        ///< empty: no word was judged
  std::string betterLexicon;  ///< that lacks fewer of the words; else empty
  std::string gcg;            ///< of the likeliest game; empty: there is none
  std::vector<parser::Diagnostic> diagnostics;
  double seconds = 0;
};

/// The object of `reconstruct --json` (docs/json.md), one line.
[[nodiscard]] std::string renderSheetJson(const SheetReport& report);

/// What was found, for a person: the verdict, what is not sure, what is proposed.
[[nodiscard]] std::string renderSheetText(const SheetReport& report, const Wording& wording);

/// "D at 8D was read as B": what the likeliest game makes of a square of a board that was seen.
[[nodiscard]] said::Message correctionWords(const replay::SquareCorrection& correction);

/// "16 points in the first sheet, 24 in the second; 24 in the likeliest game": what two sheets of one game
/// have differently.
[[nodiscard]] said::Message differenceWords(const replay::SheetDifference& difference);

/// "Where did BOXE lie: 7H or 9C?"
[[nodiscard]] std::string questionText(const parser::ScoreSheet& sheet, const replay::Question& question,
                                       const Wording& wording);

/// "turn 12, TEČ: 52 points are written, likely 25 (100 %)"
[[nodiscard]] std::string repairText(const parser::ScoreSheet& sheet, const replay::Repair& repair,
                                     const Wording& wording);

/// A main word as the sheet has it, blanks in parentheses.
[[nodiscard]] std::string sheetWordText(const parser::SheetTurn& turn);

}  // namespace rozbor::reports
