#include "main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include "actions.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "field_undo.h"
#include "game/review_view.h"
#include "key_list.h"
#include "library/library_view.h"
#include "lookup/dictionary_dialog.h"
#include "rozbor/lexica/languages.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "trainer/trainer_view.h"
#include "undo_port.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

MainWindow::MainWindow(LiveWording& wording, const lexica::DataPaths& paths)
    : wording_(wording), paths_(paths) {
  setWindowTitle(QStringLiteral("Rozbor"));
  setAcceptDrops(true);
  resize(QSize(1280, 800).boundedTo(screen()->availableSize()));
  makeStatusBar();
  banner_ = new Banner(wording_, this);
  pages_ = new QStackedWidget(this);
  welcome_ = makeWelcome();
  review_ = new ReviewView(wording_, paths, this);
  library_ = new LibraryView(wording_, paths, this);
  trainer_ = new TrainerView(wording_, paths, this);
  explore_ = new ExploreView(wording_, paths, this);
  entry_ = new EntryView(wording_, paths, this);
  for (QWidget* page :
       {welcome_, static_cast<QWidget*>(review_), static_cast<QWidget*>(library_),
        static_cast<QWidget*>(trainer_), static_cast<QWidget*>(explore_), static_cast<QWidget*>(entry_)})
    pages_->addWidget(page);
  makeMenus();
  auto* middle = new QWidget(this);
  auto* layout = new QVBoxLayout(middle);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(banner_);
  layout->addWidget(pages_, 1);
  setCentralWidget(middle);
  connectReview();
  connectLibrary();
  for (UndoPort* port : findChildren<UndoPort*>())
    connect(port, &UndoPort::changed, this, &MainWindow::offerUndo);
  QCoreApplication::instance()->installEventFilter(new FieldUndo(this));
  setBusy();
  showPage(welcome_);
}

