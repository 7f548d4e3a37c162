#include <QAreaSeries>
#include <algorithm>
#include <string>
#include <vector>

#include "drawing.h"
#include "extent.h"
#include "palette.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/charts/chart_tables.h"

namespace rozbor::charts {
namespace {

using reports::HistogramBin;
using reports::HistogramChart;
using Bins = std::vector<HistogramBin>;

constexpr float kFullOpacity = 0.35F;

double highestCount(const Bins& bins) {
  std::size_t highest = 1;
  for (const HistogramBin& bin : bins) {
    for (const std::size_t count : bin.counts)
      highest = std::max(highest, count);
  }
  return static_cast<double>(highest);
}

/// The outline of the bars, from the axis up, along their tops and down again.
QList<QPointF> outline(const Bins& bins, std::size_t series) {
  QList<QPointF> points{{bins.front().low, 0}};
  for (const HistogramBin& bin : bins) {
    const auto count = static_cast<double>(bin.counts[series]);
    points << QPointF(bin.low, count) << QPointF(bin.high, count);
  }
  return points << QPointF(bins.back().high, 0);
}

/// The first series is an area, the others are outlines upon it, so that both are seen where they overlap.
void addArea(QChart& chart, const Bins& bins) {
  auto* top = new QLineSeries(&chart);
  auto* bottom = new QLineSeries(&chart);
  top->append(outline(bins, 0));
  bottom->append(bins.front().low, 0);
  bottom->append(bins.back().high, 0);
  auto* area = new QAreaSeries(top, bottom);
  QColor colour = playerRole(0).colour();
  colour.setAlphaF(kFullOpacity);
  area->setBrush(colour);
  area->setPen(Qt::NoPen);
  attach(chart, area);
  hideFromLegend(chart, area);
}

void addOutline(QChart& chart, const Bins& bins, std::size_t series, const std::string& name) {
  auto* line = new QLineSeries;
  line->setName(fitted(name, kWidth - 60).toHtmlEscaped());
  line->append(outline(bins, series));
  line->setPen(playerPen(series, 2));
  attach(chart, line);
}

/// Wide numbers would leave the drawing: what cannot be drawn is not counted here either.
HistogramChart drawable(HistogramChart chart) {
  for (reports::HistogramSeries& series : chart.series)
    std::erase_if(series.values, [](double value) { return !isDrawn(value); });
  return chart;
}

}  // namespace

reports::Picture histogramChart(const HistogramChart& chart, const reports::Wording& wording) {
  ensureApplication();
  reports::ChartTable table = reports::chartTable(chart, wording);
  const Bins bins = reports::histogramBins(drawable(chart));
  if (bins.empty()) return {{}, 0, 0, std::move(table)};
  const QString title = words(chart.title);
  auto drawn = bareChart(title, wording);
  QValueAxis* axis = addNumberAxis(*drawn, Qt::AlignBottom, bins.front().low, bins.back().high,
                                   fitted(chart.valueTitle, kWidth - 100).toHtmlEscaped());
  axis->setGridLineVisible(false);
  addNumberAxis(*drawn, Qt::AlignLeft, 0, highestCount(bins), words(wording.text("Count")));
  addArea(*drawn, bins);
  for (std::size_t series = 0; series < chart.series.size(); ++series)
    addOutline(*drawn, bins, series, chart.series[series].name);
  if (chart.series.size() < 2) drawn->legend()->hide();
  return pictureOf(std::move(drawn), title, std::move(table));
}

}  // namespace rozbor::charts
