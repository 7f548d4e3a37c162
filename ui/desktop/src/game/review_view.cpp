#include "review_view.h"

#include <QActionGroup>
#include <QEvent>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <utility>

#include "board/board_panel.h"
#include "board/move_entry.h"
#include "course_chart.h"
#include "game_ribbon.h"
#include "library/balance_panel.h"
#include "lookup/word_lookup.h"
#include "note_edit.h"
#include "rozbor/app/review/record_notes.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/words.h"
#include "story_header.h"
#include "trainer/question_panel.h"
#include "turn_panel.h"
#include "turn_table.h"

namespace rozbor::desktop {

ReviewView::ReviewView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent)
    : QWidget(parent),
      wording_(wording),
      diagnostics_(wording),
      noteSteps_(new UndoSteps(this)),
      lookup_(new WordLookup(wording, this)),
      worker_(paths),
      grader_(paths) {
  makeActions();
  makeParts();
  connectParts();
  enableActions();
}

void ReviewView::usePaths(const lexica::DataPaths& paths) {
  worker_.usePaths(paths);
  grader_.usePaths(paths);
}

void ReviewView::open(app::RecordSource source, int turn) {
  finish();
  source_ = std::move(source);
  judge_.clear();
  startReview(turn);
}

void ReviewView::judgeBy(const std::string& lexicon) {
  judge_ = lexicon;
  if (hasTurns()) startReview(turns_->currentTurn());
}

void ReviewView::startReview(int turn) {
  finish();
  notes_.clear();
  noteSteps_->clear();
  deepening_ = false;
  streaming_ = false;
  guided_.end();
  startTurn_ = turn;
  worker_.start(source_, preset_, judge_);
  setBusy(true);
  emit statusChanged(spoken(wording_, "Reviewing {0}", source_.path.filename().string()));
}

void ReviewView::setPreset(reports::Preset preset) {
  preset_ = preset;
  actions_.presets->actions().at(static_cast<int>(preset))->setChecked(true);
  if (hasTurns()) startReview(turns_->currentTurn());
}

void ReviewView::setBusy(bool busy) {
  emit busyChanged(busy);
}

void ReviewView::enableActions() {
  const int turn = hasTurns() ? turns_->currentTurn() : -1;
  const bool isFirst = turn <= 0;
  const bool isLast = turn + 1 >= turns_->turnCount();
  actions_.first->setEnabled(hasTurns() && !isFirst);
  actions_.back->setEnabled(hasTurns() && !isFirst);
  actions_.on->setEnabled(hasTurns() && (!isLast || asking_));
  actions_.last->setEnabled(hasTurns() && !isLast);
  for (QAction* each :
       actions_.exports() + QList<QAction*>{actions_.best, actions_.deeper, actions_.ask, actions_.reveal,
                                            actions_.guided, actions_.nextMistake, actions_.previousMistake})
    each->setEnabled(graded());
  actions_.meaning->setEnabled(hasTurns() && !asking_);
  actions_.endGuided->setEnabled(guided_.running());
  for (std::size_t number = 0; number < actions_.moments.size(); ++number)
    actions_.moments[number]->setEnabled(number < told_.moments.size());
}

void ReviewView::setGame(const GamePtr& game) {
  details_->note().finish();
  if (source_.path != shownFrom_.path) {  // what was written meanwhile is the other game's
    notes_.clear();
    noteSteps_->clear();
  }
  auto shown = game;
  if (!notes_.empty()) {
    auto noted = std::make_shared<reports::GameReview>(*game);
    for (const auto& [event, note] : notes_)
      app::putOwnNote(noted->record, event, note);
    shown = noted;
  }
  game_ = shown;
  shownFrom_ = source_;
  board_->setGame(game_);
  details_->setGame(game_);
  details_->note().setReadOnly(shownFrom_.text.has_value());
  chart_->setGame(game_);
  ribbon_->setGame(game_);
  tellStory();
  offerBalance(true);
  diagnostics_.setDiagnostics(game_->diagnostics);
  tabs_->setTabText(tabs_->indexOf(remarks_), remarksTitle());
  turns_->setGame(game_);
  if (startTurn_ >= 0) turns_->setCurrentTurn(std::exchange(startTurn_, -1));
  enableActions();
  emit gameChanged();
}

/// A page that is being read stays while its game is graded anew.
void ReviewView::offerBalance(bool gradesToCome) {
  const bool isRead = gradesToCome && tabs_->currentWidget() == balance_;
  tabs_->setTabVisible(tabs_->indexOf(balance_), graded() || isRead);
}

/// The game in words: the verdict, the key moments, the balance.
void ReviewView::tellStory() {
  told_ = graded() ? reports::gameStory(*game_, wording_) : reports::GameStory{};
  graded() ? story_->setStory(told_, *game_) : story_->clear();
  if (game_) balance_->setStory(told_);
}

QString ReviewView::remarksTitle() const {
  const QString remarks = phrase(wording_, "Remarks on the record");
  const auto count = game_ ? game_->diagnostics.size() : 0;
  return count == 0 ? remarks : remarks + QStringLiteral(" (%1)").arg(count);
}

/// What the game was graded with; nothing before there is one.
Spoken ReviewView::grounds() const {
  if (!game_) return {};
  return {wording_, [this, game = game_] { return groundsOf(*game, wording_); }};
}

