#include <QLineSeries>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "drawing.h"
#include "palette.h"
#include "rozbor/charts/charts.h"

namespace rozbor::charts {
namespace {

using engine::CalibrationGroup;
using reports::CalibrationReport;
using reports::Wording;

/// Standard errors to either side of a 95 % interval.
constexpr double kReach = 1.959964;
constexpr double kCap = 0.8;  ///< half the width of an error bar's ends, in percent of the scale

/// A decile on the paper, in percent.
struct Mark {
  double predicted = 0;
  double value = 0;
  double reach = 0;  ///< of the interval to either side
};

QPen solid(const QColor& colour, double width) {
  QPen pen(colour, width);
  pen.setCosmetic(false);
  return pen;
}

void addLine(QChart& chart, const QList<QPointF>& points, const QPen& pen) {
  auto* line = new QLineSeries;
  line->append(points);
  line->setPen(pen);
  attach(chart, line);
  hideFromLegend(chart, line);
}

/// Bars of the shape of an I, and a dot on each.
void addMarks(QChart& chart, const std::vector<Mark>& marks, const QString& name) {
  const QColor colour = playerRole(0).colour();
  for (const Mark& mark : marks) {
    const double low = mark.value - mark.reach;
    const double high = mark.value + mark.reach;
    addLine(chart,
            {{mark.predicted - kCap, low},
             {mark.predicted + kCap, low},
             {mark.predicted, low},
             {mark.predicted, high},
             {mark.predicted - kCap, high},
             {mark.predicted + kCap, high}},
            solid(colour, 1.4));
  }
  QScatterSeries* dots = markers(0, name);
  for (const Mark& mark : marks)
    dots->append(mark.predicted, mark.value);
  attach(chart, dots);
}

/// The deciles that have turns; `valueOf` says what of them is drawn.
template <class Value>
std::vector<Mark> marksOf(const CalibrationReport& report, Value valueOf) {
  std::vector<Mark> marks;
  for (const CalibrationGroup& decile : report.figures.deciles) {
    if (decile.turns == 0) continue;
    marks.push_back(
        {100 * decile.predicted, 100 * valueOf(decile), 100 * kReach * decile.excess.error.value_or(0)});
  }
  return marks;
}

/// Titles are the program's own and need not be cut.
QString titleOf(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}

QString legendOf(const Wording& wording) {
  return label(wording.text("Tenths ± 95 %"));
}

std::string reliability(const CalibrationReport& report, const Wording& wording) {
  const QString title = titleOf(wording.text("Chance to win") + ": " + report.languageName);
  const auto chart = bareChart(title);
  addPercentAxis(*chart, Qt::AlignBottom, 0, 100, 20, label(wording.text("Predicted, %")));
  addPercentAxis(*chart, Qt::AlignLeft, 0, 100, 20, label(wording.text("Observed, %")));
  addLine(*chart, {{0, 0}, {100, 100}}, solid(kSoft.colour(), 1));
  addMarks(*chart, marksOf(report, [](const CalibrationGroup& decile) { return decile.observed; }),
           legendOf(wording));
  return svgOf(*chart, title);
}

std::string differences(const CalibrationReport& report, const Wording& wording) {
  const QString title = titleOf(wording.text("Observed less predicted"));
  const auto marks = marksOf(report, [](const CalibrationGroup& decile) { return decile.excess.value; });
  double farthest = 0;
  for (const Mark& mark : marks)
    farthest = std::max(farthest, std::fabs(mark.value) + mark.reach);
  const double edge = std::max(2.0, std::ceil(farthest));
  const auto chart = bareChart(title);
  addPercentAxis(*chart, Qt::AlignBottom, 0, 100, 20, label(wording.text("Predicted, %")));
  addPercentAxis(*chart, Qt::AlignLeft, -edge, edge, edge / 2, label(wording.text("Difference, points")));
  addLine(*chart, {{0, 0}, {100, 0}}, solid(kSoft.colour(), 1));
  addMarks(*chart, marks, legendOf(wording));
  return svgOf(*chart, title);
}

}  // namespace

std::string calibrationFile(const CalibrationReport& report, const Wording& wording) {
  ensureApplication();
  return svgFile({reliability(report, wording), differences(report, wording)});
}

}  // namespace rozbor::charts
