#pragma once

#include <QMimeData>
#include <optional>

#include "rozbor/game/tile.h"

namespace rozbor::desktop {

/// A tile that is carried from the rack to the board.
[[nodiscard]] QMimeData* mimeOf(game::Tile tile);
[[nodiscard]] std::optional<game::Tile> tileOf(const QMimeData& data);

}  // namespace rozbor::desktop
