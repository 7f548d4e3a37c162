#pragma once

#include <QStringList>

#include "board_widget.h"

namespace rozbor::desktop {

/// The words of two letters or more that lie through a square as the board shows it, across first, in
/// capitals.
[[nodiscard]] QStringList wordsThrough(const BoardView& view, game::Square square);

/// The main word of the move that is shown, in capitals; empty where none is.
[[nodiscard]] QString wordShown(const BoardView& view);

}  // namespace rozbor::desktop
