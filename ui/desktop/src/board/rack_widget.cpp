#include "rack_widget.h"

#include <QDrag>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

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

std::vector<game::Tile> RackWidget::tiles() const {
  std::vector<game::Tile> tiles;
  rack_.forEachTile([&](game::Tile tile) { tiles.push_back(tile); });
  return tiles;
}

void RackWidget::mousePressEvent(QMouseEvent* event) {
  const auto all = tiles();
  const auto at = static_cast<std::size_t>(event->position().x() / side());
  if (!carried_ || at >= all.size()) return;
  QPixmap picture(side(), side());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintTile(painter, QRectF(0, 0, side(), side()), all[at], *language_, TileLook::fresh,
            coloursFor(palette()));
  painter.end();
  auto* drag = new QDrag(this);
  drag->setMimeData(mimeOf(all[at]));
  drag->setPixmap(picture);
  drag->setHotSpot({side() / 2, side() / 2});
  drag->exec();
}

void RackWidget::paintEvent(QPaintEvent*) {
  if (!language_) return;
  const Colours& colours = coloursFor(palette());
  QPainter painter(this);
  QRectF cell(0, (height() - side()) / 2.0, side(), side());
  for (const game::Tile tile : tiles()) {
    paintTile(painter, cell, tile, *language_, TileLook::lying, colours);
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
