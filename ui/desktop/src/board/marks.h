#pragma once

#include <QPainter>
#include <QRectF>
#include <cstddef>

#include "colours.h"
#include "rozbor/review/verdict.h"

/// Signs that are read without their colour, too.
namespace rozbor::desktop {

/// Four rising bars that fill with the weight of a band; nothing for Band::none.
void paintBandMark(QPainter& painter, const QRectF& where, reports::Band band, const Colours& colours);

/// A disc for the first player, a square for the second, then a diamond and a triangle.
void paintPlayerMark(QPainter& painter, const QRectF& where, std::size_t player, const Colours& colours);

}  // namespace rozbor::desktop
