#include "picture_widget.h"

#include <QEvent>
#include <QPainter>

#include "board/colours.h"
#include "rozbor/charts/charts.h"

namespace rozbor::desktop {
namespace {

std::string hex(const QColor& colour) {
  return colour.name().toStdString();
}

charts::ChartColours chartColours(const QPalette& palette) {
  const Colours& colours = coloursFor(palette);
  charts::ChartColours chart;
  chart.ink = hex(palette.color(QPalette::WindowText));
  chart.soft = hex(softText(palette));
  chart.line = hex(colours.grid);
  chart.background = hex(palette.color(QPalette::Base));
  for (std::size_t player = 0; player < chart.players.size(); ++player)
    chart.players[player] = hex(colours.players[player]);
  return chart;
}

}  // namespace

PictureWidget::PictureWidget(reports::Picture picture, QWidget* parent)
    : QWidget(parent), picture_(std::move(picture)) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(QString::fromStdString(picture_.table.caption));
  colour();
}

void PictureWidget::colour() {
  renderer_.load(QByteArray::fromStdString(charts::svgFile(picture_, chartColours(palette()))));
  update();
}

QSize PictureWidget::sizeHint() const {
  return {picture_.width, picture_.height};
}

int PictureWidget::heightForWidth(int width) const {
  return picture_.width == 0 ? 0 : width * picture_.height / picture_.width;
}

void PictureWidget::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) colour();
  QWidget::changeEvent(event);
}

void PictureWidget::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double scale = std::min(static_cast<double>(width()) / picture_.width,
                                static_cast<double>(height()) / picture_.height);
  renderer_.render(&painter, QRectF(0, 0, picture_.width * scale, picture_.height * scale));
}

}  // namespace rozbor::desktop
