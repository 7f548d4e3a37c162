#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "rozbor/game/result.h"
#include "rozbor/parser/record.h"

namespace rozbor::app {

/// The user's own notes on an event of a record, a line each; not those that a review has written.
[[nodiscard]] std::string ownNote(const parser::GameRecord& record, std::size_t event);

/// Puts `note` in place of the user's notes on an event of a record in memory; its lines stay as they are.
void putOwnNote(parser::GameRecord& record, std::size_t event, std::string_view note);

/// The text of a GCG record with `note` in place of the user's notes on an event; an empty one takes them
/// out. Every other line stays as it is, byte by byte, unless its encoding has no room for the note: then the
/// whole record comes out as UTF-8. Errors: "note.not-gcg", "note.no-event".
[[nodiscard]] game::Result<std::string> withOwnNote(std::string_view bytes, std::size_t event,
                                                    std::string_view note);

/// The same for a file, which is replaced at once. Errors: those of bytesOf, withOwnNote and replaceFile.
[[nodiscard]] std::optional<game::Error> keepOwnNote(const std::filesystem::path& file, std::size_t event,
                                                     std::string_view note);

}  // namespace rozbor::app
