#pragma once

#include "drawing.h"

namespace rozbor::charts {

/// An interval as a line in the shape of an I; `at` is its place on the other axis and `cap` half of the
/// width of its ends there.
void addWhisker(QChart& chart, Qt::Orientation along, double at, const reports::ChartInterval& interval,
                double cap, const QColor& colour);

}  // namespace rozbor::charts
