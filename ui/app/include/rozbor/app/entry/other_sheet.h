#pragma once

#include <filesystem>
#include <vector>

#include "rozbor/app/entry/sheet_file.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/game/result.h"
#include "rozbor/parser/diagnostic.h"

namespace rozbor::app {

/// Makes `sheet` one with the other player's sheet of the same game, which `file` holds ("-": standard
/// input). Returns what is to be said of that file; its lines are its own. Where nothing can be compared, as
/// of one player's words in each, the sheets are believed to be of one game. Errors: those of bytesOf,
/// "sheet.none" (it is no sheet), "sheet.several-games", "sheet.other-game".
[[nodiscard]] game::Result<std::vector<parser::Diagnostic>> addOtherSheet(SheetGame& sheet,
                                                                          const std::filesystem::path& file);

/// The same for a record that is yet to be read. Errors, too: "sheet.none" where it is no sheet itself.
[[nodiscard]] game::Result<std::vector<parser::Diagnostic>> addOtherSheet(RecordSource& source,
                                                                          const std::filesystem::path& file);

}  // namespace rozbor::app
