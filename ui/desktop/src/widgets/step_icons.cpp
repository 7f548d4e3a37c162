#include "step_icons.h"

#include <QPainter>
#include <QPolygonF>

#include "drawn_icon.h"

namespace rozbor::desktop {

QIcon stepIcon(Step step, const QPalette& palette) {
  return drawnIcon(palette, [step](QPainter& painter, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    // Drawn pointing right; the ways back are the mirror image.
    if (step == Step::first || step == Step::back) {
      painter.translate(64, 0);
      painter.scale(-1, 1);
    }
    const bool toTheEnd = step == Step::first || step == Step::last;
    const double tip = toTheEnd ? 44 : 50;
    painter.drawPolygon(QPolygonF{{tip - 30, 10}, {tip, 32}, {tip - 30, 54}});
    if (toTheEnd) painter.drawRect(QRectF(45, 10, 7, 44));
  });
}

}  // namespace rozbor::desktop
