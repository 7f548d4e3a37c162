#pragma once

#include "rozbor/render/document/blocks.h"
#include "rozbor/render/wording.h"
#include "sheet.h"

namespace rozbor::charts::pdf_pages {

/// A board with what lies on it, `side` long with its coordinates, its upper left corner at `where`.
void drawBoard(QPainter& painter, QPointF where, double side, const reports::BoardFigure& figure,
               const reports::Wording& wording);
/// How high a board of that width is.
[[nodiscard]] double boardHeight(const reports::BoardFigure& figure, double side);

/// A rack as tiles of a size.
void drawRack(QPainter& painter, QPointF where, double tileSize, const reports::BoardFigure& figure);

}  // namespace rozbor::charts::pdf_pages
