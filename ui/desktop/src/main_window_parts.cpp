#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "banner.h"
#include "board_panel.h"
#include "main_window.h"
#include "phrase.h"
#include "score_chart.h"
#include "step_icons.h"
#include "tables.h"
#include "turn_panel.h"
#include "turn_table.h"

// A part of MainWindow: how it is put together.
namespace rozbor::desktop {

QAction* MainWindow::action(const QString& text, const QKeySequence& key, void (MainWindow::*slot)()) {
  auto* made = new QAction(text, this);
  made->setShortcut(key);
  connect(made, &QAction::triggered, this, slot);
  QString plain = text;
  made->setToolTip(plain.remove(u'&').remove(u'…') + QStringLiteral(" (") +
                   key.toString(QKeySequence::NativeText) + u')');
  return made;
}

void MainWindow::makeActions() {
  open_ = action(phrase(wording_, "&Open…"), QKeySequence::Open, &MainWindow::chooseFile);
  first_ = action(phrase(wording_, "&First turn"), Qt::Key_Home, &MainWindow::goFirst);
  back_ = action(phrase(wording_, "&Previous turn"), Qt::Key_Left, &MainWindow::stepBack);
  on_ = action(phrase(wording_, "&Next turn"), Qt::Key_Right, &MainWindow::stepOn);
  last_ = action(phrase(wording_, "&Last turn"), Qt::Key_End, &MainWindow::goLast);
  best_ = action(phrase(wording_, "&Best move"), Qt::Key_B, &MainWindow::showCurrent);
  best_->setCheckable(true);
  exportPage_ = action(phrase(wording_, "&HTML page…"), Qt::CTRL | Qt::Key_E, &MainWindow::exportPage);
  exportRecord_ = action(phrase(wording_, "&Annotated GCG…"), Qt::CTRL | Qt::SHIFT | Qt::Key_E,
                         &MainWindow::exportRecord);
  cancel_ = action(phrase(wording_, "&Cancel the review"), Qt::Key_Escape, &MainWindow::cancelReview);
  makeIcons();
}

void MainWindow::makeIcons() {
  first_->setIcon(stepIcon(Step::first, palette()));
  back_->setIcon(stepIcon(Step::back, palette()));
  on_->setIcon(stepIcon(Step::on, palette()));
  last_->setIcon(stepIcon(Step::last, palette()));
}

void MainWindow::makeMenus() {
  QMenu* file = menuBar()->addMenu(phrase(wording_, "&File"));
  file->addAction(open_);
  file->addAction(cancel_);
  file->addSeparator();
  file->addAction(action(phrase(wording_, "&Quit"), QKeySequence::Quit, &MainWindow::quit));
  menuBar()->addMenu(phrase(wording_, "&Export"))->addActions({exportPage_, exportRecord_});
  QMenu* game = menuBar()->addMenu(phrase(wording_, "&Game"));
  game->addActions({first_, back_, on_, last_});
  game->addSeparator();
  game->addAction(best_);
}

void MainWindow::makeStatusBar() {
  grounds_ = new QLabel(this);
  grounds_->setTextFormat(Qt::PlainText);
  grounds_->setContentsMargins(8, 0, 0, 0);
  progress_ = new QProgressBar(this);
  progress_->setMaximumWidth(220);
  cancelButton_ = new QPushButton(phrase(wording_, "Cancel"), this);
  connect(cancelButton_, &QPushButton::clicked, this, &MainWindow::cancelReview);
  statusBar()->addWidget(grounds_, 1);
  statusBar()->addPermanentWidget(progress_);
  statusBar()->addPermanentWidget(cancelButton_);
}

QWidget* MainWindow::makeWelcome() {
  auto* page = new QWidget(this);
  auto* text = new QLabel(phrase(wording_, "Open the record of a game (GCG), or drop it here."), page);
  auto* button = new QPushButton(phrase(wording_, "Open a record…"), page);
  connect(button, &QPushButton::clicked, this, &MainWindow::chooseFile);
  auto* layout = new QVBoxLayout(page);
  layout->addStretch(2);
  layout->addWidget(text, 0, Qt::AlignHCenter);
  layout->addSpacing(8);
  layout->addWidget(button, 0, Qt::AlignHCenter);
  layout->addStretch(3);
  return page;
}

QWidget* MainWindow::makeReviewPage() {
  board_ = new BoardPanel(wording_, {best_, first_, back_, on_, last_}, this);
  turns_ = new TurnTable(wording_, this);
  details_ = new TurnPanel(wording_, this);
  chart_ = new ScoreChart(wording_, this);
  remarks_ = new QTableView(this);
  remarks_->setModel(&diagnostics_);
  dressTable(*remarks_);
  remarks_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  remarks_->horizontalHeader()->setStretchLastSection(true);
  remarks_->setWordWrap(true);
  remarks_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);

  tabs_ = new QTabWidget(this);
  tabs_->setDocumentMode(true);
  tabs_->addTab(details_, phrase(wording_, "Turn"));
  tabs_->addTab(chart_, phrase(wording_, "Course of the game"));
  tabs_->addTab(remarks_, phrase(wording_, "Remarks on the record"));

  auto* right = new QSplitter(Qt::Vertical, this);
  right->setChildrenCollapsible(false);
  right->addWidget(turns_);
  right->addWidget(tabs_);
  right->setSizes({420, 380});
  auto* page = new QSplitter(Qt::Horizontal, this);
  page->setChildrenCollapsible(false);
  page->addWidget(board_);
  page->addWidget(right);
  page->setStretchFactor(0, 1);
  page->setStretchFactor(1, 1);
  page->setSizes({600, 640});
  return page;
}

}  // namespace rozbor::desktop
