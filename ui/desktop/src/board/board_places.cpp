#include <QPainter>
#include <algorithm>

#include "board_widget.h"
#include "colours.h"
#include "laid_tiles.h"
#include "tile_painter.h"

// A part of BoardWidget: places of a word, to choose from.
namespace rozbor::desktop {
namespace {

/// Where the number of a place is: at the edge of its first square where its word begins, so that a place
/// across and one down from the same square have theirs apart.
QPointF numberCentre(const QRectF& cell, game::Direction direction) {
  const double back = cell.width() * 0.46;
  return cell.center() - (direction == game::Direction::across ? QPointF(back, 0) : QPointF(0, back));
}

void paintNumber(QPainter& painter, const QPointF& centre, double side, std::size_t number,
                 const Colours& colours) {
  const double radius = side * 0.23;
  painter.setPen(QPen(colours.ghostEdge, side * 0.05));
  painter.setBrush(colours.ghost);
  painter.drawEllipse(centre, radius, radius);
  QFont font = painter.font();
  font.setPixelSize(std::max(6, static_cast<int>(side * 0.32)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(colours.tileInk);
  painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   QString::number(number));
}

}  // namespace

std::optional<std::size_t> BoardWidget::placeAt(game::Square square) const {
  const auto& places = view_.places;
  const auto lies = [&](const game::Move& place) {
    const auto laid = laidTiles(place, view_.board);
    return std::any_of(laid.begin(), laid.end(), [&](const auto& tile) { return tile.first == square; });
  };
  auto found = std::find_if(places.begin(), places.end(),
                            [&](const game::Move& place) { return place.start() == square; });
  if (found == places.end()) found = std::find_if(places.begin(), places.end(), lies);
  if (found == places.end()) return std::nullopt;
  return static_cast<std::size_t>(found - places.begin());
}

/// The likeliest has its tiles; of the others there are only frames, for they may lie over each other.
void BoardWidget::paintPlaces(QPainter& painter, const Grid& grid, const Colours& colours) const {
  QColor tint = colours.ghost;
  tint.setAlpha(90);
  for (std::size_t at = view_.places.size(); at-- > 1;) {
    const game::Move& place = view_.places[at];
    const game::Square last = place.start().step(place.direction(), place.length() - 1);
    const QRectF frame = grid.cell(place.start()).united(grid.cell(last));
    const double inset = grid.side * 0.1;
    painter.setBrush(tint);
    painter.setPen(QPen(colours.ghostEdge, grid.side * 0.04, Qt::DashLine));
    painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), inset, inset);
  }
  for (const auto& [square, tile] : laidTiles(view_.places.front(), view_.board))
    paintTile(painter, grid.cell(square), tile, *view_.language, TileLook::ghost, colours);
  for (std::size_t at = 0; at < view_.places.size(); ++at) {
    const game::Move& place = view_.places[at];
    paintNumber(painter, numberCentre(grid.cell(place.start()), place.direction()), grid.side, at + 1,
                colours);
  }
}

}  // namespace rozbor::desktop
