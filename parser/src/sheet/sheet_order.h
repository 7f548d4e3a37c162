#pragma once

#include <vector>

#include "rozbor/parser/score_sheet.h"
#include "sheet/cells/sheet_columns.h"
#include "sheet_notes.h"
#include "sheet_rows.h"

namespace rozbor::parser {

/// Makes the turns of a sheet of the rows of its table: puts the first one first, tells whose each is
/// and drops the empty cells that stand for no turn. Fills `turns`, `layout`, `players` and
/// `onePlayerOnly` of the sheet.
void takeRows(ScoreSheet& sheet, std::vector<SheetRow> rows, const SheetColumns& columns, SheetNotes& notes);

}  // namespace rozbor::parser
