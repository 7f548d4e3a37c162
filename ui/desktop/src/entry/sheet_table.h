#pragma once

#include <QTableView>

#include "entry_worker.h"
#include "speech/spoken.h"
#include "widgets/row_model.h"

class QAction;

namespace rozbor::desktop {

/// The rows of a sheet. Each can be chosen to be edited, removed, or have a row put before it, by a click, in
/// its menu or with keys.
class SheetTable : public QTableView {
  Q_OBJECT
 public:
  SheetTable(const LiveWording& wording, QWidget* parent);

  void setState(const EntryPtr& state);
  /// In another language.
  void sayAgain();
  /// For the list of keys.
  [[nodiscard]] const QList<QAction*>& rowActions() const { return rowActions_; }

 signals:
  void editWanted(std::size_t row);
  void insertWanted(std::size_t row);  ///< before it
  void removeWanted(std::size_t row);

 private:
  [[nodiscard]] QAction* rowAction(const Spoken& text, int key, void (SheetTable::*wanted)(std::size_t));
  [[nodiscard]] std::vector<RowModel::Row> rows() const;
  [[nodiscard]] RowModel::Row rowOf(std::size_t at, int total) const;
  [[nodiscard]] QString remarkOf(std::size_t at) const;
  [[nodiscard]] const app::MendedRow* mended(std::size_t at) const;

  const LiveWording& wording_;
  EntryPtr state_;
  RowModel model_;
  QList<QAction*> rowActions_;
};

}  // namespace rozbor::desktop
