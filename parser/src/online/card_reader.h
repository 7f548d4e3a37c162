#pragma once

#include "diagnostic_list.h"
#include "rozbor/parser/online_record.h"

namespace rozbor::parser {

/// Fills in what a game lacks: from the card of its id, or the only card there is where `isAlone`; and takes
/// the analysis result of its id along.
void addExtras(GameRecord& record, const OnlineExtras& extras, bool isAlone, DiagnosticList& diagnostics);

}  // namespace rozbor::parser
