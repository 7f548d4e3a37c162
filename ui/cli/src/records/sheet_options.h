#pragma once

#include <string>

#include "arguments.h"
#include "rozbor/game/language.h"
#include "rozbor/parser/score_sheet.h"

namespace rozbor::cli {

/// How a sheet is to be written, as the user says it; empty means "choose for me".
struct SheetOptions {
  std::string separator = "bar";
  std::string notation = "field";
  std::string columns;
};

void addSheetOptions(const Command& command, SheetOptions& options);

/// Names of columns are in the language of the game, where there are such, unless the user says otherwise.
[[nodiscard]] parser::SheetStyle styleOf(const SheetOptions& options, const game::Language& language);

}  // namespace rozbor::cli
