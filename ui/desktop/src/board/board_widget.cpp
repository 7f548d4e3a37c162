#include "board_widget.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "colours.h"
#include "laid_tiles.h"
#include "speech/phrase.h"
#include "tile_painter.h"

namespace rozbor::desktop {
namespace {

/// Room for the coordinates, in sides of a square.
constexpr double kMargin = 0.72;

QColor premiumColour(game::Premium premium, const Colours& colours) {
  if (premium.word > 1) return premium.word > 2 ? colours.tripleWord : colours.doubleWord;
  if (premium.letter > 1) return premium.letter > 2 ? colours.tripleLetter : colours.doubleLetter;
  return colours.square;
}

QPainterPath star(const QRectF& cell) {
  constexpr int kPoints = 10;
  QPainterPath path;
  for (int point = 0; point < kPoints; ++point) {
    const double radius = cell.width() * (point % 2 == 0 ? 0.34 : 0.15);
    const double angle = std::numbers::pi * (2.0 * point / kPoints - 0.5);
    const QPointF at = cell.center() + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    point == 0 ? path.moveTo(at) : path.lineTo(at);
  }
  path.closeSubpath();
  return path;
}

QFont sized(QFont font, double pixels) {
  font.setPixelSize(std::max(4, static_cast<int>(pixels)));
  return font;
}

}  // namespace

BoardWidget::BoardWidget(const LiveWording& wording, QWidget* parent) : QWidget(parent), wording_(wording) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  spoken(wording_, "Board").to(this, &QWidget::setAccessibleName);
}

void BoardWidget::setView(BoardView view) {
  view_ = std::move(view);
  setAcceptDrops(view_.entry.has_value());
  setFocusPolicy(view_.entry ? Qt::StrongFocus : Qt::NoFocus);
  view_.places.empty() ? unsetCursor() : setCursor(Qt::PointingHandCursor);
  update();
}

QRectF BoardWidget::Grid::cell(game::Square square) const {
  return {left + square.column * side, top + square.row * side, side, side};
}

BoardWidget::Grid BoardWidget::grid() const {
  const game::BoardLayout& layout = view_.language->board;
  const double side = std::floor(
      std::min((width() - 2) / (layout.columns() + kMargin), (height() - 2) / (layout.rows() + kMargin)));
  const double left = (width() - (layout.columns() - kMargin) * side) / 2;
  const double spare = height() - (layout.rows() + kMargin) * side;
  return {std::floor(std::max(left, kMargin * side)), std::ceil(kMargin * side + spare / 2), side};
}

void BoardWidget::paintEvent(QPaintEvent*) {
  if (!view_.language) return;
  const Colours& colours = coloursFor(palette());
  const Grid place = grid();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintSquares(painter, place, colours);
  paintCoordinates(painter, place, colours);
  paintTiles(painter, place, colours);
  if (view_.ghost) paintGhost(painter, place, colours);
  if (!view_.places.empty()) paintPlaces(painter, place, colours);
  if (view_.entry) paintEntry(painter, place, colours);
}

void BoardWidget::paintSquares(QPainter& painter, const Grid& grid, const Colours& colours) const {
  const game::BoardLayout& layout = view_.language->board;
  for (int row = 0; row < layout.rows(); ++row) {
    for (int column = 0; column < layout.columns(); ++column) {
      const game::Square square(row, column);
      const QRectF cell = grid.cell(square);
      painter.setPen(QPen(colours.grid, 1));
      painter.setBrush(premiumColour(layout.premium(square), colours));
      painter.drawRect(cell.translated(0.5, 0.5));
      if (view_.board.isEmpty(square)) paintPremium(painter, cell, square, colours);
    }
  }
}

void BoardWidget::paintPremium(QPainter& painter, const QRectF& cell, game::Square square,
                               const Colours& colours) const {
  const game::Premium premium = view_.language->board.premium(square);
  painter.setPen(colours.mark);
  // The start square has a star in place of its name.
  if (square == view_.language->board.start()) {
    painter.fillPath(star(cell), colours.mark);
  } else if (premium != game::Premium{}) {
    painter.setFont(sized(font(), cell.width() * 0.34));
    painter.drawText(cell, Qt::AlignCenter,
                     premium.word > 1 ? phrase(wording_, "{0}W", int{premium.word})
                                      : phrase(wording_, "{0}L", int{premium.letter}));
  }
}

void BoardWidget::paintCoordinates(QPainter& painter, const Grid& grid, const Colours& colours) const {
  const double margin = kMargin * grid.side;
  painter.setFont(sized(font(), grid.side * 0.4));
  painter.setPen(colours.coordinate);
  for (int column = 0; column < view_.language->board.columns(); ++column) {
    const QRectF cell = grid.cell({0, column});
    painter.drawText(QRectF(cell.left(), cell.top() - margin, grid.side, margin), Qt::AlignCenter,
                     QString(QChar(u'A' + column)));
  }
  for (int row = 0; row < view_.language->board.rows(); ++row) {
    const QRectF cell = grid.cell({row, 0});
    painter.drawText(QRectF(cell.left() - margin, cell.top(), margin, grid.side), Qt::AlignCenter,
                     QString::number(row + 1));
  }
}

void BoardWidget::paintTiles(QPainter& painter, const Grid& grid, const Colours& colours) const {
  game::Board fresh = view_.language->board.emptyBoard();
  if (view_.played && !view_.ghost) {
    for (const auto& [square, tile] : laidTiles(*view_.played, view_.board))
      fresh.set(square, tile);
  }
  for (int row = 0; row < view_.board.rows(); ++row) {
    for (int column = 0; column < view_.board.columns(); ++column) {
      const game::Square square(row, column);
      if (view_.board.isEmpty(square)) continue;
      const TileLook look = fresh.isEmpty(square) ? TileLook::lying : TileLook::fresh;
      paintTile(painter, grid.cell(square), view_.board.at(square), *view_.language, look, colours);
    }
  }
}

void BoardWidget::paintGhost(QPainter& painter, const Grid& grid, const Colours& colours) const {
  if (view_.played) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.freshEdge, 1.5, Qt::DotLine));
    for (const auto& [square, tile] : laidTiles(*view_.played, view_.board))
      painter.drawRect(grid.cell(square).adjusted(2, 2, -1, -1));
  }
  for (const auto& [square, tile] : laidTiles(*view_.ghost, view_.board))
    paintTile(painter, grid.cell(square), tile, *view_.language, TileLook::ghost, colours);
}

}  // namespace rozbor::desktop
