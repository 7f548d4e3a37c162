#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "board_widget.h"
#include "board_words.h"
#include "colours.h"
#include "tile_mime.h"
#include "tile_painter.h"

// A part of BoardWidget: moves that are entered on it.
namespace rozbor::desktop {
namespace {

bool isLetter(const QKeyEvent& event) {
  const bool plain = (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
  return plain && !event.text().isEmpty() && event.text().front().isLetter();
}

/// Rows down and columns to the right.
std::optional<std::pair<int, int>> stepOf(int key) {
  switch (key) {
    case Qt::Key_Left:
      return std::pair(0, -1);
    case Qt::Key_Right:
      return std::pair(0, 1);
    case Qt::Key_Up:
      return std::pair(-1, 0);
    case Qt::Key_Down:
      return std::pair(1, 0);
    default:
      return std::nullopt;
  }
}

/// Points right, or down.
QPolygonF arrow(const QRectF& cell, game::Direction direction) {
  const QPointF centre = cell.center();
  const double reach = cell.width() * 0.28;
  const QPointF along = direction == game::Direction::across ? QPointF(reach, 0) : QPointF(0, reach);
  const QPointF aside = direction == game::Direction::across ? QPointF(0, reach) : QPointF(reach, 0);
  return {{centre + along, centre - along + aside, centre - along - aside}};
}

}  // namespace

std::optional<game::Square> BoardWidget::squareAt(const QPointF& point) const {
  if (!view_.language) return std::nullopt;
  const Grid place = grid();
  const double row = (point.y() - place.top) / place.side;
  const double column = (point.x() - place.left) / place.side;
  const game::BoardLayout& layout = view_.language->board;
  if (row < 0 || column < 0 || row >= layout.rows() || column >= layout.columns()) return std::nullopt;
  return game::Square(static_cast<int>(row), static_cast<int>(column));
}

QPointF BoardWidget::centreOf(game::Square square) const {
  return grid().cell(square).center();
}

/// Letters are for the board then, and not the keys of menus.
bool BoardWidget::event(QEvent* event) {
  if (view_.entry && event->type() == QEvent::ShortcutOverride && isLetter(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  const auto square = squareAt(event->position());
  if (view_.entry && square) emit squareClicked(*square);
  if (const auto place = square ? placeAt(*square) : std::nullopt) emit placeClicked(*place);
}

void BoardWidget::contextMenuEvent(QContextMenuEvent* event) {
  const auto square = squareAt(event->pos());
  const QStringList words = square ? wordsThrough(view_, *square) : QStringList();
  if (words.isEmpty()) return event->ignore();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (const QString& word : words)
    menu->addAction(phrase(wording_, "Look up {0}", word.toStdString()), this,
                    [this, word] { emit wordAsked(word); });
  menu->popup(event->globalPos());
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
  if (view_.entry && isLetter(*event)) return emit letterTyped(event->text());
  if (view_.entry && event->key() == Qt::Key_Backspace) return emit takenBack();
  if (view_.entry && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
    return emit submitted();
  if (view_.entry && event->key() == Qt::Key_Delete) return emit erased();
  const auto step = stepOf(event->key());
  if (view_.entry && step) return emit stepped(step->first, step->second);
  QWidget::keyPressEvent(event);
}

void BoardWidget::dragEnterEvent(QDragEnterEvent* event) {
  if (view_.entry && tileOf(*event->mimeData())) event->acceptProposedAction();
}

void BoardWidget::dragMoveEvent(QDragMoveEvent* event) {
  const auto square = squareAt(event->position());
  event->setAccepted(square && view_.board.isEmpty(*square));
}

void BoardWidget::dropEvent(QDropEvent* event) {
  const auto square = squareAt(event->position());
  const auto tile = tileOf(*event->mimeData());
  if (!square || !tile) return;
  event->acceptProposedAction();
  emit tileDropped(*tile, *square);
}

void BoardWidget::paintEntry(QPainter& painter, const Grid& grid, const Colours& colours) const {
  for (const auto& [square, tile] : view_.entry->laid)
    paintTile(painter, grid.cell(square), tile, *view_.language, TileLook::fresh, colours);
  const auto& cursor = view_.entry->cursor;
  if (!cursor || !view_.board.contains(*cursor)) return;
  const QRectF cell = grid.cell(*cursor);
  const bool taken = std::any_of(view_.entry->laid.begin(), view_.entry->laid.end(),
                                 [&](const auto& laid) { return laid.first == *cursor; });
  painter.setPen(QPen(colours.ghostEdge, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(cell.adjusted(1.5, 1.5, -0.5, -0.5));
  if (taken || !view_.board.isEmpty(*cursor)) return;
  painter.setBrush(colours.ghostEdge);
  painter.drawPolygon(arrow(cell, view_.entry->direction));
}

}  // namespace rozbor::desktop
