#pragma once

#include <QStyledItemDelegate>

namespace rozbor::desktop {

/// Paints a verdict: the mark of its band, then the word in the colour of the band.
class BandDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rozbor::desktop
