#pragma once

#include <string>
#include <string_view>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// Whether the text looks like a GCG file: a line that begins with ">" and names its player, or one of the
/// pragmas that introduce players.
[[nodiscard]] bool looksLikeGcg(std::string_view bytes);

/// Reads a GCG file in any of the forms of docs/gcg.md. Never throws for input and never stops at a
/// fault: what it does not understand it keeps as an unreadable line, with a diagnostic.
/// Time and memory are linear in the size of the text.
[[nodiscard]] ParsedRecord parseGcg(std::string_view bytes);

/// Writes a record as UTF-8 GCG. Every line of `record.lines` comes out in its place: events and
/// players from their fields with white space made regular, everything else as it stood. Reading
/// the result gives the same record but for white space and source ranges.
[[nodiscard]] std::string writeGcg(const GameRecord& record);

/// Rebuilds `record.lines` from the fields, for records that were made and not read: header,
/// then each event followed by its notes. Lines of an earlier reading that no field holds (unknown
/// pragmas, unreadable lines, what was faulty in an event) are kept.
void layOutLines(GameRecord& record);

}  // namespace rozbor::parser
