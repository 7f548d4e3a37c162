#include "entry_view.h"

#include <QAbstractItemView>
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
#include <algorithm>

#include "board/board_widget.h"
#include "frame/actions.h"
#include "rozbor/app/entry/entry_words.h"
#include "rozbor/app/entry/word_completions.h"
#include "rozbor/render/render_sheet.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "widgets/change_delegate.h"
#include "widgets/paragraph.h"
#include "widgets/tables.h"

namespace rozbor::desktop {
namespace {

constexpr std::size_t kCompletions = 12;
/// After which a row that is being typed is looked at.
constexpr int kPause = 150;  // ms

}  // namespace

EntryView::EntryView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      rows_({QStringLiteral("#"), spoken(wording, "Player"), spoken(wording, "Play"),
             spoken(wording, "Points"), spoken(wording, "Total")}),
      proposals_({QStringLiteral("#"), spoken(wording, "As written"), spoken(wording, "As proposed"),
                  spoken(wording, "Probability")}),
      undo_(new UndoPort(
          this, [this] { worker_.undo(); }, [this] { worker_.redo(); })),
      worker_(paths) {
  makeParts();
  connect(&wording_, &LiveWording::changed, this, &EntryView::retranslate);
  connect(&worker_, &EntryWorker::changed, this, &EntryView::setState);
  connect(&worker_, &EntryWorker::failed, this, [this](const game::Error& error) {
    emit told(Banner::Kind::alarm, spoken(wording_, error.message));
  });
  connect(line_, &QLineEdit::returnPressed, this, &EntryView::submit);
  connect(line_, &QLineEdit::textEdited, this, &EntryView::complete);
  connect(line_, &QLineEdit::textEdited, pause_, qOverload<>(&QTimer::start));
  connect(pause_, &QTimer::timeout, this, [this] { worker_.tryRow(line_->text().toStdString()); });
  connect(&worker_, &EntryWorker::tried, this, &EntryView::showTried);
  connect(review_, &QPushButton::clicked, this, [this] { emit reviewWanted(file_); });
}

void EntryView::makeParts() {
  board_ = new BoardWidget(wording_, this);
  heading_ = boldParagraph(this, 1.2);
  prompt_ = boldParagraph(this);
  line_ = new QLineEdit(this);
  spoken(wording_, "Row of the sheet").to(line_, &QWidget::setAccessibleName);
  words_ = new QStringListModel(this);
  completer_ = new QCompleter(words_, this);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setCompletionMode(QCompleter::PopupCompletion);
  line_->setCompleter(completer_);
  auto* how = paragraph(this);
  say(*how, spoken(wording_,
                   "A row is WORD POINTS [TOTAL] [PLACE], \"exchange 3\", \"pass\" or \"WORD invalid\"; "
                   "\"undo\" takes the last row back, \"end\" asks for the tiles left and the result."));
  table_ = new QTableView(this);
  table_->setModel(&rows_);
  dressTable(*table_);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
  spoken(wording_, "Rows of the sheet").to(table_, &QWidget::setAccessibleName);
  replies_ = new QPlainTextEdit(this);
  replies_->setReadOnly(true);
  spoken(wording_, "What is to be said of the rows").to(replies_, &QWidget::setAccessibleName);
  review_ = makeButton(spoken(wording_, "Review this game"), this);

  pause_ = new QTimer(this);
  pause_->setSingleShot(true);
  pause_->setInterval(kPause);

  makeProposals();

  auto* right = new QVBoxLayout;
  right->addWidget(heading_);
  right->addWidget(how);
  right->addWidget(prompt_);
  right->addWidget(line_);
  right->addWidget(proposalPanel_);
  right->addWidget(replies_, 1);
  right->addWidget(table_, 2);
  right->addWidget(review_, 0, Qt::AlignRight);
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

std::vector<RowModel::Row> EntryView::proposalRows() const {
  std::vector<RowModel::Row> rows;
  for (const app::RepairProposal& proposal : state_->proposals) {
    const double share = 100 * proposal.repair.probability;
    const auto turn = static_cast<int>(proposal.repair.turn + 1);
    rows.push_back({{QString::number(turn), turn},
                    {QString::fromStdString(proposal.written)},
                    {QString::fromStdString(proposal.proposed)},
                    {QString::fromStdString(wording_.number(share, 0)) + QStringLiteral(" %"), share}});
  }
  return rows;
}

/// The one that is chosen, or else the likeliest.
void EntryView::acceptProposal() {
  if (!state_ || state_->proposals.empty()) return;
  const int row = std::max(0, proposalTable_->currentIndex().row());
  worker_.accept(state_->proposals[static_cast<std::size_t>(row)]);
}

void EntryView::open(const std::filesystem::path& file, const std::string& language) {
  file_ = file;
  history_.clear();
  replies_->clear();
  worker_.open(file, language);
}

void EntryView::setState(const EntryPtr& state) {
  state_ = state;
  history_.push_back(state_);
  appendReplies(*state_);
  heading_->setText(
      QString::fromStdString(file_.filename().string()) +
      QStringLiteral("   %1 : %2").arg(app::totalOf(state_->sheet, 0)).arg(app::totalOf(state_->sheet, 1)));
  say(*prompt_, {wording_, [this] {
                   return QString::fromStdString(
                       promptText(state_->stage, state_->sheet, !state_->places.empty(), wording_));
                 }});
  line_->setEnabled(!state_->finished());
  review_->setEnabled(!state_->sheet.turns.empty());
  const auto named = [](const std::optional<std::string>& line) {
    return line ? UndoPort::Name(QString::fromStdString(*line)) : UndoPort::Name();
  };
  undo_->offer(named(state_->undoName), named(state_->redoName));
  proposals_.setRows(proposalRows());
  proposalPanel_->setVisible(!state_->proposals.empty());
  accept_->setEnabled(!state_->proposals.empty());
  fillRows();
  showBoard();
  if (!state_->finished()) line_->setFocus();
  emit changed();
}

void EntryView::appendReplies(const EntryState& state) {
  for (const app::EntryReply& reply : state.replies)
    replies_->appendPlainText(QString::fromStdString(replyText(state.sheet, reply, wording_)));
}

void EntryView::retranslate() {
  sayAgain(rows_);
  if (state_) proposals_.sayRows(proposalRows());
  replies_->clear();
  for (const EntryPtr& state : history_)
    appendReplies(*state);
}

void EntryView::fillRows() {
  std::vector<RowModel::Row> rows;
  std::array<int, 2> totals{};
  for (const parser::SheetTurn& turn : state_->sheet.turns) {
    const auto player = static_cast<std::size_t>(turn.player);
    const int score = turn.score ? turn.score->value : 0;
    totals[player] += score;
    rows.push_back({{QString::number(rows.size() + 1), static_cast<int>(rows.size())},
                    {QString::fromStdString(state_->sheet.players[player].value)},
                    {QString::fromStdString(reports::sheetWordText(turn))},
                    {QString::number(score), score},
                    {QString::number(totals[player]), totals[player]}});
  }
  rows_.setRows(std::move(rows));
  table_->scrollToBottom();
}

/// The likeliest of the places that are asked for lies on the board as a ghost.
void EntryView::showBoard() {
  std::optional<game::Move> proposed;
  if (!state_->places.empty()) proposed = state_->places.front().move;
  board_->setView({state_->language, state_->board, std::nullopt, proposed, std::nullopt});
}

/// What is typed lies on the board before it is entered.
void EntryView::showTried(const std::string& row, const std::vector<replay::PlaceChance>& places) {
  if (!state_ || row != line_->text().toStdString()) return;
  if (places.empty()) return showBoard();
  board_->setView({state_->language, state_->board, std::nullopt, places.front().move, std::nullopt});
}

void EntryView::submit() {
  const QString text = line_->text();
  pause_->stop();
  line_->setText({});  // what was entered is undone in the sheet, not in the field
  worker_.take(text.toStdString());
}

/// While the word of a row is typed.
void EntryView::complete(const QString& text) {
  QStringList words;
  if (state_ && state_->lexicon && state_->stage == app::EntryStage::turns && !text.contains(u' ')) {
    for (const std::string& word :
         app::wordCompletions(*state_->lexicon, *state_->language, text.toStdString(), kCompletions))
      words += QString::fromStdString(word);
  }
  words_->setStringList(words);
  if (words.isEmpty()) completer_->popup()->hide();
}

QString EntryView::transcript() const {
  return replies_->toPlainText();
}

QStringList EntryView::completions() const {
  return words_->stringList();
}

}  // namespace rozbor::desktop
