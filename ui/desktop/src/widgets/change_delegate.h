#pragma once

#include <QStyledItemDelegate>

namespace rozbor::desktop {

/// Paints a row of words so that those stand out which the cell in another column does not have at their
/// place.
class ChangeDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  ChangeDelegate(int otherColumn, QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  int otherColumn_;
};

}  // namespace rozbor::desktop
