#pragma once

#include <string>

#include "rozbor/app/sheet_entry.h"
#include "rozbor/reports/wording.h"

namespace rozbor::cli {

/// What is asked for next.
[[nodiscard]] std::string promptText(const app::SheetEntry& entry, const reports::Wording& wording);

/// What a line led to, one or more lines without the last line end.
[[nodiscard]] std::string replyText(const app::SheetEntry& entry, const app::EntryReply& reply,
                                    const reports::Wording& wording);

}  // namespace rozbor::cli
