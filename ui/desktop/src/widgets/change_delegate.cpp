#include "change_delegate.h"

#include <QApplication>
#include <QPainter>

#include "board/colours.h"

namespace rozbor::desktop {

ChangeDelegate::ChangeDelegate(int otherColumn, QObject* parent)
    : QStyledItemDelegate(parent), otherColumn_(otherColumn) {}

void ChangeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
  QStyleOptionViewItem empty = option;
  initStyleOption(&empty, index);
  empty.text.clear();
  const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &empty, painter, option.widget);

  const QStringList words = index.data().toString().split(u' ');
  const QStringList others = index.siblingAtColumn(otherColumn_).data().toString().split(u' ');
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const Colours& colours = coloursFor(option.palette);
  QRect room = option.rect.adjusted(4, 0, -2, 0);
  painter->save();
  for (qsizetype at = 0; at < words.size(); ++at) {
    const bool changed = words[at] != others.value(at);
    QFont font = option.font;
    font.setBold(changed);
    painter->setFont(font);
    const int width = QFontMetrics(font).horizontalAdvance(words[at]);
    if (changed && !selected)
      painter->fillRect(QRect(room.left() - 2, room.top() + 2, width + 4, room.height() - 4), colours.alarm);
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, words[at]);
    room.setLeft(room.left() + width + option.fontMetrics.horizontalAdvance(u' ') * 2);
  }
  painter->restore();
}

}  // namespace rozbor::desktop