void ReviewView::onReviewed(const GamePtr& game) {
  setBusy(false);
  streaming_ = false;
  const bool wasAsking = asking_ && deepening_;
  setGame(game);
  offerBalance(false);
  if (wasAsking) ask();
  emit statusChanged(grounds());
  const Spoken caveat{wording_, [this, game = game_] { return lexiconCaveat(*game, wording_); }};
  if (!caveat.now().isEmpty() && !deepening_) {
    emit told(Banner::Kind::notice, caveat);
    if (!game_->lexiconFit.better.empty()) emit lexiconOffered(game_->lexiconFit.better);
  }
  if (game->interrupted && !deepening_)
    emit told(
        Banner::Kind::notice,
        spoken(wording_, "The analysis was stopped; turns that it did not reach are graded as before."));
  deepening_ = false;
  emit settled();
}

/// The row of the turn has its grade, and what is said of it where it is shown; the story waits for the end.
void ReviewView::onGraded(std::size_t index, const DecisionPtr& decision) {
  if (!game_ || index >= game_->decisions.size()) return;
  streaming_ = true;
  auto better = std::make_shared<reports::GameReview>(*game_);
  better->decisions[index] = *decision;
  game_ = better;
  turns_->regrade(game_, static_cast<int>(decision->turn));
  ribbon_->setGame(game_);
  details_->setGame(game_);
  if (decision->turn == shown_ && !asking_ && !details_->note().hasFocus()) details_->showTurn(shown_);
}

void ReviewView::onFailed(const game::Error& error) {
  setBusy(false);
  offerBalance(false);
  deepening_ = false;
  emit statusChanged(grounds());
  emit told(Banner::Kind::alarm, {wording_, [this, error, file = source_.path.string(), game = game_] {
                                    return errorWords(error, file, game, wording_);
                                  }});
  if (wantsLexicon(error) && game_) emit lexiconWanted(game_->language->id);
  emit settled();
}

void ReviewView::stop() {
  if (!worker_.busy()) return;
  // What was found so far makes a review of its own, so that its words and its rows agree.
  if (streaming_) return worker_.conclude();
  worker_.cancel();
  setBusy(false);
  offerBalance(false);
  deepening_ = false;
  emit statusChanged(grounds());
  emit told(Banner::Kind::notice,
            graded() ? spoken(wording_, "The analysis was stopped; the grades are those found before.")
                     : spoken(wording_, "The review was cancelled; the moves are not graded."));
}

const reports::Decision* ReviewView::currentDecision() const {
  const int turn = turns_->currentTurn();
  return game_ && turn >= 0 ? decisionOn(*game_, static_cast<std::size_t>(turn)) : nullptr;
}

void ReviewView::onTurn(int turn) {
  details_->note().finish();
  shown_ = static_cast<std::size_t>(turn);
  chart_->setCurrentTurn(turn);
  ribbon_->setCurrentTurn(turn);
  const bool hidden = hideNext_ || actions_.ask->isChecked() || guided_.hidden().contains(turn);
  const reports::Decision* decision = currentDecision();
  if (hidden && decision != nullptr && app::isAskable(*decision)) {
    ask();
  } else {
    reveal();
  }
}

void ReviewView::showCurrent() {
  if (turns_->currentTurn() < 0 || asking_) return;
  const reports::Decision* decision = currentDecision();
  const bool ghost = actions_.best->isChecked() && decision != nullptr && decision->isGraded();
  showBoard(ghost ? std::optional(decision->best().move) : std::nullopt);
}

void ReviewView::showBoard(const std::optional<game::Move>& ghost) {
  if (!asking_) board_->showTurn(static_cast<std::size_t>(turns_->currentTurn()), ghost);
}

/// The turn that stands on the line of the remark, or the last one before it.
void ReviewView::onDiagnostic(const QModelIndex& row) {
  if (!row.isValid()) return;
  const std::uint32_t line = diagnostics_.at(row.row()).where.line;
  int found = 0;
  for (std::size_t turn = 0; turn < game_->replay.turns.size(); ++turn) {
    if (game_->replay.turns[turn].line <= line) found = static_cast<int>(turn);
  }
  turns_->setCurrentTurn(found);
}

void ReviewView::writeNote() {
  tabs_->setCurrentWidget(turnPages_);
  details_->note().setFocus();
}

void ReviewView::keepNote(std::size_t turn, const QString& note) {
  const std::string before = app::ownNote(game_->record, game_->replay.turns[turn].event);
  const std::string now = note.toStdString();
  putNote(turn, now);
  noteSteps_->add({spoken(wording_, "note on turn {0}", turn + 1),
                   [this, turn, before] { putNote(turn, before); },
                   [this, turn, now] { putNote(turn, now); }});
}

/// Into the file, and into the game that is shown.
void ReviewView::putNote(std::size_t turn, const std::string& text) {
  const std::size_t event = game_->replay.turns[turn].event;
  if (const auto error = app::keepOwnNote(shownFrom_.path, event, text)) {
    emit told(Banner::Kind::alarm,
              spoken(wording_, "The note could not be kept in the record: {0}", error->message));
  }
  notes_[event] = text;
  auto noted = std::make_shared<reports::GameReview>(*game_);
  app::putOwnNote(noted->record, event, text);
  game_ = noted;
  board_->setGame(game_);
  details_->setGame(game_);
  if (turn == shown_) details_->note().setNote(QString::fromStdString(text));
}

QList<UndoPort*> ReviewView::undoPorts() const {
  return {&entry_->undoPort(), noteSteps_};
}

void ReviewView::finish() {
  if (game_) details_->note().finish();
}

void ReviewView::showBest(bool on) {
  actions_.best->setChecked(on);
  showCurrent();
}

void ReviewView::showTab(int tab) {
  tabs_->setCurrentIndex(tab);
}

/// The desktop may turn dark while the program runs.
void ReviewView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) makeIcons();
  QWidget::changeEvent(event);
}

}  // namespace rozbor::desktop
