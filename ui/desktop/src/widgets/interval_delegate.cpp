#include "interval_delegate.h"

#include <QPainter>

#include "game/candidate_model.h"

namespace rozbor::desktop {

QSize IntervalDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  return {option.fontMetrics.averageCharWidth() * 14, QStyledItemDelegate::sizeHint(option, index).height()};
}

void IntervalDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const auto ends = index.data(CandidateModel::intervalRole).value<QList<double>>();
  if (ends.size() != 3) return;
  const QRectF area = QRectF(option.rect).adjusted(8, 0, -8, 0);
  const auto at = [&](double share) { return area.left() + area.width() * share; };
  const double middle = area.center().y();
  const double whisker = area.height() * 0.18;
  const bool selected = (option.state & QStyle::State_Selected) != 0;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QColor ink = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
  painter->setPen(QPen(ink, 1.3));
  painter->drawLine(QPointF(at(ends[0]), middle), QPointF(at(ends[2]), middle));
  for (const double end : {ends[0], ends[2]})
    painter->drawLine(QPointF(at(end), middle - whisker), QPointF(at(end), middle + whisker));
  painter->setBrush(ink);
  painter->drawEllipse(QPointF(at(ends[1]), middle), 2.6, 2.6);
  painter->restore();
}

}  // namespace rozbor::desktop
