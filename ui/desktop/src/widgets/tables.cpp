#include "tables.h"

#include <QHeaderView>
#include <QTableView>

#include "follower.h"

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
  // Rows as high as a line of text, in whatever size it is shown.
  new Follower(table, table, QEvent::FontChange, [&table] {
    constexpr int kAir = 7;  // pixels
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + kAir);
  });
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setMinimumSectionSize(24);
}

void makeSortedTable(QTableView& table, QAbstractItemModel& model, const Spoken& name) {
  table.setModel(&model);
  dressTable(table);
  name.to(&table, &QWidget::setAccessibleName);
  table.setSortingEnabled(true);
  table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void setWidths(QTableView& table, std::initializer_list<int> widths) {
  table.horizontalHeader()->setStretchLastSection(true);
  int column = 0;
  for (const int width : widths)
    table.setColumnWidth(column++, width);
}

}  // namespace rozbor::desktop
