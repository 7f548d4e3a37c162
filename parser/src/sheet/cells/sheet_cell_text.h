#pragma once

#include <string>

#include "rozbor/parser/score_sheet.h"
#include "sheet/sheet_names.h"

namespace rozbor::parser {

/// What stands in the cell for the word: "GA(Z)ELOU/AS", "výměna 3", "pass". A word that alone would be
/// taken for something else is written in brackets: "[P][A][S]".
[[nodiscard]] std::string wordCellText(const SheetTurn& turn, std::string_view language);

/// Tiles as readTiles() reads them.
[[nodiscard]] std::string tilesText(const SheetWord& tiles);

/// "ZH ĎÓ -15, DH +15", as readEnd() reads it; empty when nothing is known.
[[nodiscard]] std::string endText(const std::array<SheetEnd, 2>& ends, const FoldedNames& names);

/// "8H", or "H8 V"; in the other notation when a number or a letter does not reach as far, and empty
/// when neither does.
[[nodiscard]] std::string placeText(const Coordinate& at, SheetStyle::Notation notation);

}  // namespace rozbor::parser
