#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "speech/spoken.h"

namespace rozbor::desktop {

/// Rows of texts below headings, for short lists. Cells with a number to sort by are set to the right.
class RowModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  struct Cell {
    QString text;
    QVariant sortKey{};  ///< nothing: the text
    QVariant mark{};     ///< for a delegate that paints some cells otherwise
  };
  using Row = std::vector<Cell>;
  static constexpr int sortRole = Qt::UserRole;
  static constexpr int markRole = Qt::UserRole + 1;

  explicit RowModel(std::vector<Spoken> headings, QObject* parent = nullptr);

  void setRows(std::vector<Row> rows);
  /// The same rows in other words: what is chosen stays chosen. The headings are said anew, too.
  void sayRows(std::vector<Row> rows);
  void addRow(Row row);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<Spoken> headings_;
  std::vector<Row> rows_;
};

}  // namespace rozbor::desktop
