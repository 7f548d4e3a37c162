#include <algorithm>
#include <array>
#include <cmath>
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

using engine::CalibrationGroup;
using reports::CalibrationChart;
using reports::CalibrationPoint;
using reports::CalibrationReport;
using reports::ChartInterval;
using reports::Wording;

/// Standard errors to either side of a 95 % interval.
constexpr double kReach = 1.959964;
constexpr double kCap = 0.008;  ///< half the width of an error bar's ends, of the scale
constexpr std::size_t kMostErrorBars = 100;

bool isDrawn(const CalibrationPoint& point) {
  return charts::isDrawn(point.predicted) && charts::isDrawn(point.observed);
}

Extent scaleOf(const CalibrationChart& chart) {
  Extent extent;
  for (const CalibrationPoint& point : chart.points) {
    if (!isDrawn(point)) continue;
    extent.add(point.predicted);
    extent.add(point.observed);
    extent.add(point.interval);
  }
  if (!extent.empty()) extent.add(chart.scale);
  return extent;
}

void addErrorBars(QChart& chart, const std::vector<CalibrationPoint>& points, double cap) {
  for (const CalibrationPoint& point : points) {
    if (isDrawn(point) && charts::isDrawn(point.interval))
      addWhisker(chart, Qt::Vertical, point.predicted, *point.interval, cap, playerRole(0).colour());
  }
}

/// A dot for each point, and an error bar where there are so few that one tells them apart.
void addMarks(QChart& chart, const std::vector<CalibrationPoint>& points, double span,
              const std::string& name) {
  if (points.size() <= kMostErrorBars) addErrorBars(chart, points, kCap * span);
  QList<QPointF> places;
  for (const CalibrationPoint& point : points) {
    if (isDrawn(point)) places.append({point.predicted, point.observed});
  }
  QScatterSeries* dots = markers(0, fitted(name, kWidth - 60).toHtmlEscaped());
  dots->append(sifted(places, span, span));
  attach(chart, dots);
}

/// The deciles that have turns, in percent; `valueOf` says what of them is compared.
template <class Value>
std::vector<CalibrationPoint> pointsOf(const CalibrationReport& report, Value valueOf) {
  std::vector<CalibrationPoint> points;
  for (std::size_t index = 0; index < report.figures.deciles.size(); ++index) {
    const CalibrationGroup& decile = report.figures.deciles[index];
    if (decile.turns == 0) continue;
    const double value = 100 * valueOf(decile);
    const double reach = 100 * kReach * decile.excess.error.value_or(0);
    points.push_back({std::to_string(10 * index) + "–" + std::to_string(10 * index + 10) + " %",
                      100 * decile.predicted, value, ChartInterval{value - reach, value + reach},
                      static_cast<std::size_t>(decile.turns)});
  }
  return points;
}

reports::Picture reliability(const CalibrationReport& report, const Wording& wording) {
  CalibrationChart chart{wording.text("Chance to win") + ": " + report.languageName,
                         wording.text("Predicted, %"), wording.text("Observed, %"),
                         wording.text("Tenths ± 95 %")};
  chart.points = pointsOf(report, [](const CalibrationGroup& decile) { return decile.observed; });
  chart.scale = ChartInterval{0, 100};
  return calibrationChart(chart, wording);
}

/// The same against zero, where small differences show.
reports::Picture differences(const CalibrationReport& report, const Wording& wording) {
  CalibrationChart chart{wording.text("Observed less predicted"), wording.text("Predicted, %"),
                         wording.text("Difference, points"), wording.text("Tenths ± 95 %")};
  chart.points = pointsOf(report, [](const CalibrationGroup& decile) { return decile.excess.value; });
  double edge = 2;
  for (const CalibrationPoint& point : chart.points)
    edge = std::max({edge, std::fabs(point.interval->low), std::fabs(point.interval->high)});
  const QString title = words(chart.title);
  auto drawn = bareChart(title, wording);
  addNumberAxis(*drawn, Qt::AlignBottom, 0, 100, words(chart.predictedTitle), 5);
  addNumberAxis(*drawn, Qt::AlignLeft, -edge, edge, words(chart.observedTitle));
  addLine(*drawn, {{0, 0}, {100, 0}}, solid(kSoft.colour(), 1));
  addMarks(*drawn, chart.points, 100, chart.pointsTitle);
  return pictureOf(std::move(drawn), title, reports::chartTable(chart, wording));
}

}  // namespace

reports::Picture calibrationChart(const CalibrationChart& chart, const Wording& wording) {
  ensureApplication();
  reports::ChartTable table = reports::chartTable(chart, wording);
  const Extent scale = scaleOf(chart);
  if (scale.empty()) return {{}, 0, 0, std::move(table)};
  const QString title = words(chart.title);
  auto drawn = bareChart(title, wording);
  const QValueAxis* axis = addNumberAxis(*drawn, Qt::AlignBottom, scale.low, scale.high,
                                         fitted(chart.predictedTitle, kWidth - 100).toHtmlEscaped(), 5);
  addNumberAxis(*drawn, Qt::AlignLeft, scale.low, scale.high,
                fitted(chart.observedTitle, 200).toHtmlEscaped(), 5);
  addLine(*drawn, {{axis->min(), axis->min()}, {axis->max(), axis->max()}}, solid(kSoft.colour(), 1));
  addMarks(*drawn, chart.points, axis->max() - axis->min(), chart.pointsTitle);
  return pictureOf(std::move(drawn), title, std::move(table));
}

std::string calibrationFile(const CalibrationReport& report, const Wording& wording) {
  ensureApplication();
  return svgFile(std::array{reliability(report, wording), differences(report, wording)});
}

}  // namespace rozbor::charts
