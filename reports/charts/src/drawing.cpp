#include "drawing.h"

#include <QBuffer>
#include <QFont>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegendMarker>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

#include "palette.h"

namespace rozbor::charts {
namespace {

// In a page column of 330 pixels, on a telephone, letters come out ten pixels high.
constexpr QSize kSize(440, 300);
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
  axis.setLabelFormat(QStringLiteral("%d"));
}

/// A distance of ticks that gives at most `most` of them: 1, 2, 5, 10, 20, 50 …
double niceStep(double span, int most) {
  double step = 1;
  for (int turn = 0; span / step > most; ++turn)
    step *= turn % 3 == 1 ? 2.5 : 2;
  return step;
}

QString rendered(QGraphicsScene& scene) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(kSize);
  generator.setViewBox(QRect(QPoint(), kSize));
  generator.setResolution(72);
  QPainter painter(&generator);
  scene.render(&painter, QRectF(QPointF(), kSize), QRectF(QPointF(), kSize));
  painter.end();
  return QString::fromUtf8(buffer.data());
}

/// Qt opens a group for every item it draws, most of them empty, and one for each marker. Groups
/// without a child go, and neighbours of the same look become one.
QString withoutEmptyGroups(QString drawing) {
  static const QRegularExpression kEmpty(QStringLiteral("<g[^>]*></g>"));
  static const QRegularExpression kSame(QStringLiteral("(<g[^>]*>)((?:<(?!g|/g)[^>]*>[^<]*)*)</g>\\1"));
  for (qsizetype before = -1; before != drawing.size();) {
    before = drawing.size();
    drawing.remove(kEmpty).replace(kSame, QStringLiteral("\\1\\2"));
  }
  return drawing;
}

/// What stands between <svg …> and </svg>, without what only a file of its own needs and without
/// what Qt says again at every shape although the outer element says it once.
QString innerDrawing(QString svg) {
  static const QRegularExpression kProlog(QStringLiteral("^.*?<svg[^>]*>"),
                                          QRegularExpression::DotMatchesEverythingOption);
  static const QRegularExpression kTitles(QStringLiteral("<(title|desc)>[^<]*</\\1>|<defs>\\s*</defs>"));
  static const QRegularExpression kRepeated(QStringLiteral(
      "\\s+(font-(family|style|weight)|stroke-line(cap|join)|fill-rule|xml:space)=\"[^\"]*\""));
  static const QRegularExpression kDefaults(
      QStringLiteral("\\s+((stroke|fill)-opacity=\"1\"|stroke-width=\"1\"|transform=\"matrix\\(1,0,0,1,0,0\\)"
                     "\"|font-size=\"9\")"));
  static const QRegularExpression kBlanks(QStringLiteral("\\s+(?=[>/])|(?<=>)\\s+"));
  svg.remove(kProlog).remove(kTitles).remove(kRepeated).remove(kDefaults).remove(QStringLiteral("</svg>"));
  return withoutEmptyGroups(svg.remove(kBlanks));
}

}  // namespace

QString label(const std::string& text) {
  QString shown = QString::fromStdString(text);
  if (shown.size() > kLongestName) shown = shown.left(kLongestName - 1) + QChar(0x2026);
  return shown.toHtmlEscaped();
}

QString playerLabel(const reports::GameReview& review, std::size_t player) {
  const replay::PlayerInfo& info = review.replay.players[player];
  return label(info.name.empty() ? info.nick : info.name);
}

std::unique_ptr<QChart> bareChart(const QString& title) {
  auto chart = std::make_unique<QChart>();
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
  axis->setTitleText(label(wording.text("Turn")));
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(std::max(niceStep(last - first, 8), 1.0));
  axis->setRange(first, std::max(last, first + 1) + 0.6);  // room for the last mark
  axis->setGridLineVisible(false);
  chart.addAxis(axis, Qt::AlignBottom);
  return axis;
}

QValueAxis* addPointAxis(QChart& chart, double lowest, double highest, const QString& title) {
  auto* axis = new QValueAxis(&chart);
  dress(*axis);
  axis->setTitleText(title);
  const double step = niceStep(highest - lowest, 6);
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(step);
  axis->setRange(std::floor(lowest / step) * step, std::max(std::ceil(highest / step) * step, step));
  chart.addAxis(axis, Qt::AlignLeft);
  return axis;
}

QValueAxis* addPercentAxis(QChart& chart, Qt::Alignment side, double lowest, double highest, double step,
                           const QString& title) {
  auto* axis = new QValueAxis(&chart);
  dress(*axis);
  axis->setTitleText(title);
  axis->setTickType(QValueAxis::TicksDynamic);
  axis->setTickAnchor(0);
  axis->setTickInterval(step);
  axis->setRange(lowest, highest);
  if (step != std::floor(step)) axis->setLabelFormat(QStringLiteral("%.1f"));
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

void attach(QChart& chart, QAbstractSeries* series) {
  chart.addSeries(series);
  for (QAbstractAxis* axis : chart.axes())
    series->attachAxis(axis);
}

void hideFromLegend(const QChart& chart, QAbstractSeries* series) {
  for (QLegendMarker* marker : chart.legend()->markers(series))
    marker->setVisible(false);
}

std::string svgOf(QChart& chart, const QString& name) {
  QGraphicsScene scene(QRectF(QPointF(), kSize));
  scene.addItem(&chart);
  chart.resize(kSize);
  chart.layout()->activate();
  const QString drawing = innerDrawing(rendered(scene));
  scene.removeItem(&chart);
  return QStringLiteral(
             "<svg class=\"chart\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\" "
             "stroke-linecap=\"round\" stroke-linejoin=\"round\"><style>%4</style>%5</svg>")
      .arg(name, QString::number(kSize.width()), QString::number(kSize.height()), pageRules(), drawing)
      .toStdString();
}

std::string svgFile(const std::vector<std::string>& charts) {
  const QString size = QStringLiteral("width=\"%1\" height=\"%2\"").arg(kSize.width());
  const auto all = static_cast<int>(charts.size()) * kSize.height();
  QString file = QStringLiteral(
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" %1 viewBox=\"0 0 %2 %3\" "
                     "font-family=\"sans-serif\">\n<rect width=\"%2\" height=\"%3\" fill=\"white\"/>\n")
                     .arg(size.arg(all), QString::number(kSize.width()), QString::number(all));
  int top = 0;
  for (const std::string& chart : charts) {
    QString element = QString::fromStdString(chart);
    element.insert(4, QStringLiteral(" y=\"%1\" ").arg(top) + size.arg(kSize.height()));  // behind "<svg"
    file += element + QChar(u'\n');
    top += kSize.height();
  }
  return (file + QStringLiteral("</svg>\n")).toStdString();
}

}  // namespace rozbor::charts
