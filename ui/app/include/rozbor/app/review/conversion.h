#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/review/reviewer.h"
#include "rozbor/game/result.h"
#include "rozbor/parser/score_sheet.h"

namespace rozbor::app {

/// What a game can be written as. `csv` is a sheet with commas; `json` an online record (docs/online.md);
/// `replay` the object of `replay --json`.
enum class RecordFormat : std::uint8_t { gcg, sheet, csv, json, replay };

/// "gcg", "sheet", "csv", "json", "replay"; nothing for any other name.
[[nodiscard]] std::optional<RecordFormat> recordFormat(std::string_view name);

/// Something that the source tells and the target has no room for.
enum class LossKind : std::uint8_t {
  notes,            ///< remarks on turns, and before the first
  racks,            ///< of turns, or, where racks are written, those that are known in part only
  places,           ///< of words
  points,           ///< written points or totals that differ from those of the rules
  challengePoints,  ///< left in a remark and in the result
  timePenalties,    ///< the same
  unreadPlays,      ///< plays that could not be understood
  trailingTexts,    ///< behind the total of a line
  nicknames,        ///< `what`: these
  pragmas,          ///< `what`: their names
  unreadableLines,
  headerFields,  ///< `what`: English names of the sheet's fields
  remarks,       ///< of a sheet
  endTiles,      ///< tiles left that the game does not let settle
  result,        ///< `what`: as written, where the game ends otherwise
  values,        ///< of an online record; `what`: their names
  rows,          ///< the sheet would not read as the same again in this layout
};

struct Loss {
  LossKind kind = LossKind::notes;
  int count = 0;
  std::string what;  ///< names, separated by ", "; empty where the count says all

  friend bool operator==(const Loss&, const Loss&) = default;
};

struct ConversionTarget {
  RecordFormat format = RecordFormat::gcg;
  std::optional<parser::SheetLayout> layout;  ///< else the sheet's own, side by side for other sources
  parser::SheetStyle style;                   ///< of a sheet; its layout is not looked at
};

struct Conversion {
  std::string text;
  std::vector<Loss> losses;
};

/// Writes a game in another format, and says what that one cannot keep. A sheet becomes a record by
/// its likeliest reconstruction; what is not sure of it is in the diagnostics of `source`. A sheet that
/// becomes a sheet stays as it was written; where places are asked for, those that the reconstruction is
/// sure of are filled in. Errors: "convert.players" (a sheet is of two), those of whyNoGame.
[[nodiscard]] game::Result<Conversion> convert(const OpenedRecord& source, const ConversionTarget& target);

}  // namespace rozbor::app
