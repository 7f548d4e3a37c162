#include "section_view.h"

#include <QHeaderView>

namespace rozbor::desktop {

SectionView::SectionView(SectionModel& sections, QWidget* parent) : QTreeView(parent), sections_(sections) {
  setModel(&sections_);
  setUniformRowHeights(true);
  setAlternatingRowColors(true);
  setFrameShape(QFrame::NoFrame);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setStyleSheet(QStringLiteral("QTreeView::item { padding: 3px 0; }"));
  setColumnHidden(GameModel::event, true);
  setSortingEnabled(true);
  sortByColumn(GameModel::day, Qt::DescendingOrder);
  connect(&sections_, &QAbstractItemModel::modelReset, this, &SectionView::unfold);
  connect(this, &QTreeView::collapsed, this,
          [this](const QModelIndex& row) { folded_.insert(sections_.eventAt(row.row())); });
  connect(this, &QTreeView::expanded, this,
          [this](const QModelIndex& row) { folded_.remove(sections_.eventAt(row.row())); });
}

void SectionView::unfold() {
  for (int section = 0; section < sections_.rowCount(); ++section) {
    const QModelIndex row = sections_.index(section, 0);
    setFirstColumnSpanned(section, {}, true);
    setExpanded(row, !folded_.contains(sections_.eventAt(section)));
  }
}

}  // namespace rozbor::desktop
