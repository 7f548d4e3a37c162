#pragma once

#include <string>
#include <vector>

#include "rozbor/parser/board_reading.h"
#include "rozbor/parser/record.h"
#include "sheet_notes.h"

namespace rozbor::parser {

/// The boards that stand in a sheet, behind "Deska:" on the line or on those below. Their lines are emptied,
/// so that the rest of the reader has nothing to do with them. `before` lines of the text stand above.
[[nodiscard]] std::vector<BoardReading> takeBoards(std::vector<Line>& lines, std::size_t before,
                                                   SheetNotes& notes);

/// The value of such a field, from which it is read again.
[[nodiscard]] std::string boardFieldText(const BoardReading& board);

}  // namespace rozbor::parser
