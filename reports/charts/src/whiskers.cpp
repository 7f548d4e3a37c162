#include "whiskers.h"

namespace rozbor::charts {

void addWhisker(QChart& chart, Qt::Orientation along, double at, const reports::ChartInterval& interval,
                double cap, const QColor& colour) {
  QList<QPointF> points{{interval.low, at - cap}, {interval.low, at + cap},  {interval.low, at},
                        {interval.high, at},      {interval.high, at - cap}, {interval.high, at + cap}};
  if (along == Qt::Vertical) {
    for (QPointF& point : points)
      point = point.transposed();
  }
  addLine(chart, points, solid(colour, 1.4));
}

}  // namespace rozbor::charts
