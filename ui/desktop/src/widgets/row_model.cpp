#include "row_model.h"

namespace rozbor::desktop {

RowModel::RowModel(std::vector<Spoken> headings, QObject* parent)
    : QAbstractTableModel(parent), headings_(std::move(headings)) {}

void RowModel::setRows(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

void RowModel::sayRows(std::vector<Row> rows) {
  rows_ = std::move(rows);
  sayAgain(*this);
}

void RowModel::addRow(Row row) {
  beginInsertRows({}, rowCount(), rowCount());
  rows_.push_back(std::move(row));
  endInsertRows();
}

int RowModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RowModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(headings_.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Cell& cell = rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
      return cell.text;
    case sortRole:
      return cell.sortKey.isValid() ? cell.sortKey : QVariant(cell.text);
    case markRole:
      return cell.mark;
    case Qt::TextAlignmentRole:
      return QVariant((cell.sortKey.isValid() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) return headings_[static_cast<std::size_t>(section)].now();
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
  return {};
}

}  // namespace rozbor::desktop
