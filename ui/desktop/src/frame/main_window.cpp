#include "main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>

#include "actions.h"
#include "board/board_widget.h"
#include "coach/coach_view.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "field_undo.h"
#include "file_drops.h"
#include "game/review_view.h"
#include "game/turn_table.h"
#include "home/home_view.h"
#include "lexica/lexicon_dialog.h"
#include "library/library_view.h"
#include "lookup/words_dialog.h"
#include "play/play_view.h"
#include "rail.h"
#include "rozbor/app/languages/language_pack.h"
#include "rozbor/app/samples.h"
#include "rozbor/lexica/languages.h"
#include "speech/error_words.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "trainer/trainer_view.h"
#include "undo_port.h"
#include "widgets/paragraph.h"

namespace rozbor::desktop {

namespace {

/// What the system puts around a window at most, about.
constexpr QSize kFrame{16, 48};

}  // namespace

MainWindow::MainWindow(LiveWording& wording, const lexica::DataPaths& paths)
    : wording_(wording), paths_(paths) {
  setWindowTitle(QStringLiteral("Rozbor"));
  makeStatusBar();
  makePages();
  auto* middle = new QWidget(this);
  auto* layout = new QGridLayout(middle);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(rail_, 0, 0, 2, 1);
  layout->addWidget(banner_, 0, 1);
  layout->addWidget(pages_, 1, 1);
  layout->setRowStretch(1, 1);
  layout->setColumnStretch(1, 1);
  setCentralWidget(middle);
  resize(QSize(1280, 800).boundedTo(screen()->availableSize() - kFrame));
  connectHome();
  connectReview();
  connectLibrary();
  connectPlay();
  connect(&wording_, &LiveWording::changed, this, &MainWindow::nameScrollButtons);
  connect(&wording_, &LiveWording::changed, this, &MainWindow::tellTitle);
  for (UndoPort* port : findChildren<UndoPort*>())
    connect(port, &UndoPort::changed, this, &MainWindow::offerUndo);
  for (const BoardWidget* board : findChildren<BoardWidget*>())
    connect(board, &BoardWidget::wordAsked, this, [this](const QString& word) { showWords(word); });
  QCoreApplication::instance()->installEventFilter(new FieldUndo(this));
  connect(new FileDrops(*this), &FileDrops::dropped, this, &MainWindow::openFiles);
  setBusy();
  showPage(home_);
}

/// A note that is being written is kept. Then nobody is told of pages that come into sight and of fields that
/// lose the focus while the others go: there is no window any more to hear of it.
MainWindow::~MainWindow() {
  review_->finish();
  for (QObject* part : findChildren<QObject*>())
    part->blockSignals(true);
}

/// The menus have the actions of the pages, the first page and the rail those of the menus.
void MainWindow::makePages() {
  banner_ = new Banner(wording_, this);
  pages_ = new QStackedWidget(this);
  review_ = new ReviewView(wording_, paths_, this);
  library_ = new LibraryView(wording_, paths_, this);
  trainer_ = new TrainerView(wording_, paths_, this);
  coach_ = new CoachView(wording_, paths_, this);
  explore_ = new ExploreView(wording_, paths_, this);
  entry_ = new EntryView(wording_, paths_, this);
  play_ = new PlayView(wording_, paths_, this);
  makeMenus();
  home_ = new HomeView(wording_, paths_, {open_, enterSheet_, showLibrary_, showExplore_, showPlay_}, this);
  addPage(home_, "home");
  addPage(review_, "game");
  addPage(library_, "library");
  addPage(trainer_, "training");
  addPage(coach_, "coach");
  addPage(explore_, "what-if");
  addPage(entry_, "sheet");
  addPage(play_, "play");
  makeRail();
}

/// By its name a session finds it again.
void MainWindow::addPage(QWidget* page, const char* name) {
  page->setObjectName(QString::fromLatin1(name));
  pages_->addWidget(page);
}

void MainWindow::makeRail() {
  rail_ = new Rail(wording_, this);
  rail_->add(home_, *showHome_, PageIcon::home, spoken(wording_, "Home"));
  rail_->add(review_, *showGame_, PageIcon::game, spoken(wording_, "Game"));
  rail_->add(entry_, *anySheet_, PageIcon::sheet, spoken(wording_, "Sheet"));
  rail_->add(play_, *showPlay_, PageIcon::play,
             {wording_, [this] { return phrase(wording_, "&Play").remove(u'&'); }});
  rail_->add(library_, *showLibrary_, PageIcon::library, spoken(wording_, "Library"));
  rail_->add(trainer_, *showTrainer_, PageIcon::training, spoken(wording_, "Training"));
  rail_->add(coach_, *showCoach_, PageIcon::coach, spoken(wording_, "Coach"));
  rail_->add(explore_, *showExplore_, PageIcon::whatIf, spoken(wording_, "What if"));
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

void MainWindow::showPlay() {
  banner_->hide();
  showPage(play_);
  play_->enter();
}

void MainWindow::open(const std::filesystem::path& file, int turn) {
  chooseGame({file}, turn);
}

/// One file is opened; several, folders, and what is dropped on the library are for the library.
void MainWindow::openFiles(const std::vector<std::filesystem::path>& files) {
  const bool one = files.size() == 1 && !std::filesystem::is_directory(files.front());
  if (one && files.front().extension() == ".db") return openLibrary(files.front().string());
  if (one && files.front().extension() == app::kLanguageFileSuffix) return takeLanguage(files.front());
  if (one && pages_->currentWidget() != library_) return open(files.front());
  showLibrary();
  library_->takeIn(files);
}

/// One that was added before is asked for again with its name; everything that is opened from now on knows
/// it.
void MainWindow::takeLanguage(const std::filesystem::path& file, bool replace) {
  const auto added = app::addLanguage(paths_, file, replace ? app::IfThere::replace : app::IfThere::refuse);
  if (added)
    return banner_->tell(Banner::Kind::notice, spoken(wording_, "The language {0} was added.", added->name));
  banner_->tell(Banner::Kind::alarm,
                {wording_, [this, error = added.error()] { return errorWords(error, wording_); }});
  if (added.error().code == "language.there")
    banner_->offer(spoken(wording_, "Replace it"), [this, file] { takeLanguage(file, true); });
}

/// The game that is shown, at its turn; one that has no file is found in the library.
void MainWindow::remember() {
  if (!review_->hasTurns() || review_->file().empty()) return;
  const QString file = QFileInfo(QString::fromStdString(review_->file().string())).absoluteFilePath();
  recent_.add(recentGame(*review_->game(), file, review_->turns().currentTurn()));
  emit recentGamesChanged();
}

void MainWindow::setRecentGames(const QList<RecentGame>& games) {
  recent_ = {};
  for (auto game = games.crbegin(); game != games.crend(); ++game)
    recent_.add(*game);
}

Session MainWindow::session() const {
  Session session;
  session.page = pages_->currentWidget()->objectName();
  if (review_->hasTurns()) {
    session.game = QString::fromStdString(review_->file().string());
    session.turn = review_->turns().currentTurn();
  }
  session.sheet = QString::fromStdString(entry_->file().string());
  return session;
}

/// What waits for its turn is opened in the background, and shows itself only where its page is wanted.
void MainWindow::restore(const Session& session) {
  const auto isThere = [](const QString& file) { return !file.isEmpty() && QFileInfo::exists(file); };
  if (isThere(session.sheet)) entry_->open(session.sheet.toStdString(), {});
  if (isThere(session.game)) {
    review_->open({session.game.toStdString()}, session.turn);
  }
  const auto* page = pages_->findChild<QWidget*>(session.page, Qt::FindDirectChildrenOnly);
  if (!beginsWhereLeft_ || page == nullptr || (page == entry_ && !entry_->hasSheet())) return;
  page == review_ ? void(gameAwaited_ = true) : rail_->buttonOf(page)->click();
}

void MainWindow::showHome() {
  banner_->hide();
  remember();
  home_->setGames(recent_.games());
  const std::string where = libraryPlace();
  home_->setLibrary(where, libraryOpen_, isSampleLibrary(where));
  showPage(home_);
}

std::string MainWindow::sampleLibrary() const {
  return paths_.cache.empty() ? std::string() : (paths_.cache / "samples.db").string();
}

/// Taken in and analysed as far as that is not done; the way back where it is open already.
void MainWindow::showSampleLibrary() {
  const std::string where = sampleLibrary();
  if (libraryOpen_ && library_->where().toStdString() == where) {
    openLibrary(paths_.library);
    return;
  }
  openLibrary(where);
  connect(
      library_, &LibraryView::jobDone, this,
      [this, where] {
        if (library_->where().toStdString() == where) library_->analyse(reports::Preset::quick);
      },
      Qt::SingleShotConnection);
  library_->takeIn({app::ownSamples(paths_) / "library"});
  library_->showTab(0);
}

void MainWindow::openSampleGame() {
  static const std::map<std::string, const char*> kOwn{
      {"cs", "czech.gcg"}, {"sk", "slovak.gcg"}, {"pl", "polish.gcg"}};
  const auto own = kOwn.find(static_cast<const reports::Wording&>(wording_).code());
  open(app::ownSamples(paths_) / (own == kOwn.end() ? "english.gcg" : own->second));
}

void MainWindow::train(const std::vector<reports::PersonRow>& people, std::optional<reports::Id> person,
                       const std::optional<app::Drill>& drill) {
  banner_->hide();
  trainer_->begin(libraryPlace(), people, person, drill);
  showPage(trainer_);
}

void MainWindow::chooseGame(const app::RecordSource& source, int turn) {
  banner_->hide();
  remember();
  gameAwaited_ = true;
  review_->open(source, turn);
}

void MainWindow::showCoach() {
  banner_->hide();
  coach_->begin(libraryPlace(), home_->person());
  showPage(coach_);
}

/// Of the library that is open, else of the one that would be.
std::string MainWindow::libraryPlace() const {
  return libraryOpen_ ? library_->where().toStdString() : paths_.library;
}

/// Never that of the samples.
std::string MainWindow::ownLibrary() const {
  const std::string where = libraryPlace();
  return isSampleLibrary(where) ? paths_.library : where;
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
  train(library_->persons(), {});
}

void MainWindow::showGame() {
  if (!review_->game()) return;
  showPage(review_->hasTurns() ? static_cast<QWidget*>(review_) : home_);
}

/// The page of a game that was opened is shown once; whoever has gone elsewhere meanwhile stays there.
void MainWindow::onGameChanged() {
  remember();
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
  playMenu_->menuAction()->setEnabled(page == play_);
  for (QAction* picture : {copyBoard_, saveBoard_})
    picture->setEnabled(page != home_ && page->findChild<BoardWidget*>() != nullptr);
  showGame_->setEnabled(review_->hasTurns());
  showSheet_->setEnabled(entry_->hasSheet());
  rail_->mark(page);
  offerUndo();
  tellTitle();
}

/// Names and file.
QString MainWindow::gameTitle() const {
  const QString file = QFileInfo(QString::fromStdString(review_->game()->file)).fileName();
  const QString names = namesOf(review_->game()->replay).join(QStringLiteral(" – "));
  return file.isEmpty() ? names : names + QStringLiteral(" (%1)").arg(file);
}

/// What the page shows, else its name; the first page is the program.
void MainWindow::tellTitle() {
  const QWidget* page = pages_->currentWidget();
  QString title;
  if (page == review_) title = gameTitle();
  if (page == library_) title = QFileInfo(library_->where()).fileName();
  if (page == entry_) title = QString::fromStdString(entry_->file().filename().string());
  const QToolButton* button = rail_->buttonOf(page);
  if (title.isEmpty() && page != home_ && button != nullptr) title = button->text();
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
  if (page == play_) return play_->undoPorts();
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
  if (!entry_->hasSheet()) return chooseSheet();
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

/// Of the sheet on its page, else of the game that is open; "": nothing says.
std::string MainWindow::languageInSight() const {
  if (pages_->currentWidget() == entry_ && entry_->state()) return entry_->state()->language->id;
  return review_->game() ? review_->game()->language->id : std::string();
}

LexiconDialog* MainWindow::chooseLexicon(const std::string& language) {
  auto* dialog = new LexiconDialog(wording_, paths_, language.empty() ? languageInSight() : language, this);
  connect(dialog, &LexiconDialog::chosen, this, &MainWindow::prefer);
  dialog->open();
  return dialog;
}

void MainWindow::prefer(const std::string& language, const lexica::PreferredData& wanted) {
  paths_.preferred[language] = wanted;
  usePaths();
  banner_->hide();
  if (review_->game() && review_->game()->language->id == language) review_->judgeBy(wanted.lexicon);
  entry_->judgeBy(wanted.lexicon, language);
}

void MainWindow::setPreferred(std::map<std::string, lexica::PreferredData> preferred) {
  paths_.preferred = std::move(preferred);
  usePaths();
}

void MainWindow::usePaths() {
  home_->usePaths(paths_);
  review_->usePaths(paths_);
  library_->usePaths(paths_);
  trainer_->usePaths(paths_);
  coach_->usePaths(paths_);
  explore_->usePaths(paths_);
  entry_->usePaths(paths_);
  play_->usePaths(paths_);
  if (wordsDialog_ != nullptr) wordsDialog_->usePaths(paths_);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  constexpr int kRoomy = 1150;  ///< pixels from which a page and a rail with words have room
  rail_->setNarrow(width() < kRoomy);
  QMainWindow::resizeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  review_->finish();
  play_->keep();
  remember();
  QMainWindow::closeEvent(event);
}

}  // namespace rozbor::desktop
