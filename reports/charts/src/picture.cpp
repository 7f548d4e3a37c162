#include <QBuffer>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGraphicsSimpleTextItem>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTextDocumentFragment>
#include <algorithm>
#include <cmath>

#include "drawing.h"
#include "palette.h"

namespace rozbor::charts {
namespace {

QString rendered(QGraphicsScene& scene, QSize size) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(size);
  generator.setViewBox(QRect(QPoint(), size));
  generator.setResolution(72);
  QPainter painter(&generator);
  scene.render(&painter, QRectF(QPointF(), size), QRectF(QPointF(), size));
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

std::string element(const QString& drawing, QSize size, const QString& name) {
  return QStringLiteral(
             "<svg class=\"chart\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\" "
             "stroke-linecap=\"round\" stroke-linejoin=\"round\"><style>%4</style>%5</svg>")
      .arg(name, QString::number(size.width()), QString::number(size.height()), pageRules(), drawing)
      .toStdString();
}

/// Puts a chart below what the scene holds.
void place(QGraphicsScene& scene, Panel& panel, int top) {
  scene.addItem(panel.chart.get());
  panel.chart->setPos(0, top);
  panel.chart->resize(kWidth, panel.height);
  panel.chart->layout()->activate();
}

/// A title has the width of the picture, which Qt would not give it where margins hold other text.
QString takeTitle(QChart& chart) {
  QString title = QTextDocumentFragment::fromHtml(chart.title()).toPlainText();
  chart.setTitle(QStringLiteral("&nbsp;"));
  return title;
}

void writeTitle(QChart& chart, const QString& title) {
  auto* item = new QGraphicsSimpleTextItem(title, &chart);
  item->setFont(chart.titleFont());
  item->setBrush(chart.titleBrush());
  item->setPos((kWidth - item->boundingRect().width()) / 2, 2);
}

/// One axis is read for all panels, so a place on it lies at one place in each.
void alignSides(std::vector<Panel>& panels) {
  double left = 0;
  double right = kWidth;
  for (const Panel& panel : panels) {
    left = std::max(left, panel.chart->plotArea().left());
    right = std::min(right, panel.chart->plotArea().right());
  }
  for (Panel& panel : panels) {
    QMargins margins = panel.chart->margins();
    const QRectF plot = panel.chart->plotArea();
    margins.setLeft(margins.left() + static_cast<int>(std::lround(left - plot.left())));
    margins.setRight(margins.right() + static_cast<int>(std::lround(plot.right() - right)));
    panel.chart->setMargins(margins);
    panel.chart->layout()->activate();
  }
}

}  // namespace

reports::Picture pictureOf(std::vector<Panel> panels, const QString& name, reports::ChartTable table) {
  QGraphicsScene scene;
  int height = 0;
  for (Panel& panel : panels) {
    const QString title = takeTitle(*panel.chart);
    place(scene, panel, height);
    writeTitle(*panel.chart, title);
    height += panel.height;
  }
  if (panels.size() > 1) alignSides(panels);
  for (Panel& panel : panels) {
    if (panel.afterwards) panel.afterwards(*panel.chart);
  }
  const QSize size(kWidth, height);
  const QString drawing = innerDrawing(rendered(scene, size));
  for (Panel& panel : panels)
    scene.removeItem(panel.chart.get());
  return {element(drawing, size, name), size.width(), size.height(), std::move(table)};
}

reports::Picture pictureOf(std::unique_ptr<QChart> chart, const QString& name, reports::ChartTable table) {
  std::vector<Panel> panels;
  panels.push_back({std::move(chart)});
  return pictureOf(std::move(panels), name, std::move(table));
}

}  // namespace rozbor::charts
