#pragma once

#include <string>

#include "arguments.h"
#include "rozbor/app/entry/other_sheet.h"
#include "rozbor/game/language.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/render/diagnostic_words.h"
#include "terminal.h"

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

/// --other-sheet: the other player's sheet of the same game.
void addOtherSheetOption(const Command& command, std::string& file);

/// Makes one sheet of `first` (a SheetGame or a RecordSource) and the file; says what is to be said of the
/// file. False where that cannot be done.
template <class First>
[[nodiscard]] bool takeOtherSheet(First& first, const std::string& file, const std::string& interface) {
  const auto told = app::addOtherSheet(first, file);
  if (!told) {
    complain(told.error(), file);
    return false;
  }
  const auto wording = interfaceWording(interface);
  for (const parser::Diagnostic& diagnostic : *told)
    tell("{}\n", diagnosticLine(file, diagnostic, wording));
  return true;
}

}  // namespace rozbor::cli
