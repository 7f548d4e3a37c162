#include "page_icons.h"

#include <QPainter>
#include <QPolygonF>

#include "drawn_icon.h"

namespace rozbor::desktop {
namespace {

void paintHome(QPainter& painter) {
  painter.drawPolyline(QPolygonF{{6, 32}, {32, 9}, {58, 32}});
  painter.drawPolyline(QPolygonF{{14, 27}, {14, 55}, {50, 55}, {50, 27}});
  painter.drawRect(QRectF(27, 38, 10, 17));
}

/// A board with tiles in two of its rows.
void paintGame(QPainter& painter) {
  painter.drawRoundedRect(QRectF(8, 8, 48, 48), 5, 5);
  for (const double at : {24.0, 40.0}) {
    painter.drawLine(QPointF(at, 8), QPointF(at, 56));
    painter.drawLine(QPointF(8, at), QPointF(56, at));
  }
  painter.fillRect(QRectF(24, 24, 32, 16), painter.pen().color());
}

/// A page with rows and a column of numbers.
void paintSheet(QPainter& painter) {
  painter.drawRoundedRect(QRectF(12, 6, 40, 52), 4, 4);
  for (const double at : {19.0, 31.0, 43.0}) {
    painter.drawLine(QPointF(20, at), QPointF(36, at));
    painter.drawLine(QPointF(42, at), QPointF(45, at));
  }
}

/// A tile above a rack of tiles.
void paintPlay(QPainter& painter) {
  painter.drawRoundedRect(QRectF(24, 7, 18, 18), 3, 3);
  for (const double left : {8.0, 24.0, 40.0})
    painter.drawRect(QRectF(left, 33, 16, 15));
  painter.drawLine(QPointF(5, 56), QPointF(59, 56));
}

/// Books on a shelf, the last one leaning.
void paintLibrary(QPainter& painter) {
  painter.drawRect(QRectF(9, 12, 11, 44));
  painter.drawRect(QRectF(20, 20, 11, 36));
  painter.drawPolygon(QPolygonF{{36, 16}, {46, 12}, {58, 52}, {48, 56}});
}

/// A target.
void paintTraining(QPainter& painter) {
  const QPointF middle(32, 32);
  for (const double radius : {24.0, 13.0})
    painter.drawEllipse(middle, radius, radius);
  painter.setBrush(painter.pen().color());
  painter.drawEllipse(middle, 3.0, 3.0);
}

/// A way that parts.
void paintWhatIf(QPainter& painter) {
  painter.drawLine(QPointF(32, 56), QPointF(32, 38));
  painter.drawPolyline(QPolygonF{{13, 12}, {13, 22}, {32, 38}, {51, 22}, {51, 12}});
  for (const double at : {13.0, 51.0})
    painter.drawEllipse(QPointF(at, 10), 5.0, 5.0);
  painter.setBrush(painter.pen().color());
  painter.drawEllipse(QPointF(32, 56), 4.0, 4.0);
}

/// A curve that rises.
void paintCoach(QPainter& painter) {
  painter.drawPolyline(QPolygonF{{8, 8}, {8, 56}, {56, 56}});
  painter.drawPolyline(QPolygonF{{17, 44}, {29, 31}, {38, 38}, {55, 16}});
  painter.drawPolyline(QPolygonF{{42, 15}, {55, 16}, {54, 29}});
}

void paint(PageIcon icon, QPainter& painter) {
  switch (icon) {
    case PageIcon::home:
      return paintHome(painter);
    case PageIcon::game:
      return paintGame(painter);
    case PageIcon::sheet:
      return paintSheet(painter);
    case PageIcon::play:
      return paintPlay(painter);
    case PageIcon::library:
      return paintLibrary(painter);
    case PageIcon::training:
      return paintTraining(painter);
    case PageIcon::whatIf:
      return paintWhatIf(painter);
    case PageIcon::coach:
      return paintCoach(painter);
  }
}

}  // namespace

QIcon pageIcon(PageIcon icon, const QPalette& palette) {
  return drawnIcon(palette, [icon](QPainter& painter, const QColor& colour) {
    painter.setPen(QPen(colour, 4.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    paint(icon, painter);
  });
}

}  // namespace rozbor::desktop
