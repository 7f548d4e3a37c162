#pragma once

#include <QStyledItemDelegate>

namespace rozbor::desktop {

/// Why a row of a sheet stands out.
enum class RowMark { none, broken, mended };

/// Paints marked rows (RowModel::markRole) so that they stand out; what the mark means stands in words in a
/// cell of the row.
class RowMarkDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace rozbor::desktop
