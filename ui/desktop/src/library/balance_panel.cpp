#include "balance_panel.h"

#include <QGridLayout>
#include <QLabel>

#include "board/colours.h"
#include "speech/phrase.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

BalancePanel::BalancePanel(const LiveWording& wording, QWidget* parent)
    : QScrollArea(parent), wording_(wording) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  spoken(wording_, "Balance").to(this, &QWidget::setAccessibleName);
}

void BalancePanel::addHeads(const QString& title, const std::vector<std::string>& columns) {
  QLabel* head = boldParagraph(widget());
  head->setText(title);
  grid_->addWidget(head, row_, 0);
  int column = 1;
  for (const std::string& text : columns) {
    QLabel* name = boldParagraph(widget());
    name->setText(QString::fromStdString(text));
    name->setAlignment(Qt::AlignRight);
    grid_->addWidget(name, row_, column++);
  }
  ++row_;
}

void BalancePanel::addRows(const std::vector<reports::StoryRow>& rows) {
  for (const reports::StoryRow& row : rows) {
    const auto cell = [&](const std::string& text, int column) {
      QLabel* label = row.headline ? boldParagraph(widget()) : paragraph(widget());
      label->setText(QString::fromStdString(text));
      label->setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignRight);
      grid_->addWidget(label, row_, column);
    };
    cell(row.label, 0);
    int column = 1;
    for (const std::string& text : row.cells)
      cell(text, column++);
    ++row_;
  }
}

void BalancePanel::addRemark(const std::string& text) {
  if (text.empty()) return;
  QLabel* label = paragraph(widget());
  label->setText(QString::fromStdString(text));
  soften(*label);
  grid_->addWidget(label, row_++, 0, 1, -1);
}

void BalancePanel::setStory(const reports::GameStory& story) {
  setWidget(new QWidget(this));
  grid_ = new QGridLayout(widget());
  grid_->setContentsMargins(10, 8, 10, 8);
  grid_->setHorizontalSpacing(18);
  grid_->setVerticalSpacing(3);
  grid_->setColumnStretch(0, 1);
  row_ = 0;
  if (story.ledger.empty()) {
    addRemark(phrase(wording_,
                     "Where the result came from is told by a standard or deep analysis, which "
                     "measures the luck of the draw.")
                  .toStdString());
  } else {
    addHeads(phrase(wording_, "Where the result came from"), {});
    addHeads(QString::fromStdString(story.ledgerHead), story.ledgerColumns);
    addRows(story.ledger);
    addRemark(story.ledgerSentence);
  }
  grid_->setRowMinimumHeight(row_++, 10);
  addHeads(phrase(wording_, "The game in numbers"), story.players);
  addRows(story.summary);
  addRemark(story.method);
  for (const std::string& caveat : story.caveats)
    addRemark(caveat);
  grid_->setRowStretch(row_, 1);
}

}  // namespace rozbor::desktop
