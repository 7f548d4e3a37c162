#include "rozbor/app/explore/told_position.h"
#include "rozbor/app/review/record_notes.h"
#include "rozbor/app/review/review_steps.h"

#include <QFileDialog>
#include <QStackedWidget>

#include "board/board_panel.h"
#include "board/move_entry.h"
#include "frame/export.h"
#include "game_ribbon.h"
#include "note_edit.h"
#include "review_view.h"
#include "rozbor/game/cgp.h"
#include "rozbor/render/render.h"
#include "speech/phrase.h"
#include "trainer/question_panel.h"
#include "turn_panel.h"
#include "turn_table.h"

// A part of ReviewView: going through the game, asking, and what goes out.
namespace rozbor::desktop {

void ReviewView::ask() {
  const reports::Decision* decision = currentDecision();
  if (decision == nullptr || !app::isAskable(*decision)) return;
  asking_ = true;
  turns_->hideTurn(turns_->currentTurn());
  ribbon_->hideTurn(turns_->currentTurn());
  turnPages_->setCurrentWidget(question_);
  question_->ask(game_, *decision);
  entry_->begin(game_->language, decision->position);
  enableActions();
}

void ReviewView::reveal() {
  const Spoken answer = asking_ ? question_->graded() : Spoken();
  asking_ = false;
  grader_.cancel();
  entry_->end();
  turns_->hideTurn(-1);
  ribbon_->hideTurn(-1);
  details_->showTurn(shown_);
  details_->showAnswer(answer);
  turnPages_->setCurrentWidget(details_);
  enableActions();
  showCurrent();
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
    origin.record = source_.path;
    origin.turn = shown_;
  }
  return origin;
}

bool ReviewView::addToNote(const std::filesystem::path& record, std::size_t turn, const QString& line) {
  if (!hasTurns() || source_.text || record != source_.path || turn >= game_->replay.turns.size())
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
