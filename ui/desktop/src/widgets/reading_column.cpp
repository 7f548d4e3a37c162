#include "reading_column.h"

#include <QHBoxLayout>
#include <QScrollArea>

namespace rozbor::desktop {

QWidget* readingColumn(QScrollArea& page, int widest) {
  page.setWidgetResizable(true);
  page.setFrameShape(QFrame::NoFrame);
  auto* whole = new QWidget(&page);
  auto* column = new QWidget(whole);
  column->setMaximumWidth(widest);
  auto* layout = new QHBoxLayout(whole);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addStretch(1);
  layout->addWidget(column, 100);
  layout->addStretch(1);
  page.setWidget(whole);
  return column;
}

}  // namespace rozbor::desktop
