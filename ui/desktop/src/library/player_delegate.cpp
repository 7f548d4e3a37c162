#include "player_delegate.h"

#include <QApplication>
#include <QPainter>

#include "board/colours.h"
#include "board/marks.h"
#include "game/turn_model.h"

namespace rozbor::desktop {
namespace {

constexpr int kMark = 8;

}  // namespace

void PlayerDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  // The style leaves room for a decoration, which `paint` then fills.
  option->features |= QStyleOptionViewItem::HasDecoration;
  option->decorationSize = QSize(kMark + 2, kMark + 2);
  option->icon = QIcon();
}

void PlayerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  QStyleOptionViewItem cell(option);
  initStyleOption(&cell, index);
  const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
  const QRect room = style->subElementRect(QStyle::SE_ItemViewItemDecoration, &cell, cell.widget);
  Colours colours = coloursFor(cell.palette);
  if ((cell.state & QStyle::State_Selected) != 0)
    colours.players.fill(cell.palette.color(QPalette::HighlightedText));
  paintPlayerMark(*painter,
                  QRectF(room.center().x() - kMark / 2.0, room.center().y() - kMark / 2.0 + 1, kMark, kMark),
                  index.data(TurnModel::playerRole).toUInt(), colours);
}

}  // namespace rozbor::desktop
