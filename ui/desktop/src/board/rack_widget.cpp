#include "rack_widget.h"

#include <QApplication>
#include <QDrag>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "colours.h"
#include "rozbor/game/notation.h"
#include "tile_mime.h"
#include "tile_painter.h"

namespace rozbor::desktop {

RackWidget::RackWidget(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void RackWidget::setRack(std::shared_ptr<const game::Language> language, const game::Rack& rack, int places) {
  language_ = std::move(language);
  rack_ = rack;
  places_ = std::max(places, rack.size());
  setAccessibleName(QString::fromStdString(rackText(rack_, language_->alphabet)));
  updateGeometry();
  update();
}

int RackWidget::fullSide() const {
  return fontMetrics().height() * 2;
}

int RackWidget::side() const {
  return std::min(fullSide(), width() / std::max(places_, 1));
}

QSize RackWidget::sizeHint() const {
  return {fullSide() * std::max(places_, 1), fullSide()};
}

QSize RackWidget::minimumSizeHint() const {
  constexpr double kSmallest = 0.65;
  return {static_cast<int>(fullSide() * kSmallest) * std::max(places_, 1), fullSide()};
}

void RackWidget::setOrder(std::vector<game::Tile> order) {
  order_ = std::move(order);
  update();
}

void RackWidget::setChosen(const game::TileCounts& chosen) {
  chosen_ = chosen;
  update();
}

std::vector<game::Tile> RackWidget::tiles() const {
  std::vector<game::Tile> tiles;
  game::Rack rest = rack_;
  for (const game::Tile tile : order_) {
    if (rest.remove(tile)) tiles.push_back(tile);
  }
  rest.forEachTile([&](game::Tile tile) { tiles.push_back(tile); });
  return tiles;
}

std::vector<bool> RackWidget::chosenPlaces() const {
  std::vector<bool> places;
  game::TileCounts rest = chosen_;
  for (const game::Tile tile : tiles())
    places.push_back(rest.remove(tile));
  return places;
}

QPoint RackWidget::centreOf(std::size_t tile) const {
  return {static_cast<int>(tile) * side() + side() / 2, height() / 2};
}

void RackWidget::mousePressEvent(QMouseEvent* event) {
  const auto at = static_cast<std::size_t>(event->position().x() / side());
  if (!carried_ || event->button() != Qt::LeftButton || at >= tiles().size()) return;
  pressed_ = at;
  pressedAt_ = event->pos();
}

void RackWidget::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_ || (event->pos() - pressedAt_).manhattanLength() < QApplication::startDragDistance()) return;
  const auto all = tiles();
  const std::size_t at = *std::exchange(pressed_, std::nullopt);
  if (at < all.size()) carry(all[at]);
}

void RackWidget::mouseReleaseEvent(QMouseEvent*) {
  const auto pressed = std::exchange(pressed_, std::nullopt);
  const auto all = tiles();
  if (pressed && *pressed < all.size()) emit tileClicked(all[*pressed], chosenPlaces()[*pressed]);
}

void RackWidget::carry(game::Tile tile) {
  QPixmap picture(side(), side());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintTile(painter, QRectF(0, 0, side(), side()), tile, *language_, TileLook::fresh, coloursFor(palette()));
  painter.end();
  auto* drag = new QDrag(this);
  drag->setMimeData(mimeOf(tile));
  drag->setPixmap(picture);
  drag->setHotSpot({side() / 2, side() / 2});
  drag->exec();
}

void RackWidget::paintEvent(QPaintEvent*) {
  if (!language_) return;
  const Colours& colours = coloursFor(palette());
  QPainter painter(this);
  QRectF cell(0, (height() - side()) / 2.0, side(), side());
  const auto chosen = chosenPlaces();
  std::size_t at = 0;
  for (const game::Tile tile : tiles()) {
    paintTile(painter, cell, tile, *language_, chosen[at++] ? TileLook::fresh : TileLook::lying, colours);
    cell.translate(side(), 0);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours.coordinate, 1, Qt::DashLine));
  for (int place = rack_.size(); place < places_; ++place) {
    painter.drawRoundedRect(cell.adjusted(2, 2, -2, -2), 3, 3);
    cell.translate(side(), 0);
  }
}

}  // namespace rozbor::desktop
