#include <QAreaSeries>
#include <QLegendMarker>
#include <algorithm>
#include <string>

#include "drawing.h"
#include "extent.h"
#include "palette.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/charts/chart_tables.h"
#include "whiskers.h"

namespace rozbor::charts {
namespace {

using reports::BarCategory;
using reports::BarChart;
using reports::BarValue;

constexpr std::size_t kMostCategories = 40;
constexpr double kLabelRoom = 170;
constexpr double kCountRoom = 110;
constexpr int kBarHeight = 20;
constexpr double kShare = 0.74;  ///< of its place that a category fills
constexpr double kNoteHeight = 60;

/// Where things lie from top to bottom, a unit a category; Qt counts upwards.
struct Rows {
  std::size_t categories = 0;
  std::size_t bars = 1;  ///< in each

  [[nodiscard]] double middle(std::size_t category, std::size_t bar) const {
    const double height = kShare / static_cast<double>(bars);
    return -static_cast<double>(category) - 0.5 + kShare / 2 - (static_cast<double>(bar) + 0.5) * height;
  }
  [[nodiscard]] double half() const { return kShare / static_cast<double>(bars) / 2 * 0.86; }
};

bool isDrawn(const BarValue& bar) {
  return charts::isDrawn(bar.value);
}

Extent valuesOf(const BarChart& chart, std::size_t shown) {
  Extent extent;
  for (std::size_t category = 0; category < shown; ++category) {
    for (const BarValue& bar : chart.categories[category].values) {
      if (!isDrawn(bar)) continue;
      extent.add(bar.value);
      extent.add(bar.interval);
    }
  }
  return extent;
}

/// A series of its own for each bar; the legend names the first of a kind.
QAreaSeries* addBar(QChart& chart, double value, double y, double half, std::size_t kind) {
  auto* upper = new QLineSeries(&chart);
  auto* lower = new QLineSeries(&chart);
  *upper << QPointF(0, y + half) << QPointF(value, y + half);
  *lower << QPointF(0, y - half) << QPointF(value, y - half);
  auto* bar = new QAreaSeries(upper, lower);
  const QColor colour = playerRole(kind).colour();
  bar->setBrush(kind % 2 == 0 ? colour : kCard.colour());
  bar->setPen(QPen(colour, 1.4));
  attach(chart, bar);
  return bar;
}

void addBars(QChart& chart, const BarChart& values, const Rows& rows, std::size_t kind) {
  bool named = false;
  for (std::size_t category = 0; category < rows.categories; ++category) {
    const auto& bars = values.categories[category].values;
    if (kind >= bars.size() || !isDrawn(bars[kind])) continue;
    const double y = rows.middle(category, kind);
    QAreaSeries* bar = addBar(chart, *bars[kind].value, y, rows.half(), kind);
    if (named) {
      hideFromLegend(chart, bar);
    } else {
      bar->setName(fitted(values.names[kind], kWidth - 60).toHtmlEscaped());
    }
    named = true;
    if (charts::isDrawn(bars[kind].interval))
      addWhisker(chart, Qt::Horizontal, y, *bars[kind].interval, rows.half() * 0.6, kInk.colour());
  }
}

std::string countText(const BarCategory& category) {
  std::string text;
  for (const BarValue& bar : category.values) {
    if (bar.count) text += (text.empty() ? "n=" : ", ") + std::to_string(*bar.count);
  }
  return text;
}

double widest(const BarChart& chart, std::size_t shown, double room,
              std::string (*textOf)(const BarCategory&)) {
  double width = 0;
  for (std::size_t category = 0; category < shown; ++category)
    width = std::max(width, widthOf(fitted(textOf(chart.categories[category]), room)));
  return width;
}

std::string labelText(const BarCategory& category) {
  return category.label;
}

void writeRows(QChart& drawn, const BarChart& chart, std::size_t shown) {
  const QRectF plot = drawn.plotArea();
  for (std::size_t category = 0; category < shown; ++category) {
    const double y = drawn.mapToPosition({0, -static_cast<double>(category) - 0.5}).y();
    write(drawn, {plot.left() - 6, y}, Qt::AlignRight, fitted(chart.categories[category].label, kLabelRoom));
    write(drawn, {plot.right() + 6, y}, Qt::AlignLeft,
          fitted(countText(chart.categories[category]), kCountRoom));
  }
}

void addRowAxis(QChart& chart, std::size_t shown) {
  auto* axis = new QValueAxis(&chart);
  axis->setRange(-static_cast<double>(shown), 0);
  axis->setLabelsVisible(false);
  axis->setGridLineVisible(false);
  axis->setLinePen(QPen(kSoft.colour(), 1));
  axis->setTickCount(2);
  chart.addAxis(axis, Qt::AlignLeft);
}

std::string titleOf(const BarChart& chart, std::size_t shown, const reports::Wording& wording) {
  if (shown == chart.categories.size()) return chart.title;
  return chart.title + " (" + wording.number(static_cast<double>(shown), 0) + " / " +
         wording.number(static_cast<double>(chart.categories.size()), 0) + ")";
}

int heightFor(const Rows& rows) {
  const auto bars = static_cast<int>(rows.categories * rows.bars);
  return static_cast<int>(kNoteHeight) + 60 + bars * kBarHeight + static_cast<int>(rows.categories) * 8;
}

}  // namespace

reports::Picture barChart(const BarChart& chart, const reports::Wording& wording) {
  ensureApplication();
  reports::ChartTable table = reports::chartTable(chart, wording);
  const std::size_t shown = std::min(kMostCategories, chart.categories.size());
  Extent values = valuesOf(chart, shown);
  if (values.empty() || chart.names.empty()) return {{}, 0, 0, std::move(table)};
  values.add(0);
  const Rows rows{shown, std::min<std::size_t>(chart.names.size(), 4)};
  const QString title = words(titleOf(chart, shown, wording));
  auto drawn = bareChart(title, wording);
  drawn->setMargins(QMargins(static_cast<int>(widest(chart, shown, kLabelRoom, labelText)), 0,
                             12 + static_cast<int>(widest(chart, shown, kCountRoom, countText)), 0));
  addNumberAxis(*drawn, Qt::AlignBottom, values.low, values.high,
                fitted(chart.valueTitle, kWidth - 200).toHtmlEscaped(), 4);
  addRowAxis(*drawn, shown);
  if (values.low < 0) addLine(*drawn, {{0, -static_cast<double>(shown)}, {0, 0}}, solid(kSoft.colour(), 1));
  drawn->legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
  for (std::size_t kind = 0; kind < rows.bars; ++kind)
    addBars(*drawn, chart, rows, kind);
  if (rows.bars < 2) drawn->legend()->hide();
  std::vector<Panel> panels;
  panels.push_back(
      {std::move(drawn), heightFor(rows), [&](QChart& laidOut) { writeRows(laidOut, chart, shown); }});
  return pictureOf(std::move(panels), title, std::move(table));
}

}  // namespace rozbor::charts
