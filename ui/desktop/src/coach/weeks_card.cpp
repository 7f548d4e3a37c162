#include "weeks_card.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "rozbor/charts/charts.h"
#include "speech/phrase.h"
#include "widgets/paragraph.h"
#include "widgets/picture_widget.h"
#include "widgets/row_model.h"
#include "widgets/tables.h"

namespace rozbor::desktop {
namespace {

/// The last week comes first.
std::vector<RowModel::Row> rowsOf(const reports::ToldWeeks& weeks) {
  std::vector<RowModel::Row> rows;
  for (auto week = weeks.rows.rbegin(); week != weeks.rows.rend(); ++week) {
    RowModel::Row& row = rows.emplace_back();
    for (const std::string& cell : *week)
      row.push_back({text(cell)});
  }
  return rows;
}

}  // namespace

WeeksCard::WeeksCard(const reports::ToldWeeks& weeks, const LiveWording& wording, QWidget* parent)
    : Card(spoken(wording, "Week by week"), parent) {
  addSentence(weeks.sentences.front());
  addTable(weeks, wording);
  for (std::size_t at = 1; at < weeks.sentences.size(); ++at)
    addSentence(weeks.sentences[at]);
  reports::Picture picture = charts::timeChart(weeks.chart, wording);
  if (picture.empty()) return;
  auto* line = new QHBoxLayout;  // a small one, beside which nothing stands
  line->addWidget(new PictureWidget(std::move(picture), this), 3);
  line->addStretch(2);
  column().addLayout(line);
}

void WeeksCard::addSentence(const std::string& sentence) {
  QLabel* label = paragraph(this);
  label->setText(text(sentence));
  column().addWidget(label);
}

/// As high as its rows; a long one scrolls by itself.
void WeeksCard::addTable(const reports::ToldWeeks& weeks, const LiveWording& wording) {
  constexpr std::size_t kMostInSight = 10;
  if (weeks.rows.empty()) return;
  std::vector<Spoken> headings;
  for (const std::string& heading : weeks.headings)
    headings.emplace_back(text(heading));
  auto* model = new RowModel(std::move(headings), this);
  model->setRows(rowsOf(weeks));
  table_ = new QTableView(this);
  table_->setModel(model);
  dressTable(*table_);
  spoken(wording, "Week by week").to(table_, &QWidget::setAccessibleName);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->resizeColumnsToContents();
  const int rows = static_cast<int>(std::min(weeks.rows.size(), kMostInSight));
  const int bar = table_->horizontalHeader()->sizeHint().height() + table_->fontMetrics().height();
  table_->setFixedHeight(bar + rows * table_->verticalHeader()->defaultSectionSize());
  column().addWidget(table_);
}

}  // namespace rozbor::desktop
