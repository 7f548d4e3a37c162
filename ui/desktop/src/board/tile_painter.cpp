#include "tile_painter.h"

#include <QFont>
#include <QPen>
#include <algorithm>

namespace rozbor::desktop {
namespace {

QColor faceOf(TileLook look, const Colours& colours) {
  if (look == TileLook::fresh) return colours.fresh;
  return look == TileLook::ghost ? colours.ghost : colours.tile;
}

QPen edgeOf(TileLook look, const Colours& colours, double side) {
  if (look == TileLook::lying) return {colours.tileEdge, side * 0.04};
  QPen pen(look == TileLook::fresh ? colours.freshEdge : colours.ghostEdge, side * 0.07);
  if (look == TileLook::ghost) pen.setDashPattern({2.2, 1.2});
  return pen;
}

void paintLetter(QPainter& painter, const QRectF& face, const QString& letter, bool hasValue) {
  QFont font = painter.font();
  // Letters of two and three characters shrink to fit.
  font.setPixelSize(std::max(4, static_cast<int>(face.height() * (letter.size() > 1 ? 0.46 : 0.66))));
  font.setWeight(QFont::DemiBold);
  painter.setFont(font);
  const double left = hasValue ? face.width() * 0.06 : 0;
  painter.drawText(face.adjusted(-left, -face.height() * 0.03, -left, 0), Qt::AlignCenter, letter);
}

void paintValue(QPainter& painter, const QRectF& face, int value) {
  QFont font = painter.font();
  font.setPixelSize(std::max(4, static_cast<int>(face.height() * 0.29)));
  font.setWeight(QFont::Normal);
  painter.setFont(font);
  painter.drawText(face.adjusted(0, 0, -face.width() * 0.08, -face.height() * 0.02),
                   Qt::AlignRight | Qt::AlignBottom, QString::number(value));
}

void paintRing(QPainter& painter, const QRectF& face, bool standsForLetter) {
  const double inset = face.width() * (standsForLetter ? 0.09 : 0.25);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(painter.pen().color(), face.width() * 0.045));
  painter.drawEllipse(face.adjusted(inset, inset, -inset, -inset));
}

}  // namespace

void paintTile(QPainter& painter, const QRectF& where, game::Tile tile, const game::Language& language,
               TileLook look, const Colours& colours) {
  const double side = where.width();
  const double inset = side * 0.045;
  const QRectF face = where.adjusted(inset, inset, -inset, -inset);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(edgeOf(look, colours, side));
  painter.setBrush(faceOf(look, colours));
  painter.drawRoundedRect(face, side * 0.13, side * 0.13);
  painter.setPen(colours.tileInk);
  if (tile.letter()) {
    const auto& letter = language.alphabet.upper(tile.letter());
    paintLetter(painter, face, QString::fromStdString(letter), !tile.isBlank());
  }
  if (tile.isBlank()) {
    paintRing(painter, face, static_cast<bool>(tile.letter()));
  } else {
    paintValue(painter, face, language.value(tile));
  }
  painter.restore();
}

}  // namespace rozbor::desktop
