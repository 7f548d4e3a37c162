#pragma once

#include <QList>
#include <QPointF>

namespace rozbor::charts {

/// A line of so many points that several share a pixel, with those that give it its shape: of each narrow
/// stretch the first, the lowest, the highest and the last. `points` go from left to right.
[[nodiscard]] QList<QPointF> thinned(const QList<QPointF>& points);

/// One point for each small square of the picture that holds any, so that a cloud of ten thousand stays a
/// cloud and not a file of megabytes. In the order given; `width` and `height` are what the axes span.
[[nodiscard]] QList<QPointF> sifted(const QList<QPointF>& points, double width, double height);

}  // namespace rozbor::charts
