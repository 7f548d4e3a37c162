#include <QAreaSeries>
#include <algorithm>
#include <string>
#include <vector>

#include "drawing.h"
#include "extent.h"
#include "palette.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/charts/chart_tables.h"
#include "thinning.h"
#include "whiskers.h"

namespace rozbor::charts {
namespace {

using reports::TimePoint;
using reports::TimeSeries;
using Points = std::vector<TimePoint>;

constexpr double kReferenceRoom = 110;  ///< for the label of a reference line, beside the chart
constexpr float kBandOpacity = 0.18F;
constexpr std::size_t kMostDots = 60;  ///< beyond, points would run into each other
constexpr qsizetype kFine = 400;       ///< points from which on a line is thin
constexpr int kMostLabels = 4;
constexpr double kLabelRoom = 90;

bool isDrawn(const TimePoint& point) {
  return charts::isDrawn(point.at) && charts::isDrawn(point.value);
}

/// Stretches without a gap; a point that is missing ends one.
std::vector<Points> stretches(const TimeSeries& series) {
  std::vector<Points> all(1);
  for (const TimePoint& point : series.points) {
    if (isDrawn(point)) {
      all.back().push_back(point);
    } else if (!all.back().empty()) {
      all.emplace_back();
    }
  }
  return all;
}

QList<QPointF> lineOf(const Points& points) {
  QList<QPointF> line;
  for (const TimePoint& point : points)
    line.append({point.at, *point.value});
  return thinned(line);
}

/// The band below the lines, so pale that two of them show where they lie upon each other. A point without an
/// interval has one of no width.
void addBand(QChart& chart, const Points& points, std::size_t series) {
  if (std::ranges::none_of(points, [](const TimePoint& point) { return charts::isDrawn(point.interval); }))
    return;
  QList<QPointF> low;
  QList<QPointF> high;
  for (const TimePoint& point : points) {
    const bool known = charts::isDrawn(point.interval);
    low.append({point.at, known ? point.interval->low : *point.value});
    high.append({point.at, known ? point.interval->high : *point.value});
  }
  auto* upper = new QLineSeries(&chart);
  auto* lower = new QLineSeries(&chart);
  upper->append(thinned(high));
  lower->append(thinned(low));
  auto* area = new QAreaSeries(upper, lower);
  QColor colour = playerRole(series).colour();
  colour.setAlphaF(kBandOpacity);
  area->setBrush(colour);
  area->setPen(Qt::NoPen);
  attach(chart, area);
  hideFromLegend(chart, area);
}

void addSeries(QChart& chart, const TimeSeries& series, std::size_t index) {
  QScatterSeries* dots = markers(index, fitted(series.name, kWidth - 60).toHtmlEscaped());
  const bool dotted = series.points.size() <= kMostDots;
  for (const Points& points : stretches(series)) {
    if (points.empty()) continue;
    addBand(chart, points, index);
    const QList<QPointF> line = lineOf(points);
    if (line.size() > 1) addLine(chart, line, playerPen(index, line.size() > kFine ? 1 : 2));
    if (points.size() == 1 && charts::isDrawn(points.front().interval))
      addWhisker(chart, Qt::Vertical, points.front().at, *points.front().interval, 0,
                 playerRole(index).colour());
    if (dotted || line.size() == 1) dots->append(line);
  }
  attach(chart, dots);
}

Extent placesOf(const reports::TimeChart& chart) {
  Extent extent;
  for (const TimeSeries& series : chart.series) {
    for (const TimePoint& point : series.points) {
      if (isDrawn(point)) extent.add(point.at);
    }
  }
  return extent;
}

Extent valuesOf(const reports::TimeChart& chart) {
  Extent extent;
  for (const TimeSeries& series : chart.series) {
    for (const TimePoint& point : series.points) {
      if (!isDrawn(point)) continue;
      extent.add(point.value);
      extent.add(point.interval);
    }
  }
  for (const reports::ReferenceLine& line : chart.references)
    extent.add(line.value);
  return extent;
}

/// Lines of the same pale ink, told apart by what stands beside them; labels make room for each other.
void writeReferences(QChart& drawn, const reports::TimeChart& chart) {
  std::vector<reports::ReferenceLine> lines;
  std::ranges::copy_if(chart.references, std::back_inserter(lines),
                       [](const reports::ReferenceLine& line) { return charts::isDrawn(line.value); });
  std::ranges::sort(lines, std::greater<>(), &reports::ReferenceLine::value);
  constexpr double kLineHeight = 16;
  double free = 0;
  for (const reports::ReferenceLine& line : lines) {
    const QPointF end = drawn.mapToPosition({0, line.value});
    const double y = std::max(end.y(), free);
    write(drawn, {drawn.plotArea().right() + 6, y}, Qt::AlignLeft, fitted(line.label, kReferenceRoom));
    free = y + kLineHeight;
  }
}

void addReferences(QChart& drawn, const reports::TimeChart& chart, const Extent& places) {
  QPen pen = solid(kSoft.colour(), 1.2);
  pen.setDashPattern({5, 3});
  for (const reports::ReferenceLine& line : chart.references) {
    if (charts::isDrawn(line.value))
      addLine(drawn, {{places.low, line.value}, {places.high, line.value}}, pen);
  }
}

double referenceRoom(const reports::TimeChart& chart) {
  double room = 0;
  for (const reports::ReferenceLine& line : chart.references)
    room = std::max(room, widthOf(fitted(line.label, kReferenceRoom)) + 6);
  return room;
}

/// The labelled points that share the axis evenly.
Points labelled(const reports::TimeChart& chart) {
  Points points;
  for (const TimeSeries& series : chart.series) {
    std::ranges::copy_if(series.points, std::back_inserter(points),
                         [](const TimePoint& point) { return isDrawn(point) && !point.label.empty(); });
    if (!points.empty()) break;
  }
  if (points.size() <= kMostLabels) return points;
  Points few;
  for (std::size_t index = 0; index < kMostLabels; ++index)
    few.push_back(points[index * (points.size() - 1) / (kMostLabels - 1)]);
  return few;
}

/// Below the axis, between the edges of the picture and beside each other; what has no room is left out.
void writePlaces(QChart& drawn, const Points& points) {
  const double y = drawn.plotArea().bottom() + 14;
  double free = 0;
  for (const TimePoint& point : points) {
    const QString text = fitted(point.label, kLabelRoom);
    const double half = widthOf(text) / 2;
    const double x = std::min(drawn.mapToPosition({point.at, 0}).x(), kWidth - half);
    if (x - half < free) continue;
    write(drawn, {x, y}, Qt::AlignHCenter, text);
    free = x + half + 6;
  }
}

void addPlaceAxis(QChart& drawn, const reports::TimeChart& chart, const Extent& places, bool named) {
  QValueAxis* axis =
      addNumberAxis(drawn, Qt::AlignBottom, places.low, places.high,
                    fitted(chart.timeTitle, kWidth - 150).toHtmlEscaped(), places.span() > 0 ? 6 : 2);
  const double room = std::max(places.span() * 0.03, 1e-9);
  // Round ends would leave much of the axis empty.
  if (places.span() > 0) axis->setRange(places.low - room, places.high + room);
  axis->setGridLineVisible(false);
  if (named) axis->setLabelsColor(Qt::transparent);
}

}  // namespace

reports::Picture timeChart(const reports::TimeChart& chart, const reports::Wording& wording) {
  ensureApplication();
  reports::ChartTable table = reports::chartTable(chart, wording);
  const Extent places = placesOf(chart);
  if (places.empty()) return {{}, 0, 0, std::move(table)};
  const QString title = words(chart.title);
  auto drawn = bareChart(title, wording);
  drawn->setMargins(QMargins(0, 0, 6 + static_cast<int>(referenceRoom(chart)), 0));
  const Points names = labelled(chart);
  addPlaceAxis(*drawn, chart, places, !names.empty());
  const Extent values = valuesOf(chart);
  addNumberAxis(*drawn, Qt::AlignLeft, values.low, values.high,
                fitted(chart.valueTitle, 200).toHtmlEscaped());
  addReferences(*drawn, chart, places);
  for (std::size_t index = 0; index < chart.series.size(); ++index)
    addSeries(*drawn, chart.series[index], index);
  std::vector<Panel> panels;
  panels.push_back({std::move(drawn), kUsualHeight, [&](QChart& laidOut) {
                      writeReferences(laidOut, chart);
                      writePlaces(laidOut, names);
                    }});
  return pictureOf(std::move(panels), title, std::move(table));
}

}  // namespace rozbor::charts
