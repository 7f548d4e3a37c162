#include "board.h"

#include <QPainterPath>
#include <string>

namespace rozbor::charts::pdf_pages {
namespace {

using game::Premium;
using game::Square;
using game::Tile;
using reports::BoardFigure;
using reports::LaidTiles;

/// The light colours of the page (html_style.cpp).
struct Colours {
  QColor square{0xef, 0xeb, 0xdf};
  QColor grid{0xd6, 0xd0, 0xbf};
  QColor tripleWord{0xcf, 0x74, 0x60};
  QColor doubleWord{0xec, 0xc3, 0xb6};
  QColor tripleLetter{0x6f, 0x9f, 0xc4};
  QColor doubleLetter{0xc3, 0xdb, 0xe8};
  QColor premiumText{0x4a, 0x46, 0x3c};
  QColor coordinate{0x77, 0x73, 0x6a};
  QColor tile{0xf3, 0xdf, 0xae};
  QColor tileEdge{0xc4, 0xa7, 0x66};
  QColor tileInk{0x2f, 0x27, 0x18};
  QColor played{0xff, 0xc9, 0x33};
  QColor playedEdge{0x7a, 0x4b, 0x00};
  QColor better{0xcd, 0xeb, 0xd4};
  QColor betterEdge{0x1d, 0x6b, 0x3c};
};

const Colours& colours() {
  static const Colours kColours;
  return kColours;
}

constexpr double kMargin = 0.65;  ///< of a square, for the coordinates left and above

/// How a tile is drawn: lying, just played (thick edge), or the better one (dashed edge).
struct TileLook {
  QColor fill = colours().tile;
  QColor edge = colours().tileEdge;
  double width = 0.045;  ///< of the tile
  bool dashed = false;
};

TileLook lookOf(LaidTiles laid) {
  if (laid == LaidTiles::played) return {colours().played, colours().playedEdge, 0.09, false};
  return {colours().better, colours().betterEdge, 0.08, true};
}

QFont letterFont(double pixels, bool bold) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(std::max(1, static_cast<int>(pixels)));
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setBold(bold);
  return font;
}

void drawCentred(QPainter& painter, const QRectF& box, double pixels, bool bold, const QColor& colour,
                 const QString& text) {
  painter.setFont(letterFont(pixels, bold));
  painter.setPen(colour);
  painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
}

void drawTileShape(QPainter& painter, const QRectF& box, const TileLook& look) {
  QPen pen(look.edge, look.width * box.width());
  if (look.dashed) pen.setDashPattern({1.8, 1});
  painter.setPen(pen);
  painter.setBrush(look.fill);
  painter.drawRoundedRect(box, box.width() * 0.13, box.width() * 0.13);
  painter.setBrush(Qt::NoBrush);
}

void drawRing(QPainter& painter, const QRectF& box, double radius) {
  painter.setPen(QPen(colours().tileInk, 0.04 * box.width()));
  painter.drawEllipse(box.center(), radius * box.width(), radius * box.width());
}

/// A blank has a ring in place of a value.
void drawTile(QPainter& painter, const QRectF& square, const game::Language& language, Tile tile,
              const TileLook& look) {
  const double inset = square.width() * 0.04;
  const QRectF box = square.adjusted(inset, inset, -inset, -inset);
  drawTileShape(painter, box, look);
  if (tile.letter().index() == 0) return drawRing(painter, box, 0.26);
  const QString letter = QString::fromStdString(language.alphabet.upper(tile.letter()));
  const double size = box.width() * (letter.size() > 1 ? 0.44 : 0.64);
  const QRectF place = box.adjusted(0, -0.02 * box.width(), -0.06 * box.width(), 0);
  drawCentred(painter, tile.isBlank() ? box : place, size, true, colours().tileInk, letter);
  if (tile.isBlank()) return drawRing(painter, box, 0.4);
  painter.setFont(letterFont(box.width() * 0.26, false));
  const double edge = box.width() * 0.07;
  painter.drawText(box.adjusted(0, 0, -edge, -edge * 0.5), Qt::AlignRight | Qt::AlignBottom,
                   QString::number(language.value(tile)));
}

QColor premiumColour(Premium premium) {
  if (premium.word > 1) return premium.word > 2 ? colours().tripleWord : colours().doubleWord;
  return premium.letter > 2 ? colours().tripleLetter : colours().doubleLetter;
}

/// As on the page: "3W", in the reader's language.
QString premiumName(Premium premium, const reports::Wording& wording) {
  const QString form = QString::fromStdString(premium.word > 1 ? wording.text("{0}W") : wording.text("{0}L"));
  return QString(form).replace(QStringLiteral("{0}"),
                               QString::number(premium.word > 1 ? premium.word : premium.letter));
}

/// Squares of one board, on paper.
struct Grid {
  QPointF origin;  ///< upper left corner of the first square
  double cell = 0;

