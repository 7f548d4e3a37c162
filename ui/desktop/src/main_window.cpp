#include "main_window.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "banner.h"
#include "board_panel.h"
#include "error_words.h"
#include "phrase.h"
#include "score_chart.h"
#include "turn_panel.h"
#include "turn_table.h"
#include "words.h"

namespace rozbor::desktop {

MainWindow::MainWindow(const reports::Wording& wording, app::DataPaths paths)
    : wording_(wording), diagnostics_(wording), worker_(std::move(paths)) {
  setWindowTitle(QStringLiteral("Rozbor"));
  setAcceptDrops(true);
  resize(1280, 800);
  makeActions();
  makeMenus();
  makeStatusBar();
  banner_ = new Banner(phrase(wording_, "Close"), this);
  pages_ = new QStackedWidget(this);
  pages_->addWidget(makeWelcome());
  pages_->addWidget(makeReviewPage());
  auto* middle = new QWidget(this);
  auto* layout = new QVBoxLayout(middle);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(banner_);
  layout->addWidget(pages_, 1);
  setCentralWidget(middle);
  connectParts();
  setBusy(false);
  enableActions();
}

void MainWindow::connectParts() {
  connect(&worker_, &ReviewWorker::replayed, this, &MainWindow::onReplayed);
  connect(&worker_, &ReviewWorker::reviewed, this, &MainWindow::onReviewed);
  connect(&worker_, &ReviewWorker::failed, this, &MainWindow::onFailed);
  connect(&worker_, &ReviewWorker::progressed, this, [this](int done, int all) {
    progress_->setRange(0, all);
    progress_->setValue(done);
  });
  connect(turns_, &TurnTable::turnShown, this, &MainWindow::onTurn);
  connect(chart_, &ScoreChart::turnClicked, turns_, &TurnTable::setCurrentTurn);
  connect(details_, &TurnPanel::candidateChosen, this, [this](const game::Move& move) { showBoard(move); });
  connect(remarks_, &QTableView::clicked, this, &MainWindow::onDiagnostic);
  connect(remarks_, &QTableView::activated, this, &MainWindow::onDiagnostic);
}

void MainWindow::open(const std::filesystem::path& file) {
  banner_->hide();
  file_ = file;
  worker_.start(file);
  setBusy(true);
  grounds_->setText(phrase(wording_, "Reviewing {0}", file.filename().string()));
}

void MainWindow::setBusy(bool busy) {
  progress_->setRange(0, 0);
  progress_->setVisible(busy);
  cancelButton_->setVisible(busy);
  cancel_->setEnabled(busy);
}

void MainWindow::enableActions() {
  const bool hasTurns = game_ && !game_->replay.turns.empty();
  for (QAction* each : {first_, back_, on_, last_})
    each->setEnabled(hasTurns);
  for (QAction* each : {best_, exportPage_, exportRecord_})
    each->setEnabled(graded());
}

void MainWindow::setGame(const GamePtr& game) {
  game_ = game;
  board_->setGame(game);
  details_->setGame(game);
  chart_->setGame(game);
  diagnostics_.setDiagnostics(game->diagnostics);
  const QString remarks = phrase(wording_, "Remarks on the record");
  const auto count = game->diagnostics.size();
  tabs_->setTabText(tabs_->indexOf(remarks_),
                    count == 0 ? remarks : remarks + QStringLiteral(" (%1)").arg(count));
  setWindowTitle(QString::fromStdString(std::filesystem::path(game->file).filename().string()) +
                 QStringLiteral(" – Rozbor"));
  enableActions();
  const bool hasTurns = !game->replay.turns.empty();
  pages_->setCurrentIndex(hasTurns ? 1 : 0);
  turns_->setGame(game);
  if (hasTurns) turns_->setFocus();
}

void MainWindow::onReplayed(const GamePtr& game) {
  setGame(game);
}

void MainWindow::onReviewed(const GamePtr& game) {
  setBusy(false);
  setGame(game);
  grounds_->setText(groundsOf(*game, wording_));
  const QString caveat = lexiconCaveat(*game, wording_);
  if (!caveat.isEmpty()) banner_->tell(Banner::Kind::notice, caveat);
  emit settled();
}

void MainWindow::onFailed(const game::Error& error) {
  setBusy(false);
  grounds_->setText(game_ ? groundsOf(*game_, wording_) : QString());
  banner_->tell(Banner::Kind::alarm, errorWords(error, file_.string(), game_, wording_));
  emit settled();
}

void MainWindow::cancelReview() {
  if (!worker_.busy()) return;
  worker_.cancel();
  setBusy(false);
  grounds_->setText(game_ ? groundsOf(*game_, wording_) : QString());
  banner_->tell(Banner::Kind::notice,
                phrase(wording_, "The review was cancelled; the moves are not graded."));
}

void MainWindow::onTurn(int turn) {
  details_->showTurn(static_cast<std::size_t>(turn));
  chart_->setCurrentTurn(turn);
  back_->setEnabled(turn > 0);
  first_->setEnabled(turn > 0);
  on_->setEnabled(turn + 1 < turns_->turnCount());
  last_->setEnabled(turn + 1 < turns_->turnCount());
  showCurrent();
}

void MainWindow::showCurrent() {
  const int turn = turns_->currentTurn();
  if (turn < 0) return;
  const reports::Decision* decision = decisionOn(*game_, static_cast<std::size_t>(turn));
  const bool ghost = best_->isChecked() && decision != nullptr && decision->graded;
  showBoard(ghost ? std::optional(decision->best().move) : std::nullopt);
}

void MainWindow::showBoard(const std::optional<game::Move>& ghost) {
  board_->showTurn(static_cast<std::size_t>(turns_->currentTurn()), ghost);
}

/// The turn that stands on the line of the remark, or the last one before it.
void MainWindow::onDiagnostic(const QModelIndex& row) {
  if (!row.isValid()) return;
  const std::uint32_t line = diagnostics_.at(row.row()).where.line;
  int found = 0;
  for (std::size_t turn = 0; turn < game_->replay.turns.size(); ++turn) {
    if (game_->replay.turns[turn].line <= line) found = static_cast<int>(turn);
  }
  turns_->setCurrentTurn(found);
}

void MainWindow::quit() {
  close();
}

void MainWindow::stepBack() {
  turns_->step(-1);
}

void MainWindow::stepOn() {
  turns_->step(1);
}

void MainWindow::goFirst() {
  turns_->setCurrentTurn(0);
}

void MainWindow::goLast() {
  turns_->setCurrentTurn(turns_->turnCount() - 1);
}

void MainWindow::showBest(bool on) {
  best_->setChecked(on);
  showCurrent();
}

void MainWindow::showTab(int tab) {
  tabs_->setCurrentIndex(tab);
}

/// The desktop may turn dark while the program runs.
void MainWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) makeIcons();
  QMainWindow::changeEvent(event);
}

}  // namespace rozbor::desktop
