#pragma once

#include <string>

#include "rozbor/app/entry/sheet_entry.h"
#include "rozbor/render/wording.h"

namespace rozbor::app {

/// What is asked for next: at a stage of a sheet, or a place of its last row.
[[nodiscard]] std::string promptText(EntryStage stage, const parser::ScoreSheet& sheet, bool isPlaceOpen,
                                     const reports::Wording& wording);
[[nodiscard]] std::string promptText(const SheetEntry& entry, const reports::Wording& wording);

/// What a line led to, one or more lines without the last line end. The sheet is as the line left it.
[[nodiscard]] std::string replyText(const parser::ScoreSheet& sheet, const EntryReply& reply,
                                    const reports::Wording& wording);

}  // namespace rozbor::app
