#include "drawing.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QLegendMarker>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "palette.h"
#include "rozbor/render/harmless.h"

namespace rozbor::charts {
namespace {

constexpr int kFontPixels = 14;
constexpr int kLongestName = 22;

QFont font(int pixels = kFontPixels) {
  QFont face(QStringLiteral("sans-serif"));
  face.setPixelSize(pixels);
  return face;
}

void dress(QValueAxis& axis) {
  axis.setLabelsFont(font());
  axis.setTitleFont(font());
  axis.setLabelsColor(kSoft.colour());
  axis.setTitleBrush(kSoft.colour());
  axis.setLinePen(QPen(kSoft.colour(), 1));
  axis.setGridLinePen(QPen(kLine.colour(), 1));
  axis.setLabelFormat(QStringLiteral("%.0f"));
}

/// A distance of ticks that gives at most `most` of them: 1, 2, 5, 10, 20, 50 …
double niceStep(double span, int most) {
  double step = 1;
  for (int turn = 0; span / step > most; ++turn)
    step *= turn % 3 == 1 ? 2.5 : 2;
  return step;
}

}  // namespace

RoundScale roundScale(double lowest, double highest, int most) {
  if (!(highest > lowest)) {
    const double room = std::max(std::fabs(lowest) / 10, 1.0);
    return roundScale(lowest - room, highest + room, most);
  }
  const double least = (highest / most) - (lowest / most);
  const double decade = std::pow(10.0, std::floor(std::log10(least)));
  RoundScale scale;
  scale.step = 10 * decade;
  for (const double factor : {5.0, 2.0, 1.0}) {
    if (factor * decade >= least) scale.step = factor * decade;
  }
  scale.low = std::floor(lowest / scale.step) * scale.step;
  scale.high = std::ceil(highest / scale.step) * scale.step;
  return scale;
}

QString RoundScale::format() const {
  if (std::max(std::fabs(low), std::fabs(high)) >= 1e7) return QStringLiteral("%.1e");
  const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 6);
  return QStringLiteral("%.%1f").arg(decimals);
}

QString label(const std::string& text) {
  QString shown = QString::fromStdString(reports::harmless(text));
  if (shown.size() > kLongestName) shown = shown.left(kLongestName - 1) + QChar(0x2026);
  return shown.toHtmlEscaped();
}

QString words(const std::string& text) {
  return fitted(text, kWidth - 20).toHtmlEscaped();
}

QString playerLabel(const reports::GameReview& review, std::size_t player) {
  const replay::PlayerInfo& info = review.replay.players[player];
  return label(info.name.empty() ? info.nick : info.name);
}

std::unique_ptr<QChart> bareChart(const QString& title, const reports::Wording& wording) {
  auto chart = std::make_unique<QChart>();
  QLocale locale(QString::fromStdString(wording.code()));
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  chart->setLocale(locale);
  chart->setLocalizeNumbers(true);
  chart->setBackgroundVisible(false);
  chart->setMargins(QMargins(0, 0, 6, 0));
  chart->layout()->setContentsMargins(0, 0, 0, 0);
  chart->setTitle(title);
  chart->setTitleFont(font(kFontPixels + 1));
  chart->setTitleBrush(kInk.colour());
  chart->legend()->setAlignment(Qt::AlignBottom);
  chart->legend()->setFont(font());
  chart->legend()->setLabelColor(kInk.colour());
  chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
  return chart;
}

QValueAxis* addTurnAxis(QChart& chart, double first, double last, const reports::Wording& wording) {
  auto* axis = new QValueAxis(&chart);
  dress(*axis);
  axis->setTitleText(words(wording.text("Turn")));
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(std::max(niceStep(last - first, 8), 1.0));
  axis->setRange(first, std::max(last, first + 1) + 0.6);  // room for the last mark
  axis->setGridLineVisible(false);
  chart.addAxis(axis, Qt::AlignBottom);
  return axis;
}

QValueAxis* addPointAxis(QChart& chart, double lowest, double highest, const QString& title) {
  return addNumberAxis(chart, Qt::AlignLeft, lowest, std::max(highest, 1.0), title);
}

QValueAxis* addNumberAxis(QChart& chart, Qt::Alignment side, double lowest, double highest,
                          const QString& title, int most) {
  auto* axis = new QValueAxis(&chart);
  dress(*axis);
  axis->setTitleText(title);
  const RoundScale scale = roundScale(lowest, highest, most);
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(scale.step);
  axis->setRange(scale.low, scale.high);
  axis->setLabelFormat(scale.format());
  chart.addAxis(axis, side);
  return axis;
}

QScatterSeries* markers(std::size_t player, const QString& name) {
  auto* series = new QScatterSeries;
  series->setName(name);
  series->setMarkerShape(player % 2 == 0 ? QScatterSeries::MarkerShapeCircle
                                         : QScatterSeries::MarkerShapeRectangle);
  series->setMarkerSize(6);
  series->setColor(playerRole(player).colour());
  series->setPen(QPen(playerRole(player).colour(), 1));
  return series;
}

void fillBars(QBarSet& bars, std::size_t player) {
  const QColor colour = playerRole(player).colour();
  bars.setBrush(player % 2 == 0 ? colour : kCard.colour());
  bars.setPen(QPen(colour, 1.6));
}

void attach(QChart& chart, QAbstractSeries* series) {
  chart.addSeries(series);
  for (QAbstractAxis* axis : chart.axes())
    series->attachAxis(axis);
}

void hideFromLegend(const QChart& chart, QAbstractSeries* series) {
  for (QLegendMarker* marker : chart.legend()->markers(series))
    marker->setVisible(false);
}

QLineSeries* addLine(QChart& chart, const QList<QPointF>& points, const QPen& pen) {
  auto* line = new QLineSeries;
  line->append(points);
  line->setPen(pen);
  attach(chart, line);
  hideFromLegend(chart, line);
  return line;
}

QPen solid(const QColor& colour, double width) {
  QPen pen(colour, width);
  pen.setCosmetic(false);
  return pen;
}

QPen playerPen(std::size_t player, double width) {
  QPen pen = solid(playerRole(player).colour(), width);
  if (player % 4 == 1) pen.setDashPattern({4, 2});
  if (player % 4 == 2) pen.setDashPattern({1, 2});
  if (player % 4 == 3) pen.setDashPattern({6, 2, 1, 2});
  return pen;
}

double widthOf(const QString& text) {
  return QFontMetricsF(font()).horizontalAdvance(text);
}

QString fitted(const std::string& text, double width) {
  return QFontMetricsF(font()).elidedText(QString::fromStdString(reports::harmless(text)).simplified(),
                                          Qt::ElideRight, width);
}

void write(QChart& chart, QPointF anchor, Qt::Alignment side, const QString& text) {
  auto* item = new QGraphicsSimpleTextItem(text, &chart);
  item->setFont(font());
  item->setBrush(kSoft.colour());
  item->setZValue(100);
  const QRectF box = item->boundingRect();
  const double shift = side == Qt::AlignLeft ? 0 : side == Qt::AlignRight ? box.width() : box.width() / 2;
  item->setPos(anchor.x() - shift, anchor.y() - box.height() / 2);
}

}  // namespace rozbor::charts
