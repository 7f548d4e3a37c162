#include "sheet.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "../palette.h"
#include "rozbor/render/harmless.h"
#include "rozbor/render/percent.h"

namespace rozbor::charts::pdf_pages {
namespace {

constexpr double kSide = 18;  ///< millimetres of margin
constexpr double kTop = 20;
constexpr double kBottom = 20;
constexpr double kEdgeText = 7.5;  ///< points, of the title and the number of the page
constexpr double kLeading = 1.32;

double breakLines(QTextLayout& layout, double width, double lineHeight) {
  layout.beginLayout();
  double y = 0;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    line.setPosition({0, y + (lineHeight - line.height()) / 2});
    y += lineHeight;
  }
  layout.endLayout();
  return y;
}

QTextOption optionsOf(const Style& style) {
  QTextOption options(style.align);
  options.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  options.setUseDesignMetrics(true);
  return options;
}

QString shown(const std::string& text) {
  return QString::fromStdString(reports::percentKept(reports::harmless(text)))
      .replace(QChar(u'\n'), QChar(QChar::LineSeparator));
}

}  // namespace

QFont face(Face face, double size) {
  QFont font(face == Face::heading ? QStringLiteral("serif") : QStringLiteral("sans-serif"));
  font.setPixelSize(static_cast<int>(std::lround(points(size))));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setBold(face != Face::text);
  return font;
}

Lines::Lines(const std::string& text, const Style& style, double width, QPaintDevice* device)
    : layout_(std::make_unique<QTextLayout>(shown(text), face(style.face, style.size), device)),
      colour_(style.colour.isValid() ? style.colour : kInk.colour()),
      lineHeight_(points(style.size) * kLeading) {
  layout_->setTextOption(optionsOf(style));
  breakLines(*layout_, width, lineHeight_);
}

double Lines::naturalWidth() const {
  double widest = 0;
  for (int line = 0; line < count(); ++line)
    widest = std::max(widest, layout_->lineAt(line).naturalTextWidth());
  return widest;
}

void Lines::draw(QPainter& painter, QPointF where, int first, int count) const {
  painter.setPen(colour_);
  const QPointF origin = where - QPointF(0, first * lineHeight_);
  for (int line = first; line < std::min(first + count, this->count()); ++line)
    layout_->lineAt(line).draw(&painter, origin);
}

double widestWord(const std::string& text, const Style& style, QPaintDevice* device) {
  const QFontMetricsF metrics(face(style.face, style.size), device);
  double widest = 0;
  for (const QString& word : shown(text).split(QChar(u' ')))
    widest = std::max(widest, metrics.horizontalAdvance(word));
  return widest;
}

Sheet::Sheet(QPagedPaintDevice& paper, QPainter& painter, QString title, int pages)
    : paper_(paper),
      painter_(painter),
      title_(std::move(title)),
      pages_(pages),
      left_(millimetres(kSide)),
      top_(millimetres(kTop)),
      width_(paper.width() - 2 * millimetres(kSide)),
      bottom_(paper.height() - millimetres(kBottom)),
      y_(top_) {
  drawEdges();
}

QPaintDevice* Sheet::device() const {
  return &paper_;
}

void Sheet::gap(double height) {
  if (!atTop()) y_ += height;
}

void Sheet::newPage() {
  paper_.newPage();
  ++page_;
  y_ = top_;
  drawEdges();
}

void Sheet::need(double height) {
  if (!atTop() && !fits(height)) newPage();
}

void Sheet::drawEdges() {
  painter_.setFont(face(Face::text, kEdgeText));
  painter_.setPen(kSoft.colour());
  const QFontMetricsF metrics(painter_.font(), &paper_);
  if (page_ > 1) {
    const QRectF head(left_, top_ - millimetres(9), width_, millimetres(5));
    painter_.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(title_, Qt::ElideRight, width_));
    painter_.setPen(QPen(kLine.colour(), points(0.6)));
    painter_.drawLine(head.bottomLeft(), head.bottomRight());
    painter_.setPen(kSoft.colour());
  }
  const QRectF foot(left_, bottom_ + millimetres(5), width_, millimetres(5));
  const QString number =
      pages_ > 0 ? QStringLiteral("%1 / %2").arg(page_).arg(pages_) : QString::number(page_);
  painter_.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, number);
  painter_.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("Rozbor"));
}

}  // namespace rozbor::charts::pdf_pages
