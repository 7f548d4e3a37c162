#include "main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include "actions.h"
#include "board/board_widget.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "field_undo.h"
#include "game/review_view.h"
#include "lexica/lexicon_dialog.h"
#include "library/library_view.h"
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
  connect(&wording_, &LiveWording::changed, this, &MainWindow::nameScrollButtons);
  for (UndoPort* port : findChildren<UndoPort*>())
    connect(port, &UndoPort::changed, this, &MainWindow::offerUndo);
  QCoreApplication::instance()->installEventFilter(new FieldUndo(this));
  setBusy();
  showPage(welcome_);
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
  connect(review_, &ReviewView::analysed, library_, &LibraryView::keep);
  connect(review_, &ReviewView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(review_, &ReviewView::lexiconOffered, this, [this](const std::string& name) {
    banner_->offer(spoken(wording_, "Judge this game by {0}", name),
                   [this, name] { review_->judgeBy(name); });
  });
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
  connect(library_, &LibraryView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(trainer_, &TrainerView::lexiconWanted, this, &MainWindow::offerLexicon);
  connect(explore_, &ExploreView::lineKept, this,
          [this](const std::filesystem::path& record, std::size_t turn, const QString& line) {
            review_->addToNote(record, turn, line)
                ? banner_->tell(
                      Banner::Kind::notice,
                      spoken(wording_, "Written to your note on turn {0}: {1}", turn + 1, line.toStdString()))
                : banner_->tell(Banner::Kind::alarm,
                                spoken(wording_,
                                       "The line belongs to a record that is not open, or that only the "
                                       "library has; open its file first."));
          });
  connect(explore_, &ExploreView::lexiconWanted, this, &MainWindow::offerLexicon);
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
  if (auto position = review_->position()) {
    explore_->explore(*std::move(position));
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
  for (QAction* picture : {copyBoard_, saveBoard_})
    picture->setEnabled(page->findChild<BoardWidget*>() != nullptr);
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

void MainWindow::offerLexicon(const std::string& language) {
  banner_->offer(spoken(wording_, "Choose or build a lexicon…"),
                 [this, language] { chooseLexicon(language); });
}

LexiconDialog* MainWindow::chooseLexicon(const std::string& language) {
  const bool ofGame = language.empty() && review_->game();
  auto* dialog = new LexiconDialog(wording_, paths_, ofGame ? review_->game()->language->id : language, this);
  connect(dialog, &LexiconDialog::chosen, this, &MainWindow::prefer);
  dialog->open();
  return dialog;
}

void MainWindow::prefer(const std::string& language, const lexica::PreferredData& wanted) {
  paths_.preferred[language] = wanted;
  usePaths();
  banner_->hide();
  if (review_->game() && review_->game()->language->id == language) review_->judgeBy(wanted.lexicon);
}

void MainWindow::setPreferred(std::map<std::string, lexica::PreferredData> preferred) {
  paths_.preferred = std::move(preferred);
  usePaths();
}

void MainWindow::usePaths() {
  review_->usePaths(paths_);
  library_->usePaths(paths_);
  trainer_->usePaths(paths_);
  explore_->usePaths(paths_);
  entry_->usePaths(paths_);
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
