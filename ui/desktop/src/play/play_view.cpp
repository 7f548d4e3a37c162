#include "play_view.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <algorithm>
#include <random>
#include <utility>

#include "board/board_widget.h"
#include "board/move_entry.h"
#include "board/rack_widget.h"
#include "play_form.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/answer.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "widgets/paragraph.h"
#include "widgets/score_line.h"

namespace rozbor::desktop {

using app::PlaySide;

void PlayView::usePaths(const lexica::DataPaths& paths) {
  worker_.usePaths(paths);
  form_->usePaths(paths);
}

void PlayView::enter() {
  if (game_) {
    if (!game_->over() && !game_->personsTurn() && !worker_.busy()) worker_.think(*game_);
    return focusAnswer();
  }
  form_->person().setFocus();
  if (opening_) return;
  opening_ = true;
  form_->setBusy(true);
  askedFrom_ = QApplication::focusWidget();
  worker_.goOn();
}

void PlayView::begin(const app::PlaySetup& setup) {
  if (game_ || opening_) return;
  opening_ = true;
  askedFrom_ = QApplication::focusWidget();
  form_->setBusy(true);
  worker_.begin(setup);
}

void PlayView::keep() {
  if (!game_ || game_->over()) return;
  worker_.cancel();  // the level thinks again when the game goes on
  worker_.keep(*game_);
  worker_.finish();
}

void PlayView::setGame(const PlayedGamePtr& game) {
  const QWidget* focus = QApplication::focusWidget();
  const bool awaited = focus == nullptr || focus == askedFrom_ || form_->isAncestorOf(focus);
  opening_ = false;
  game_ = game;
  record_.clear();
  rack_->setOrder({});
  answer_->setText({});
  entry_->begin(game_->table().language, game_->personSees());
  form_->setBusy(false);
  turnTable_->setColumnHidden(turns_.columnCount() - 1, !game_->setup().minutes);
  if (isVisible() && awaited) {
    pages_->setCurrentIndex(1);
    answer_->setFocus();
  }
  askedToEnd_ = false;
  tellStatus();
  afterTurn();
}

/// The game as it stands now, and what comes of it.
void PlayView::afterTurn() {
  turns_.setRows(turnRows());
  turnTable_->scrollToBottom();
  showPosition();
  showStage();
  if (game_->over()) {
    end();
  } else {
    worker_.keep(*game_);
    if (!game_->personsTurn()) worker_.think(*game_);
  }
  emit changed();
}

void PlayView::end() {
  if (!resignStrip_->isAncestorOf(QApplication::focusWidget())) askToResign(false);
  worker_.file(*game_, library_ ? library_() : std::string());
}

void PlayView::onMoved(const game::Move& move) {
  if (!game_ || game_->over() || game_->personsTurn()) return;
  askedToEnd_ = false;
  game_->play(move);
  say(*told_, {wording_, [this, said = game_] { return said == game_ ? lastTurnText() : QString(); }});
  afterTurn();
}

void PlayView::onFailed(const game::Error& error) {
  opening_ = false;
  form_->setBusy(false);
  emit told(Banner::Kind::alarm, {wording_, [this, error] { return errorWords(error, wording_); }});
  if (wantsLexicon(error)) emit lexiconWanted(form_->choices().language.toStdString());
}

void PlayView::submit() {
  const std::string text = answer_->text().trimmed().toStdString();
  if (!game_) return;
  if (game_->over()) return review_->click();
  if (text.empty()) return;
  const auto read = game_->read(text);
  if (read.move) return play(*read.move);
  say(*told_, {wording_, [this, fault = *read.fault] {
                 return QString::fromStdString(answerFaultText(fault, wording_));
               }});
  focusAnswer();
}

void PlayView::play(const game::Move& move) {
  if (!game_ || game_->over()) return;
  focusAnswer();
  if (!game_->personsTurn())
    return say(*told_, spoken(wording_, "It is the turn of {0}; what you have laid stays.",
                              nameOf(PlaySide::level).toStdString()));
  askedToEnd_ = true;
  const bool takenBack = game_->play(move).takenBack;
  say(*told_, takenBack ? Spoken(wording_,
                                 [this, said = game_] { return said == game_ ? lastTurnText() : QString(); })
                        : Spoken());
  answer_->setText({});
  entry_->begin(game_->table().language, game_->personSees());
  askToResign(false);
  afterTurn();
}

/// What is written in the field; otherwise it is said how it is written.
void PlayView::exchangeChosen() {
  if (!game_ || game_->over()) return;
  const auto read =
      reports::readMove(answer_->text().toStdString(), game_->personSees(), *game_->table().language);
  if (read.move && read.move->kind() == game::Move::Kind::exchange) return submit();
  focusAnswer();
  say(*told_,
      spoken(wording_,
             "Click the tiles of your rack that are to go, or write them: -ABC. Enter exchanges them."));
}

/// Tiles that are laid are not given away by a click beside them.
void PlayView::toggleForExchange(game::Tile tile, bool chosen) {
  if (!game_ || game_->over()) return;
  const game::Language& language = *game_->table().language;
  const game::Position seen = game_->personSees();
  const auto read = reports::readMove(answer_->text().toStdString(), seen, language);
  const bool exchanges = read.move && read.move->kind() == game::Move::Kind::exchange;
  if (!exchanges && !answer_->text().trimmed().isEmpty()) return;
  if (!mayExchange(seen.board, language))
    return say(*told_, spoken(wording_, "There are too few tiles in the bag to exchange."));
  game::TileCounts tiles = exchanges ? read.move->tileCounts() : game::TileCounts();
  chosen ? void(tiles.remove(tile)) : tiles.add(tile);
  answer_->setText(
      tiles.empty() ? QString()
                    : QString::fromStdString(game::moveText(game::Move::exchange(tiles), language.alphabet)));
  focusAnswer();
}

void PlayView::shuffle() {
  static std::minstd_rand chance{std::random_device{}()};
  auto tiles = rack_->tiles();
  std::ranges::shuffle(tiles, chance);
  rack_->setOrder(std::move(tiles));
}

void PlayView::askToResign(bool ask) {
  if (ask && (!game_ || game_->over())) return;
  resignStrip_->setVisible(ask);
  if (ask && isVisible()) reallyResign_->setFocus();
}

void PlayView::resign() {
  const bool playing = game_ && !game_->over();
  focusAnswer();
  askToResign(false);
  if (!playing) return;
  worker_.cancel();
  game_->resign();
  askedToEnd_ = true;
  say(*told_, {});
  afterTurn();
}

void PlayView::startAnew() {
  if (game_ && !game_->over()) return;
  game_.reset();
  record_.clear();
  showStage();
  form_->person().setFocus();
}

/// Where the person has not put it on the board.
void PlayView::focusAnswer() {
  if (isVisible() && !board_->hasFocus()) answer_->setFocus();
}

void PlayView::showPosition() {
  const game::Position seen = game_->personSees();
  if (game_->over()) {
    entry_->end();
    board_->setView({game_->table().language, seen.board, std::nullopt, std::nullopt, std::nullopt});
    rack_->setRack(game_->table().language, seen.rack, seen.rack.size());
  } else {
    entry_->goOn(seen);
  }
  rack_->setCarried(!game_->over());
  say(*unseen_, {wording_, [this] { return unseenText(); }});
  showScores();
}

/// The last play stands out.
void PlayView::showEntry(const BoardEntry& entry, const game::Rack& rack) {
  const game::Position seen = game_->personSees();
  std::optional<game::Move> last;
  if (!game_->turns().empty() && !game_->turns().back().takenBack) last = game_->turns().back().move;
  if (last && !last->isPlacement()) last.reset();
  board_->setView({game_->table().language, seen.board, last, std::nullopt, entry});
  rack_->setRack(game_->table().language, rack, seen.rack.size());
}

void PlayView::showScores() {
  if (!game_) return;
  std::vector<ScoreLine::Player> players;
  for (const PlaySide side : {PlaySide::person, PlaySide::level}) {
    const int score = game_->over() ? game_->outcome().scores[app::at(side)] : game_->score(side);
    players.push_back({nameOf(side), QString::fromStdString(wording_.number(score, 0)), clockText(side)});
  }
  const std::size_t onTurn = game_->over() ? players.size() : app::at(game_->onTurn());
  scores_->setScores(std::move(players), onTurn);
}

/// What is written in the field: its points, or the tiles that are to go.
void PlayView::showTyped() {
  points_->setText(typedText());
  if (!game_) return;
  const auto read =
      reports::readMove(answer_->text().toStdString(), game_->personSees(), *game_->table().language);
  const bool exchanges = read.move && read.move->kind() == game::Move::Kind::exchange;
  rack_->setChosen(exchanges ? read.move->tileCounts() : game::TileCounts());
}

/// The form, the game, or what it came to.
void PlayView::showStage() {
  const bool playing = game_ && !game_->over();
  pages_->setCurrentIndex(game_ ? 1 : 0);
  actions_.shuffle->setEnabled(game_ != nullptr);
  for (QAction* action : {actions_.exchange, actions_.pass, actions_.resign})
    action->setEnabled(playing);
  actions_.anew->setEnabled(game_ && game_->over());
  lay_->setEnabled(playing);
  endButtons_->setVisible(game_ && game_->over());
  review_->setEnabled(!record_.empty());
  const bool ticks = playing && game_->setup().minutes && isVisible();
  ticks ? tick_->start() : tick_->stop();
  say(*heading_, {wording_, [this] { return headingText(); }});
}

void PlayView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showStage();
  showScores();
  tellStatus();
}

void PlayView::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  tick_->stop();
}

QList<UndoPort*> PlayView::undoPorts() const {
  return {&entry_->undoPort()};
}

}  // namespace rozbor::desktop
