#include "entry_view.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "board/board_widget.h"
#include "rozbor/app/entry/entry_words.h"
#include "rozbor/app/entry/word_completions.h"
#include "speech/phrase.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {
namespace {

constexpr std::size_t kCompletions = 12;

}  // namespace

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
  ask().accept(state_->proposals[static_cast<std::size_t>(row)]);
}

void EntryView::open(const std::filesystem::path& file, const std::string& language) {
  file_ = file;
  history_.clear();
  replies_->clear();
  submitted_.reset();
  leaveEdit();
  ask().open(file, language);
}

void EntryView::addOther(const std::filesystem::path& file) {
  leaveEdit();
  ask().addOther(file);
}

void EntryView::chooseOther() {
  const QString file =
      QFileDialog::getOpenFileName(this, phrase(wording_, "The other player's sheet of this game"),
                                   QString::fromStdString(file_.parent_path().string()),
                                   phrase(wording_, "Score sheets") + QStringLiteral(" (*.txt *.csv);;") +
                                       phrase(wording_, "All files") + QStringLiteral(" (*)"));
  if (!file.isEmpty()) addOther(file.toStdString());
}

void EntryView::judgeBy(const std::string& lexicon, const std::string& language) {
  if (state_ && state_->language->id == language) ask().judgeBy(lexicon);
}

EntryWorker& EntryView::ask() {
  askedFrom_ = QApplication::focusWidget();
  return worker_;
}

bool EntryView::focusIsWhereItWas() const {
  const QWidget* focus = QApplication::focusWidget();
  return focus == nullptr || focus == askedFrom_;
}

void EntryView::setState(const EntryPtr& state) {
  state_ = state;
  history_.push_back(state_);
  if (edit_ && edit_->row >= state_->sheet.turns.size()) leaveEdit();
  if (const QString replies = repliesOf(*state_); !replies.isEmpty()) replies_->appendPlainText(replies);
  replies_->moveCursor(QTextCursor::End);
  sayReplies();
  say(*heading_, {wording_, [this] { return headingText(); }});
  say(*prompt_, {wording_, [this] { return promptNow(); }});
  line_->setEnabled(edit_ || !state_->finished());
  review_->setEnabled(!state_->sheet.turns.empty());
  otherSheet_->setEnabled(true);
  const auto named = [](const std::optional<std::string>& line) {
    return line ? UndoPort::Name(QString::fromStdString(*line)) : UndoPort::Name();
  };
  undo_->offer(named(state_->undoName), named(state_->redoName));
  proposals_.setRows(proposalRows());
  proposalPanel_->setVisible(!state_->proposals.empty());
  accept_->setEnabled(!state_->proposals.empty());
  table_->setState(state_);
  showBoard();
  takeUpAgain();
  if (line_->isEnabled() && isVisible() && focusIsWhereItWas()) line_->setFocus();
  tellStatus();
  emit changed();
}

/// A row that was not understood comes back into the line, to be mended.
void EntryView::takeUpAgain() {
  const auto submitted = std::exchange(submitted_, std::nullopt);
  const auto& replies = state_->replies;
  if (replies.empty() || replies.front().kind != app::EntryReply::Kind::notUnderstood) return;
  if (edit_ || !line_->text().isEmpty()) return;  // the next row is being typed already
  if (submitted) beginEdit(submitted);
  line_->setText(QString::fromStdString(replies.front().text));
}

void EntryView::tellStatus() {
  if (!state_ || !isVisible()) return;
  emit statusChanged(
      {wording_, [this, state = state_, file = file_] {
         const std::string name = file.filename().string();
         const std::string language = phrase(wording_, languageName(*state->language)).toStdString();
         if (!state->lexicon)
           return phrase(wording_, "{0} · {1} · no lexicon, no word is judged", name, language);
         return QString::fromStdString(name + " · " + language + " · " + state->lexicon->info().name);
       }});
}

void EntryView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  tellStatus();
}

QString EntryView::headingText() const {
  const std::string file = file_.filename().string();
  if (const auto& scores = state_->finalScores)
    return phrase(wording_, "{0}   final result {1} : {2}", file, (*scores)[0], (*scores)[1]);
  return QString::fromStdString(file) +
         QStringLiteral("   %1 : %2").arg(app::totalOf(state_->sheet, 0)).arg(app::totalOf(state_->sheet, 1));
}

