#include <algorithm>
#include <string>

#include "drawing.h"
#include "extent.h"
#include "palette.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/charts/chart_tables.h"
#include "thinning.h"

namespace rozbor::charts {
namespace {

using reports::ScatterChart;
using reports::ScatterGroup;
using reports::ScatterLine;
using reports::ScatterPoint;

bool isDrawn(const ScatterPoint& point) {
  return charts::isDrawn(point.x) && charts::isDrawn(point.y);
}

QList<QPointF> pointsOf(const ScatterGroup& group) {
  QList<QPointF> points;
  for (const ScatterPoint& point : group.points) {
    if (isDrawn(point)) points.append({point.x, point.y});
  }
  return points;
}

struct Extents {
  Extent x;
  Extent y;
};

Extents extentsOf(const ScatterChart& chart) {
  Extents extents;
  for (const ScatterGroup& group : chart.groups) {
    for (const QPointF& point : pointsOf(group)) {
      extents.x.add(point.x());
      extents.y.add(point.y());
    }
  }
  return extents;
}

/// What of a line lies within the axes.
QList<QPointF> within(const ScatterLine& line, const QValueAxis& x, const QValueAxis& y) {
  double low = x.min();
  double high = x.max();
  if (line.slope != 0) {
    const double atBottom = (y.min() - line.intercept) / line.slope;
    const double atTop = (y.max() - line.intercept) / line.slope;
    low = std::max(low, std::min(atBottom, atTop));
    high = std::min(high, std::max(atBottom, atTop));
  } else if (line.intercept < y.min() || line.intercept > y.max()) {
    return {};
  }
  if (low >= high) return {};
  return {{low, line.slope * low + line.intercept}, {high, line.slope * high + line.intercept}};
}

void addGivenLine(QChart& chart, const ScatterLine& line, const QValueAxis& x, const QValueAxis& y) {
  if (!charts::isDrawn(line.slope) || !charts::isDrawn(line.intercept)) return;
  const QList<QPointF> ends = within(line, x, y);
  if (ends.isEmpty()) return;
  QPen pen = solid(kInk.colour(), 1.4);
  pen.setDashPattern({6, 3});
  auto* series = new QLineSeries;
  series->setName(fitted(line.label, kWidth - 60).toHtmlEscaped());
  series->append(ends);
  series->setPen(pen);
  attach(chart, series);
}

/// Hollow marks, because they lie upon each other.
void addGroup(QChart& chart, const ScatterGroup& group, std::size_t index, const QValueAxis& x,
              const QValueAxis& y) {
  QScatterSeries* marks = markers(index, fitted(group.name, kWidth - 60).toHtmlEscaped());
  marks->append(sifted(pointsOf(group), x.max() - x.min(), y.max() - y.min()));
  marks->setColor(kCard.colour());
  marks->setPen(QPen(playerRole(index).colour(), 1.3));
  attach(chart, marks);
}

}  // namespace

reports::Picture scatterChart(const ScatterChart& chart, const reports::Wording& wording) {
  ensureApplication();
  reports::ChartTable table = reports::chartTable(chart, wording);
  Extents extents = extentsOf(chart);
  if (extents.x.empty()) return {{}, 0, 0, std::move(table)};
  extents.x.add(0);
  extents.y.add(0);
  const QString title = words(chart.title);
  auto drawn = bareChart(title, wording);
  QValueAxis* x = addNumberAxis(*drawn, Qt::AlignBottom, extents.x.low, extents.x.high,
                                fitted(chart.xTitle, kWidth - 100).toHtmlEscaped());
  QValueAxis* y = addNumberAxis(*drawn, Qt::AlignLeft, extents.y.low, extents.y.high,
                                fitted(chart.yTitle, 200).toHtmlEscaped());
  x->setGridLineVisible(false);
  y->setGridLineVisible(false);
  addLine(*drawn, {{x->min(), 0}, {x->max(), 0}}, solid(kSoft.colour(), 1));
  addLine(*drawn, {{0, y->min()}, {0, y->max()}}, solid(kSoft.colour(), 1));
  for (std::size_t index = 0; index < chart.groups.size(); ++index)
    addGroup(*drawn, chart.groups[index], index, *x, *y);
  for (const ScatterLine& line : chart.lines)
    addGivenLine(*drawn, line, *x, *y);
  return pictureOf(std::move(drawn), title, std::move(table));
}

}  // namespace rozbor::charts