  [[nodiscard]] QRectF square(int row, int column) const {
    return {origin.x() + column * cell, origin.y() + row * cell, cell, cell};
  }
};

void drawPremium(QPainter& painter, const QRectF& box, Premium premium, bool start,
                 const reports::Wording& wording) {
  painter.fillRect(box, premiumColour(premium));
  const QString text = start ? QStringLiteral("★") : premiumName(premium, wording);
  drawCentred(painter, box, box.width() * (start ? 0.6 : 0.34), false, colours().premiumText, text);
}

void drawBareBoard(QPainter& painter, const Grid& grid, const game::BoardLayout& layout,
                   const reports::Wording& wording) {
  const QRectF all(grid.origin, QSizeF(layout.columns() * grid.cell, layout.rows() * grid.cell));
  painter.fillRect(all, colours().square);
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      const Premium premium = layout.premium({row, column});
      if (premium == Premium{}) continue;
      drawPremium(painter, grid.square(row, column), premium, Square(row, column) == layout.start(), wording);
    }
  }
  painter.setPen(QPen(colours().grid, grid.cell * 0.04));
  for (int row = 0; row <= layout.rows(); ++row)
    painter.drawLine(all.topLeft() + QPointF(0, row * grid.cell),
                     all.topRight() + QPointF(0, row * grid.cell));
  for (int column = 0; column <= layout.columns(); ++column) {
    painter.drawLine(all.topLeft() + QPointF(column * grid.cell, 0),
                     all.bottomLeft() + QPointF(column * grid.cell, 0));
  }
}

void drawCoordinates(QPainter& painter, const Grid& grid, const game::BoardLayout& layout) {
  for (int column = 0; column < layout.columns(); ++column) {
    drawCentred(painter, grid.square(-1, column).adjusted(0, grid.cell * 0.35, 0, 0), grid.cell * 0.4, false,
                colours().coordinate, QString(QChar('A' + column)));
  }
  for (int row = 0; row < layout.rows(); ++row) {
    drawCentred(painter, grid.square(row, -1).adjusted(grid.cell * 0.3, 0, 0, 0), grid.cell * 0.4, false,
                colours().coordinate, QString::number(row + 1));
  }
}

void drawLying(QPainter& painter, const Grid& grid, const BoardFigure& figure) {
  for (int row = 0; row < figure.board.rows(); ++row) {
    for (int column = 0; column < figure.board.columns(); ++column) {
      const Tile tile = figure.board.at({row, column});
      if (!tile.empty()) drawTile(painter, grid.square(row, column), *figure.language, tile, {});
    }
  }
}

void drawLaid(QPainter& painter, const Grid& grid, const BoardFigure& figure) {
  if (!figure.move || !figure.move->isPlacement()) return;
  for (int offset = 0; offset < figure.move->length(); ++offset) {
    const Tile tile = figure.move->tiles()[static_cast<std::size_t>(offset)];
    const Square square = figure.move->start().step(figure.move->direction(), offset);
    // A record may lay tiles beyond the edge; there is nothing to draw them on.
    if (tile.empty() || !figure.board.contains(square)) continue;
    drawTile(painter, grid.square(square.row, square.column), *figure.language, tile, lookOf(figure.laid));
  }
}

double cellOf(const BoardFigure& figure, double side) {
  return side / (figure.language->board.columns() + kMargin);
}

}  // namespace

double boardHeight(const BoardFigure& figure, double side) {
  return cellOf(figure, side) * (figure.language->board.rows() + kMargin);
}

void drawBoard(QPainter& painter, QPointF where, double side, const BoardFigure& figure,
               const reports::Wording& wording) {
  const double cell = cellOf(figure, side);
  const Grid grid{where + QPointF(kMargin * cell, kMargin * cell), cell};
  drawBareBoard(painter, grid, figure.language->board, wording);
  drawCoordinates(painter, grid, figure.language->board);
  drawLying(painter, grid, figure);
  drawLaid(painter, grid, figure);
}

void drawRack(QPainter& painter, QPointF where, double tileSize, const BoardFigure& figure) {
  figure.rack.forEachTile([&](Tile tile) {
    drawTile(painter, QRectF(where, QSizeF(tileSize, tileSize)), *figure.language, tile, {});
    where.rx() += tileSize;
  });
}

}  // namespace rozbor::charts::pdf_pages
