#include "tables.h"

#include <QHeaderView>
#include <QTableView>

namespace rozbor::desktop {

void dressTable(QTableView& table) {
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setAlternatingRowColors(true);
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setTabKeyNavigation(false);
  table.setFrameShape(QFrame::NoFrame);
  table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table.verticalHeader()->hide();
  table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 7);
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setMinimumSectionSize(24);
}

}  // namespace rozbor::desktop
