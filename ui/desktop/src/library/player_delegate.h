#pragma once

#include <QStyledItemDelegate>

namespace rozbor::desktop {

/// Paints a player's mark before the name.
class PlayerDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace rozbor::desktop
