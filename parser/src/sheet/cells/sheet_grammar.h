#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "rozbor/parser/score_sheet.h"

namespace rozbor::parser {

/// A word with its letters in the case in which they stand; `blank` where a mark other than the case
/// says so.
struct WordText {
  SheetWord letters;
  std::string_view text;
  bool unclearBrackets = false;  ///< more letters in parentheses than could be blanks
};

/// What the cell of a word holds. Views are parts of the text that was read.
struct CellReading {
  SheetTurnKind kind = SheetTurnKind::missing;
  WordText word;
  std::vector<WordText> crossWords;
  std::optional<Coordinate> at;
  std::string_view atText;
  std::string_view points;
  std::string_view count;
  WordText exchanged;
  bool challenged = false;
  std::size_t understood = 0;  ///< bytes; what is behind them is something else
};

/// Reads what stands in the place of a word. `scored`: the turn has points, so a word that could also
/// mean that nothing was played (PAS, VÝMĚNA) is a word.
[[nodiscard]] CellReading readWordCell(std::string_view text, bool scored);

/// Tiles of a rack: letters and "?", also with blanks and commas between. Nothing when something else is
/// there or when they are too many.
[[nodiscard]] std::optional<SheetWord> readTiles(std::string_view text);

/// "8H", "H8", "H8 V", "8H S".
[[nodiscard]] std::optional<Coordinate> readPlace(std::string_view text);

/// "389 : 401", "389-401"; of one of the players alone: "389 :", ": 401", "389". The second text is
/// empty where there is no number.
using ResultText = std::pair<std::string_view, std::string_view>;
[[nodiscard]] std::optional<ResultText> readResult(std::string_view text);

}  // namespace rozbor::parser