void MainWindow::makeMenus() {
  open_ = makeAction(this, spoken(wording_, "&Open…"), QKeySequence::Open, [this] { chooseFile(); });
  quit_ = makeAction(this, spoken(wording_, "&Quit"), QKeySequence::Quit, [this] { close(); });
  openLibrary_ = makeAction(this, spoken(wording_, "Open or make a &library…"),
                            Qt::CTRL | Qt::SHIFT | Qt::Key_O, [this] { chooseLibrary(); });
  enterSheet_ = makeAction(this, spoken(wording_, "&Enter a score sheet…"), Qt::CTRL | Qt::Key_N,
                           [this] { chooseSheet(); });
  showLibrary_ =
      makeAction(this, spoken(wording_, "&Library"), Qt::CTRL | Qt::Key_L, [this] { showLibrary(); });
  showGame_ = makeAction(this, spoken(wording_, "&Game"), Qt::CTRL | Qt::Key_G, [this] { showGame(); });
  showSheet_ = makeAction(this, spoken(wording_, "&Score sheet"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
                          [this] { showSheet(); });
  showTrainer_ =
      makeAction(this, spoken(wording_, "&Training"), Qt::CTRL | Qt::Key_T, [this] { showTrainer(); });
  showExplore_ =
      makeAction(this, spoken(wording_, "&What if"), Qt::CTRL | Qt::Key_P, [this] { showExplore(); });
  stopWork_ = makeAction(this, spoken(wording_, "&Stop the analysis"), Qt::Key_Escape, [this] { stop(); });
  dictionaries_ = makeAction(this, spoken(wording_, "&Dictionaries…"), {},
                             [this] { makeDictionaryDialog(wording_, paths_, this)->open(); });
  keys_ = makeAction(this, spoken(wording_, "&Keys"), Qt::Key_Question, [this] { showKeys(); });
  undo_ = makeAction(this, {wording_, [this] { return undoText(false); }}, QKeySequence::Undo,
                     [this] { undo(false); });
  redo_ = makeAction(this, {wording_, [this] { return undoText(true); }}, Qt::CTRL | Qt::SHIFT | Qt::Key_Z,
                     [this] { undo(true); });
  const ReviewActions& game = review_->actions();
  QMenu* file = addMenu(*menuBar(), spoken(wording_, "&File"));
  file->addActions({open_, enterSheet_, openLibrary_, stopWork_});
  file->addSeparator();
  file->addAction(quit_);
  addMenu(*menuBar(), spoken(wording_, "&Edit"))->addActions({undo_, redo_});
  QMenu* view = addMenu(*menuBar(), spoken(wording_, "&View"));
  view->addActions({showLibrary_, showGame_, showSheet_, showTrainer_, showExplore_});
  view->addSeparator();
  addLanguages(*view);
  view->addAction(dictionaries_);
  gameMenu_ = addMenu(*menuBar(), spoken(wording_, "&Game"));
  fillGameMenu(*gameMenu_, game);
  libraryMenu_ = addMenu(*menuBar(), spoken(wording_, "&Library"));
  fillLibraryMenu(*libraryMenu_, library_->actions());
  const TrainerActions& training = trainer_->actions();
  trainerMenu_ = addMenu(*menuBar(), spoken(wording_, "&Training"));
  trainerMenu_->addActions({training.hint, training.giveUp, training.next});
  const ExploreActions& exploring = explore_->actions();
  exploreMenu_ = addMenu(*menuBar(), spoken(wording_, "&What if"));
  exploreMenu_->addActions({exploring.takeBack, exploring.levelPlays, exploring.fromNothing, exploring.setUp,
                            exploring.load, exploring.save, exploring.copy});
  addMenu(*menuBar(), spoken(wording_, "&Help"))->addAction(keys_);
}

/// Each language is named in itself, for whoever cannot read the present one.
void MainWindow::addLanguages(QMenu& view) {
  QMenu* menu = view.addMenu(QString());
  spoken(wording_, "Lang&uage").to(menu, &QMenu::setTitle);
  auto* languages = new QActionGroup(this);
  const auto add = [&](const Spoken& name, const std::string& code) {
    QAction* action = makeAction(this, name, {}, [this, code] { wording_.speak(code); });
    action->setCheckable(true);
    action->setChecked(code == wording_.chosen());
    languages->addAction(action);
  };
  add(spoken(wording_, "As the &system"), {});
  for (const InterfaceLanguage& language : interfaceLanguages())
    add(QString::fromUtf8(language.ownName), language.code);
  menu->addActions(languages->actions());
}

void MainWindow::makeStatusBar() {
  grounds_ = new QLabel(this);
  grounds_->setTextFormat(Qt::PlainText);
  grounds_->setContentsMargins(8, 0, 0, 0);
  progress_ = new QProgressBar(this);
  progress_->setMaximumWidth(220);
  spoken(wording_, "Progress").to(progress_, &QWidget::setAccessibleName);
  stop_ = makeButton(spoken(wording_, "Stop"), this);
  statusBar()->addWidget(grounds_, 1);
  statusBar()->addPermanentWidget(progress_);
  statusBar()->addPermanentWidget(stop_);
}

QWidget* MainWindow::makeWelcome() {
  auto* page = new QWidget(this);
  auto* text = new QLabel(page);
  say(*text, spoken(wording_, "Open the record of a game (GCG), or drop it here."));
  auto* button = makeButton(spoken(wording_, "Open a record…"), page);
  connect(button, &QPushButton::clicked, this, &MainWindow::chooseFile);
  auto* library = makeButton(spoken(wording_, "Open the library"), page);
  connect(library, &QPushButton::clicked, this, &MainWindow::showLibrary);
  auto* layout = new QVBoxLayout(page);
  layout->addStretch(2);
  layout->addWidget(text, 0, Qt::AlignHCenter);
  layout->addSpacing(8);
  layout->addWidget(button, 0, Qt::AlignHCenter);
  layout->addWidget(library, 0, Qt::AlignHCenter);
  layout->addStretch(3);
  return page;
}

void MainWindow::connectReview() {
  connect(stop_, &QPushButton::clicked, this, &MainWindow::stop);
  connect(review_, &ReviewView::settled, this, &MainWindow::settled);
  connect(review_, &ReviewView::gameChanged, this, &MainWindow::onGameChanged);
  connect(review_, &ReviewView::told, banner_, &Banner::tell);
  connect(review_, &ReviewView::busyChanged, this, [this](bool busy) {
    reviewBusy_ = busy;
    setBusy();
  });
  connect(review_, &ReviewView::statusChanged, this, &MainWindow::setStatus);
  connect(review_, &ReviewView::progressed, this, [this](int done, int all) {
    progress_->setRange(0, all);
    progress_->setValue(done);
  });
}

void MainWindow::connectLibrary() {
  connect(library_, &LibraryView::told, banner_, &Banner::tell);
  connect(trainer_, &TrainerView::told, banner_, &Banner::tell);
  connect(explore_, &ExploreView::told, banner_, &Banner::tell);
  connect(entry_, &EntryView::told, banner_, &Banner::tell);
  connect(entry_, &EntryView::reviewWanted, this, &MainWindow::open);
  connect(entry_, &EntryView::statusChanged, this, &MainWindow::setStatus);
  connect(library_, &LibraryView::statusChanged, this, &MainWindow::setStatus);
  connect(library_, &LibraryView::busyChanged, this, [this](bool busy) {
    libraryBusy_ = busy;
    setBusy();
  });
  connect(library_, &LibraryView::progressed, this, [this](int done, int all) {
    progress_->setRange(0, all);
    progress_->setValue(done);
  });
  connect(library_, &LibraryView::gameChosen, this, [this](const app::RecordSource& source, int turn) {
    banner_->hide();
    gameAwaited_ = true;
    review_->open(source, turn);
  });
}

void MainWindow::open(const std::filesystem::path& file) {
  banner_->hide();
  gameAwaited_ = true;
  review_->open({file});
}

void MainWindow::openLibrary(const std::string& where) {
  libraryOpen_ = true;
  banner_->hide();
  library_->open(where);
  showPage(library_);
}

void MainWindow::showLibrary() {
  libraryOpen_ ? showPage(library_) : openLibrary(paths_.library);
}

void MainWindow::showExplore() {
  banner_->hide();
  if (const auto position = review_->position()) {
    explore_->explore(*position);
  } else if (!explore_->state()) {
    explore_->exploreNothing();
  }
  showPage(explore_);
}

void MainWindow::showTrainer() {
  banner_->hide();
  trainer_->begin(libraryOpen_ ? library_->where().toStdString() : paths_.library, library_->persons());
  showPage(trainer_);
}

void MainWindow::showGame() {
  if (!review_->game()) return;
  showPage(review_->hasTurns() ? static_cast<QWidget*>(review_) : welcome_);
}

/// The page of a game that was opened is shown once; whoever has gone elsewhere meanwhile stays there.
void MainWindow::onGameChanged() {
  if (gameAwaited_) return showGame();
  showGame_->setEnabled(review_->hasTurns());
}

/// The keys of a menu work on its page alone.
void MainWindow::showPage(QWidget* page) {
  gameAwaited_ = false;
  pages_->setCurrentWidget(page);
  gameMenu_->menuAction()->setEnabled(page == review_);
  libraryMenu_->menuAction()->setEnabled(page == library_);
  trainerMenu_->menuAction()->setEnabled(page == trainer_);
  exploreMenu_->menuAction()->setEnabled(page == explore_);
  showGame_->setEnabled(review_->hasTurns());
  showSheet_->setEnabled(entry_->hasSheet());
  offerUndo();
  const QString title = page == review_ ? QFileInfo(QString::fromStdString(review_->game()->file)).fileName()
                        : page == library_ ? QFileInfo(library_->where()).fileName()
                        : page == entry_   ? QString::fromStdString(entry_->file().filename().string())
                                           : QString();
  setWindowTitle(title.isEmpty() ? QStringLiteral("Rozbor") : title + QStringLiteral(" – Rozbor"));
}

void MainWindow::setBusy() {
  progress_->setRange(0, 0);
  progress_->setVisible(reviewBusy_ || libraryBusy_);
  stop_->setVisible(reviewBusy_ || libraryBusy_);
  stopWork_->setEnabled(reviewBusy_ || libraryBusy_);
}

QList<UndoPort*> MainWindow::portsOfPage() const {
  const QWidget* page = pages_->currentWidget();
  if (page == review_) return review_->undoPorts();
  if (page == library_) return library_->undoPorts();
  if (page == trainer_) return trainer_->undoPorts();
  if (page == explore_) return explore_->undoPorts();
  if (page == entry_) return entry_->undoPorts();
  return {};
}

/// The first that has something to undo, or to do again.
UndoPort* MainWindow::portFor(bool again) const {
  for (UndoPort* port : portsOfPage()) {
    if (again ? port->redoName() : port->undoName()) return port;
  }
  return nullptr;
}

QString MainWindow::undoText(bool again) const {
  const UndoPort* port = portFor(again);
  if (port == nullptr) return again ? phrase(wording_, "&Redo") : phrase(wording_, "&Undo");
  const std::string name = (again ? port->redoName() : port->undoName())->now().toStdString();
  return again ? phrase(wording_, "&Redo: {0}", name) : phrase(wording_, "&Undo: {0}", name);
}

void MainWindow::offerUndo() {
  for (const bool again : {false, true}) {
    QAction* action = again ? redo_ : undo_;
    setActionText(*action, undoText(again));
    action->setEnabled(portFor(again) != nullptr);
  }
}

void MainWindow::undo(bool again) {
  UndoPort* port = portFor(again);
  if (port == nullptr) return;
  again ? port->redo() : port->undo();
}

void MainWindow::setStatus(const Spoken& text) {
  say(*grounds_, text);
}

void MainWindow::stop() {
  if (libraryBusy_ && (pages_->currentWidget() == library_ || !reviewBusy_)) return library_->stop();
  review_->stop();
}

void MainWindow::enterSheet(const std::filesystem::path& file, const std::string& language) {
  banner_->hide();
  entry_->open(file, language);
  showPage(entry_);
}

void MainWindow::showSheet() {
  banner_->hide();
  showPage(entry_);
}

/// The language is asked for; a sheet that is there has its own.
void MainWindow::chooseSheet() {
  const QString file = QFileDialog::getSaveFileName(
      this, phrase(wording_, "Begin a score sheet, or go on with one"), QString(),
      phrase(wording_, "Score sheets") + QStringLiteral(" (*.txt *.csv)"), nullptr,
      QFileDialog::DontConfirmOverwrite);
  if (file.isEmpty()) return;
  QStringList names;
  const auto languages = lexica::sharedLanguages(paths_);
  for (const auto& language : languages)
    names += QString::fromStdString(language->name);
  bool chosen = false;
  const QString name = QInputDialog::getItem(this, phrase(wording_, "Language"), phrase(wording_, "Language"),
                                             names, 0, false, &chosen);
  if (chosen) enterSheet(file.toStdString(), languages[static_cast<std::size_t>(names.indexOf(name))]->id);
}

void MainWindow::chooseLibrary() {
  const QString file = QFileDialog::getSaveFileName(
      this, phrase(wording_, "Open or make a library"), QString::fromStdString(paths_.library),
      phrase(wording_, "Libraries") + QStringLiteral(" (*.db);;") + phrase(wording_, "All files") +
          QStringLiteral(" (*)"),
      nullptr, QFileDialog::DontConfirmOverwrite);
  if (!file.isEmpty()) openLibrary(file.toStdString());
}

void MainWindow::chooseFile() {
  const QString file = QFileDialog::getOpenFileName(
      this, phrase(wording_, "Open a record"), QString(),
      phrase(wording_, "Game records") + QStringLiteral(" (*.gcg *.GCG *.json);;") +
          phrase(wording_, "All files") + QStringLiteral(" (*)"));
  if (!file.isEmpty()) open(file.toStdString());
}

void MainWindow::showKeys() {
  const ReviewActions& game = review_->actions();
  QList<QAction*> actions = game.steps();
  actions += {game.nextMistake, game.previousMistake};
  for (QAction* moment : game.moments)
    actions += moment;
  actions += {game.best, game.ask,  game.reveal,     game.deeper,      game.meaning,
              game.note, stopWork_, game.exportPage, game.exportRecord};
  const LibraryActions& library = library_->actions();
  actions += {open_,           openLibrary_, showLibrary_,        showGame_,
              showSheet_,      showTrainer_, library.importFiles, library.importFolder,
              library.analyse, library.find, library.sections};
  const TrainerActions& training = trainer_->actions();
  actions += {training.hint, training.giveUp, training.next};
  const ExploreActions& exploring = explore_->actions();
  actions += {enterSheet_,
              &entry_->acceptAction(),
              showExplore_,
              exploring.takeBack,
              exploring.levelPlays,
              exploring.fromNothing,
              exploring.setUp,
              exploring.load,
              exploring.save,
              exploring.copy,
              undo_,
              redo_,
              keys_,
              quit_};
  actions += entry_->rowActions();
  makeKeyList(wording_, actions, this)->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  review_->finish();
  QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile())
    event->acceptProposedAction();
}

/// One file is opened; several, and folders, are for the library.
void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  std::vector<std::filesystem::path> paths;
  for (const QUrl& url : event->mimeData()->urls()) {
    if (url.isLocalFile()) paths.emplace_back(url.toLocalFile().toStdString());
  }
  if (paths.size() == 1 && !std::filesystem::is_directory(paths.front())) return open(paths.front());
  showLibrary();
  library_->takeIn(paths);
}

}  // namespace rozbor::desktop
