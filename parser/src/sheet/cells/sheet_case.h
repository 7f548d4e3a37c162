#pragma once

#include <string_view>
#include <vector>

#include "diagnostic_list.h"
#include "rozbor/parser/score_sheet.h"

namespace rozbor::parser {

/// Puts every word into upper case. Where the sheet as a whole is written in capitals, in small letters or
/// in natural capitalisation, a letter of the other case is a blank. `format` is the first part of the code
/// of what is unclear: "cas".
void settleCase(std::vector<SheetTurn>& turns, std::string_view format, DiagnosticList& diagnostics);

}  // namespace rozbor::parser
