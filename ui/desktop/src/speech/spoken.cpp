#include "spoken.h"

#include <QAbstractItemModel>

namespace rozbor::desktop {

void sayAgain(QAbstractItemModel& model) {
  const int columns = model.columnCount();
  const int rows = model.rowCount();
  if (columns == 0) return;
  emit model.headerDataChanged(Qt::Horizontal, 0, columns - 1);
  if (rows > 0) emit model.dataChanged(model.index(0, 0), model.index(rows - 1, columns - 1));
}

}  // namespace rozbor::desktop
