#include "row_mark.h"

#include <QApplication>
#include <QStyle>

#include "board/colours.h"
#include "widgets/row_model.h"

namespace rozbor::desktop {

void RowMarkDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  const auto mark = static_cast<RowMark>(index.data(RowModel::markRole).toInt());
  if (mark == RowMark::none) return;
  const Colours& colours = coloursFor(option->palette);
  option->backgroundBrush = mark == RowMark::broken ? colours.alarm : colours.notice;
  option->font.setBold(true);
  if (mark != RowMark::broken || index.column() != 0) return;
  option->features |= QStyleOptionViewItem::HasDecoration;
  option->icon = QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning);
  const int side = option->fontMetrics.height();
  option->decorationSize = {side, side};
}

}  // namespace rozbor::desktop
