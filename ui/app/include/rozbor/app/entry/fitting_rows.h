#pragma once

#include <cstddef>

#include "rozbor/app/entry/sheet_file.h"
#include "rozbor/game/board.h"

namespace rozbor::app {

/// The rows from the first on that some game fits: all, or those before the row that broke it.
struct FittingRows {
  std::size_t count = 0;
  game::Board board;  ///< of the likeliest game of these rows
};

/// Whether no game fits the sheet although it was looked for.
[[nodiscard]] bool isImpossible(const SheetFile& sheet);

/// `before` are those of the sheet before its rows from `changed` on were changed. Costs no search while some
/// game fits, nor behind a row that broke it before; else some.
[[nodiscard]] FittingRows fittingRows(const SheetFile& sheet, const FittingRows& before, std::size_t changed);

}  // namespace rozbor::app
