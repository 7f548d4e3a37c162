#include "marks.h"

#include <QPolygonF>

namespace rozbor::desktop {

void paintBandMark(QPainter& painter, const QRectF& where, reports::Band band, const Colours& colours) {
  if (band == reports::Band::none) return;
  constexpr int kBars = 4;
  const double step = where.width() / kBars;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  for (int bar = 0; bar < kBars; ++bar) {
    const double height = where.height() * (bar + 1) / kBars;
    painter.setBrush(bar < static_cast<int>(band) ? colours.band(band) : colours.bandOff);
    painter.drawRoundedRect(QRectF(where.left() + bar * step, where.bottom() - height, step * 0.75, height),
                            0.6, 0.6);
  }
  painter.restore();
}

void paintPlayerMark(QPainter& painter, const QRectF& where, std::size_t player, const Colours& colours) {
  const QPointF middle = where.center();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.player(player));
  switch (player % 4) {
    case 0:
      painter.drawEllipse(where);
      break;
    case 1:
      painter.drawRect(where);
      break;
    case 2:
      painter.drawPolygon(QPolygonF{{middle.x(), where.top()},
                                    {where.right(), middle.y()},
                                    {middle.x(), where.bottom()},
                                    {where.left(), middle.y()}});
      break;
    default:
      painter.drawPolygon(QPolygonF{{middle.x(), where.top()}, where.bottomRight(), where.bottomLeft()});
  }
  painter.restore();
}

}  // namespace rozbor::desktop
