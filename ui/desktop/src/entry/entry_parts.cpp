#include <QCompleter>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include "board/board_widget.h"
#include "entry_view.h"
#include "frame/actions.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/change_delegate.h"
#include "widgets/paragraph.h"
#include "widgets/tables.h"

// A part of EntryView: what it is made of.
namespace rozbor::desktop {
namespace {

/// After which a row that is being typed is looked at.
constexpr int kPause = 150;  // ms

}  // namespace

EntryView::EntryView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      proposals_({QStringLiteral("#"), spoken(wording, "As written"), spoken(wording, "As proposed"),
                  spoken(wording, "Probability")}),
      undo_(new UndoPort(
          this, [this] { ask().undo(); }, [this] { ask().redo(); })),
      worker_(paths) {
  makeParts();
  makeLine();
  makeProposals();
  layOut();
  connectParts();
}

void EntryView::connectParts() {
  connect(&wording_, &LiveWording::changed, this, &EntryView::retranslate);
  connect(&worker_, &EntryWorker::changed, this, &EntryView::setState);
  connect(&worker_, &EntryWorker::failed, this, [this](const game::Error& error) {
    emit told(Banner::Kind::alarm, {wording_, [this, error] { return errorWords(error, wording_); }});
  });
  connect(line_, &QLineEdit::returnPressed, this, &EntryView::submit);
  connect(line_, &QLineEdit::textEdited, this, &EntryView::complete);
  connect(line_, &QLineEdit::textEdited, this, [this] {
    if (!edit_) pause_->start();  // a row that is edited lies on the board already
  });
  connect(pause_, &QTimer::timeout, this, [this] { worker_.tryRow(line_->text().toStdString()); });
  connect(&worker_, &EntryWorker::tried, this, &EntryView::showTried);
  connect(board_, &BoardWidget::placeClicked, this, [this](std::size_t place) {
    leaveEdit();
    ask().take(std::to_string(place + 1));
  });
  connect(table_, &SheetTable::editWanted, this, &EntryView::beginReplacing);
  connect(table_, &SheetTable::insertWanted, this, &EntryView::beginInserting);
  connect(table_, &SheetTable::removeWanted, this, [this](std::size_t row) {
    leaveEdit();
    ask().removeRow(row);
  });
  connect(review_, &QPushButton::clicked, this, [this] { emit reviewWanted(file_); });
}

void EntryView::makeParts() {
  board_ = new BoardWidget(wording_, this);
  heading_ = boldParagraph(this, 1.2);
  prompt_ = boldParagraph(this);
  said_ = paragraph(this);
  spoken(wording_, "What is to be said of the last row").to(said_, &QWidget::setAccessibleName);
  table_ = new SheetTable(wording_, this);
  replies_ = new QPlainTextEdit(this);
  replies_->setReadOnly(true);
  spoken(wording_, "What is to be said of the rows").to(replies_, &QWidget::setAccessibleName);
  otherSheet_ =
      makeAction(this, spoken(wording_, "Add the &other player's sheet…"), {}, [this] { chooseOther(); });
  otherSheet_->setEnabled(false);
  review_ = makeButton(spoken(wording_, "Review this game"), this);
}

void EntryView::makeLine() {
  line_ = new QLineEdit(this);
  line_->installEventFilter(this);
  spoken(wording_, "Row of the sheet").to(line_, &QWidget::setAccessibleName);
  words_ = new QStringListModel(this);
  completer_ = new QCompleter(words_, this);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setCompletionMode(QCompleter::PopupCompletion);
  line_->setCompleter(completer_);
  pause_ = new QTimer(this);
  pause_->setSingleShot(true);
  pause_->setInterval(kPause);
}

void EntryView::layOut() {
  auto* how = paragraph(this);
  say(*how, spoken(wording_,
                   "A row is WORD POINTS [TOTAL] [PLACE], \"exchange 3\", \"pass\" or \"WORD invalid\"; "
                   "\"undo\" takes the last row back, \"end\" asks for the tiles left and the result."));
  auto* right = new QVBoxLayout;
  right->addWidget(heading_);
  right->addWidget(how);
  right->addWidget(prompt_);
  right->addWidget(line_);
  right->addWidget(said_);
  right->addWidget(proposalPanel_);
  right->addWidget(table_, 3);
  right->addWidget(replies_, 1);
  auto* whole = new QHBoxLayout;
  whole->addStretch();
  whole->addWidget(buttonFor(otherSheet_, this));
  whole->addWidget(review_);
  right->addLayout(whole);
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(board_, 1);
  layout->addLayout(right, 1);
}

/// Slips side by side: the row as it is written, and as it was likely meant.
void EntryView::makeProposals() {
  accept_ =
      makeAction(this, spoken(wording_, "&Accept the proposal"), Qt::Key_F6, [this] { acceptProposal(); });
  accept_->setEnabled(false);
  addAction(accept_);
  proposalPanel_ = new QWidget(this);
  auto* title = boldParagraph(proposalPanel_);
  say(*title, spoken(wording_, "Likely slips; nothing is changed unless you accept it"));
  proposalTable_ = new QTableView(proposalPanel_);
  proposalTable_->setModel(&proposals_);
  dressTable(*proposalTable_);
  proposalTable_->setItemDelegateForColumn(1, new ChangeDelegate(2, this));
  proposalTable_->setItemDelegateForColumn(2, new ChangeDelegate(1, this));
  proposalTable_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  for (const int column : {1, 2})
    proposalTable_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
  proposalTable_->setMaximumHeight(proposalTable_->verticalHeader()->defaultSectionSize() * 4);
  spoken(wording_, "Likely slips").to(proposalTable_, &QWidget::setAccessibleName);
  connect(proposalTable_, &QTableView::activated, this, &EntryView::acceptProposal);
  auto* layout = new QVBoxLayout(proposalPanel_);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(title);
  layout->addWidget(proposalTable_);
  layout->addWidget(buttonFor(accept_, proposalPanel_), 0, Qt::AlignRight);
  proposalPanel_->hide();
}

}  // namespace rozbor::desktop
