#pragma once

#include <QPainter>
#include <QRectF>

#include "colours.h"
#include "rozbor/game/language.h"

namespace rozbor::desktop {

/// What a tile is in a picture: one that lies, one of the last move, one that could be laid.
enum class TileLook { lying, fresh, ghost };

/// A tile within the cell `where`: letter and value; a blank has a ring in place of the value, so
/// that it is told apart from a letter of no value.
void paintTile(QPainter& painter, const QRectF& where, game::Tile tile, const game::Language& language,
               TileLook look, const Colours& colours);

}  // namespace rozbor::desktop