QString EntryView::promptNow() const {
  if (edit_ && edit_->kind == RowEdit::Kind::replace)
    return phrase(wording_, "Row {0}: Enter replaces it, Escape leaves it as it was", edit_->row + 1);
  if (edit_)
    return phrase(wording_, "A row before row {0}: Enter inserts it, Escape inserts none", edit_->row + 1);
  return QString::fromStdString(promptText(state_->stage, state_->sheet, !state_->places.empty(), wording_));
}

QString EntryView::repliesOf(const EntryState& state) const {
  QStringList replies;
  for (const app::EntryReply& reply : state.replies)
    replies += QString::fromStdString(replyText(state.sheet, reply, wording_));
  return replies.join(u'\n');
}

void EntryView::sayReplies() {
  showText(*said_, {wording_, [this] { return state_ ? repliesOf(*state_) : QString(); }});
}

void EntryView::retranslate() {
  table_->sayAgain();
  if (state_) proposals_.sayRows(proposalRows());
  replies_->clear();
  for (const EntryPtr& state : history_) {
    if (const QString replies = repliesOf(*state); !replies.isEmpty()) replies_->appendPlainText(replies);
  }
}

void EntryView::beginEdit(std::optional<RowEdit> edit) {
  edit_ = std::move(edit);
  if (!state_) return;
  pause_->stop();
  line_->setText(edit_ ? edit_->text : QString());
  line_->setEnabled(edit_ || !state_->finished());
  say(*prompt_, {wording_, [this] { return promptNow(); }});
  showBoard();
  if (!edit_) return;
  table_->setCurrentIndex(table_->model()->index(static_cast<int>(edit_->row), 0));
  line_->setFocus();
}

void EntryView::beginReplacing(std::size_t row) {
  if (!state_ || row >= state_->typed.size()) return;
  beginEdit(RowEdit{RowEdit::Kind::replace, row, QString::fromStdString(state_->typed[row])});
}

void EntryView::beginInserting(std::size_t row) {
  beginEdit(RowEdit{RowEdit::Kind::insert, row, {}});
}

/// Up and Down go from row to row while nothing is typed that would be lost.
bool EntryView::stepRow(int key) {
  const QString kept = edit_ ? edit_->text : QString();
  const bool isReplacing = edit_ && edit_->kind == RowEdit::Kind::replace;
  if (!state_ || line_->text() != kept || completer_->popup()->isVisible()) return false;
  const std::size_t rows = state_->typed.size();
  const std::size_t at = isReplacing ? edit_->row : rows;
  if (key == Qt::Key_Up && at > 0) {
    beginReplacing(at - 1);
  } else if (key == Qt::Key_Down && at < rows) {
    at + 1 < rows ? beginReplacing(at + 1) : leaveEdit();
  }
  return true;
}

bool EntryView::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (watched != line_ || !isKey) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool leaves = key == Qt::Key_Escape && edit_;
  if (event->type() == QEvent::ShortcutOverride) {
    if (leaves) event->accept();  // before Escape stops an analysis
    return leaves;
  }
  if (leaves) leaveEdit();
  if (key == Qt::Key_Up || key == Qt::Key_Down) return stepRow(key);
  return leaves;
}

/// Places that are asked for lie on the board, to be clicked.
void EntryView::showBoard() {
  BoardView view{state_->language, state_->board, std::nullopt, std::nullopt, std::nullopt};
  for (const replay::PlaceChance& place : state_->places)
    view.places.push_back(place.move);
  board_->setView(std::move(view));
}

/// What is typed lies on the board before it is entered.
void EntryView::showTried(const std::string& row, const std::vector<replay::PlaceChance>& places) {
  if (!state_ || edit_ || row != line_->text().toStdString()) return;
  if (places.empty()) return showBoard();
  board_->setView({state_->language, state_->board, std::nullopt, places.front().move, std::nullopt});
}

void EntryView::submit() {
  const std::string row = line_->text().toStdString();
  pause_->stop();
  submitted_ = std::exchange(edit_, std::nullopt);
  line_->setText({});  // what was entered is undone in the sheet, not in the field
  if (!submitted_) return ask().take(row);
  submitted_->kind == RowEdit::Kind::replace ? ask().replaceRow(submitted_->row, row)
                                             : ask().insertRow(submitted_->row, row);
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
