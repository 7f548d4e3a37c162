#include "rozbor/app/explore/told_position.h"
#include "rozbor/app/review/record_notes.h"
#include "rozbor/app/review/review_steps.h"

#include <QApplication>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>

#include "board/board_panel.h"
#include "board/move_entry.h"
#include "course_chart.h"
#include "frame/export.h"
#include "game_ribbon.h"
#include "library/balance_panel.h"
#include "note_edit.h"
#include "review_view.h"
#include "rozbor/game/cgp.h"
#include "rozbor/render/render.h"
#include "speech/phrase.h"
#include "story_header.h"
#include "trainer/question_panel.h"
#include "turn_panel.h"
#include "turn_table.h"

// A part of ReviewView: going through the game, asking, and what goes out.
namespace rozbor::desktop {

void ReviewView::ask() {
  const reports::Decision* decision = currentDecision();
  if (decision == nullptr || !app::isAskable(*decision)) return;
  asking_ = true;
  hideAsked();
  turnPages_->setCurrentWidget(question_);
  question_->ask(game_, *decision, {guided_.numberOf(turns_->currentTurn()), guided_.count().moments});
  entry_->begin(game_->language, decision->position);
  enableActions();
}

void ReviewView::reveal() {
  const Spoken answer = asking_ ? question_->graded() : Spoken();
  const bool wasMoment = asking_ && guided_.hidden().contains(static_cast<int>(shown_));
  asking_ = false;
  guided_.tell(static_cast<int>(shown_));
  grader_.cancel();
  entry_->end();
  hideAsked();
  details_->showTurn(shown_);
  details_->showAnswer(wasMoment ? Spoken(wording_, [this, answer] { return answerWords(answer); }) : answer);
  turnPages_->setCurrentWidget(details_);
  enableActions();
  showCurrent();
}

/// What is asked, and the moments that are still to be asked, are told nowhere.
void ReviewView::hideAsked() {
  std::set<int> hidden = guided_.hidden();
  if (asking_) hidden.insert(turns_->currentTurn());
  turns_->hideTurns(hidden);
  ribbon_->hideTurns(hidden);
  chart_->hideTurns(hidden);
  story_->hideTurns(hidden);
  for (QWidget* page : {static_cast<QWidget*>(balance_), static_cast<QWidget*>(remarks_)})
    tabs_->setTabEnabled(tabs_->indexOf(page), hidden.empty());
}

/// After a moment of a guided review: the user's own move, and how to go on.
QString ReviewView::answerWords(const Spoken& answer) const {
  QStringList parts{answer.now()};
  parts += guided_.next() ? phrase(wording_, "Space goes on to the next moment.")
                          : phrase(wording_, "That was the last moment; Space ends the guided review.");
  parts.removeAll(QString());
  return parts.join(QStringLiteral("\n\n"));
}

/// Begins, tells what is asked, goes on to the next moment, ends.
void ReviewView::stepGuided() {
  if (!graded()) return;
  if (!guided_.running()) {
    guided_.begin(*game_);
    if (!guided_.running()) {
      emit told(Banner::Kind::notice, spoken(wording_, "This game has no key moment that can be asked."));
      return;
    }
  } else if (asking_ && guided_.hidden().contains(turns_->currentTurn())) {
    reveal();
    turns_->setFocus();
    return;
  }
  const auto next = guided_.next();
  if (!next) return endGuided();
  tabs_->setCurrentWidget(turnPages_);
  goTo(*next, true);
  question_->focusAnswer();
}

void ReviewView::endGuided() {
  const GuidedCount count = guided_.count();
  guided_.end();
  hideAsked();
  enableActions();
  emit told(
      Banner::Kind::notice,
      spoken(wording_,
             "Guided review: {0} of {1} moments answered. The best move: {2}. Better than in the game: {3}.",
             count.answered, count.moments, count.best, count.better));
}

/// In a guided review an answer that was graded is followed by what there is to say.
void ReviewView::onReply(const app::AnswerReply& reply) {
  question_->tellReply(reply);
  if (!reply.verdict || !guided_.hidden().contains(static_cast<int>(shown_))) return;
  guided_.keep(static_cast<int>(shown_), *reply.verdict);
  const QWidget* focus = QApplication::focusWidget();
  const bool here = focus != nullptr && (question_->isAncestorOf(focus) || board_->isAncestorOf(focus));
  reveal();
  if (here) turns_->setFocus();
}

void ReviewView::askNow() {
  if (asking_) {
    reveal();
    turns_->setFocus();
  } else {
    ask();
  }
}

void ReviewView::submitAnswer() {
  if (!asking_ || question_->answer().trimmed().isEmpty()) return;
  question_->setBusy(true);
  grader_.start(app::questionOn(*game_, *currentDecision()), question_->answer().toStdString());
}

void ReviewView::goTo(int turn, bool hidden) {
  hideNext_ = hidden;
  if (turn == turns_->currentTurn()) {
    onTurn(turn);
  } else {
    turns_->setCurrentTurn(turn);
  }
  hideNext_ = false;
  turns_->setFocus();
}

/// From a hidden answer on to the answer.
void ReviewView::stepOn() {
  if (asking_) return reveal();
  turns_->step(1);
}

void ReviewView::stepToMistake(bool forward) {
  if (!graded()) return;
  const auto found = forward ? app::nextMistake(*game_, shown_) : app::previousMistake(*game_, shown_);
  if (found) return goTo(static_cast<int>(*found), true);
  emit told(Banner::Kind::notice, forward ? spoken(wording_, "There is no mistake after this turn.")
                                          : spoken(wording_, "There is no mistake before this turn."));
}

void ReviewView::goToMoment(std::size_t number) {
  if (number < told_.moments.size()) goTo(static_cast<int>(told_.moments[number].turn), false);
}

void ReviewView::deepen() {
  const reports::Decision* decision = currentDecision();
  if (decision == nullptr || worker_.busy()) return;
  const auto preset = app::deeperPreset(*decision);
  if (!preset) {
    emit told(Banner::Kind::notice, spoken(wording_, "There is nothing more to find on this turn."));
    return;
  }
  deepening_ = true;
  worker_.deepen(game_, static_cast<std::size_t>(decision - game_->decisions.data()), *preset);
  setBusy(true);
  emit statusChanged(spoken(wording_, "Looking deeper into turn {0}", decision->turn + 1));
}

std::optional<ExploreOrigin> ReviewView::position() const {
  if (!hasTurns()) return std::nullopt;
  ExploreOrigin origin;
  origin.position.cgp = writeCgp(app::positionAsTold(game_->replay, shown_), *game_->language);
  origin.position.language = game_->language->id;
  // A wish: another lexicon of the language stands in where this one is gone.
  if (!game_->lexicon.name.empty()) origin.position.cgp += " lex " + game_->lexicon.name + ";";
  const auto& players = game_->replay.players;
  if (players.size() == 2) {
    for (const std::size_t player : {0u, 1u})
      origin.players[player] = players[player].name.empty() ? players[player].nick : players[player].name;
    origin.onTurn = game_->replay.turns[shown_].player;
    origin.record = shownFrom_.path;
    origin.turn = shown_;
  }
  return origin;
}

bool ReviewView::addToNote(const std::filesystem::path& record, std::size_t turn, const QString& line) {
  if (!hasTurns() || shownFrom_.text || record != shownFrom_.path || turn >= game_->replay.turns.size())
    return false;
  details_->note().finish();
  const QString before = QString::fromStdString(app::ownNote(game_->record, game_->replay.turns[turn].event));
  keepNote(turn, before.isEmpty() ? line : before + u'\n' + line);
  return true;
}

void ReviewView::exportPage() {
  saveAs(QStringLiteral(".html"), phrase(wording_, "Web pages") + QStringLiteral(" (*.html)"),
         pageOf(*game_, wording_));
}

void ReviewView::exportPaper() {
  saveAs(QStringLiteral(".pdf"), QStringLiteral("PDF (*.pdf)"), paperOf(*game_, wording_));
}

void ReviewView::print() {
  QPrinter printer(QPrinter::HighResolution);
  QPrintDialog dialog(&printer, this);
  dialog.setWindowTitle(phrase(wording_, "Print"));
  dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
  if (dialog.exec() == QDialog::Accepted) printGame(*game_, wording_, printer);
}

void ReviewView::exportRecord() {
  saveAs(QStringLiteral(".annotated.gcg"), phrase(wording_, "Game records") + QStringLiteral(" (*.gcg)"),
         reports::renderGcg(*game_, wording_));
}

void ReviewView::saveAs(const QString& suffix, const QString& filter, const std::string& text) {
  const QString file =
      QFileDialog::getSaveFileName(this, phrase(wording_, "Export"), proposedName(*game_, suffix), filter);
  if (file.isEmpty()) return;
  if (writeFile(file, text)) {
    emit told(Banner::Kind::notice, spoken(wording_, "Written: {0}", file.toStdString()));
  } else {
    emit told(Banner::Kind::alarm, spoken(wording_, "Cannot write {0}", file.toStdString()));
  }
}

}  // namespace rozbor::desktop
