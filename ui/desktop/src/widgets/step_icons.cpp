#include "step_icons.h"

#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

namespace rozbor::desktop {
namespace {

constexpr int kSide = 64;  ///< of the picture, which the button scales down

QPixmap picture(Step step, const QColor& colour) {
  QPixmap pixmap(kSide, kSide);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  // Drawn pointing right; the ways back are the mirror image.
  if (step == Step::first || step == Step::back) {
    painter.translate(kSide, 0);
    painter.scale(-1, 1);
  }
  const bool toTheEnd = step == Step::first || step == Step::last;
  const double tip = toTheEnd ? 44 : 50;
  painter.drawPolygon(QPolygonF{{tip - 30, 10}, {tip, 32}, {tip - 30, 54}});
  if (toTheEnd) painter.drawRect(QRectF(45, 10, 7, 44));
  return pixmap;
}

}  // namespace

QIcon stepIcon(Step step, const QPalette& palette) {
  QIcon icon;
  icon.addPixmap(picture(step, palette.color(QPalette::Active, QPalette::ButtonText)), QIcon::Normal);
  icon.addPixmap(picture(step, palette.color(QPalette::Disabled, QPalette::ButtonText)), QIcon::Disabled);
  return icon;
}

}  // namespace rozbor::desktop
