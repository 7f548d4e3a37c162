#pragma once

#include <QStyledItemDelegate>

namespace rozbor::desktop {

/// Draws the interval of CandidateModel::intervalRole: a line from end to end and a dot where the value is.
class IntervalDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rozbor::desktop
