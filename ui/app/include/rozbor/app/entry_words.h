#pragma once

#include <string>

#include "rozbor/app/sheet_entry.h"
#include "rozbor/reports/wording.h"

namespace rozbor::app {

/// What is asked for next.
[[nodiscard]] std::string promptText(const SheetEntry& entry, const reports::Wording& wording);

/// What a line led to, one or more lines without the last line end.
[[nodiscard]] std::string replyText(const SheetEntry& entry, const EntryReply& reply,
                                    const reports::Wording& wording);

}  // namespace rozbor::app
