#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QDialog>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPixmap>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include "actions.h"
#include "board/board_widget.h"
#include "board/board_words.h"
#include "entry/entry_view.h"
#include "explore/explore_view.h"
#include "game/review_view.h"
#include "key_list.h"
#include "library/library_view.h"
#include "lookup/dictionary_dialog.h"
#include "lookup/words_dialog.h"
#include "main_window.h"
#include "manual_dialog.h"
#include "play/play_view.h"
#include "preferences_dialog.h"
#include "speech/phrase.h"
#include "speech/spoken_parts.h"
#include "trainer/trainer_view.h"

// A part of MainWindow: what can be done, in menus and as a list of keys.
namespace rozbor::desktop {

void MainWindow::makeMenus() {
  open_ = makeAction(this, spoken(wording_, "&Open…"), QKeySequence::Open, [this] { chooseFile(); });
  quit_ = makeAction(this, spoken(wording_, "&Quit"), QKeySequence::Quit, [this] { close(); });
  openLibrary_ = makeAction(this, spoken(wording_, "Open or make a &library…"),
                            Qt::CTRL | Qt::SHIFT | Qt::Key_O, [this] { chooseLibrary(); });
  enterSheet_ = makeAction(this, spoken(wording_, "&Enter a score sheet…"), Qt::CTRL | Qt::Key_N,
                           [this] { chooseSheet(); });
  showHome_ = makeAction(this, spoken(wording_, "&Home"), Qt::ALT | Qt::Key_Home, [this] { showHome(); });
  anySheet_ = makeAction(this, spoken(wording_, "The score sheet"), {}, [this] { showSheet(); });
  showLibrary_ =
      makeAction(this, spoken(wording_, "&Library"), Qt::CTRL | Qt::Key_L, [this] { showLibrary(); });
  showGame_ = makeAction(this, spoken(wording_, "&Game"), Qt::CTRL | Qt::Key_G, [this] { showGame(); });
  showSheet_ = makeAction(this, spoken(wording_, "&Score sheet"), Qt::CTRL | Qt::SHIFT | Qt::Key_N,
                          [this] { showSheet(); });
  showTrainer_ =
      makeAction(this, spoken(wording_, "&Training"), Qt::CTRL | Qt::Key_T, [this] { showTrainer(); });
  showCoach_ = makeAction(this, spoken(wording_, "C&oach"), Qt::CTRL | Qt::Key_K, [this] { showCoach(); });
  showExplore_ =
      makeAction(this, spoken(wording_, "&What if"), Qt::CTRL | Qt::Key_P, [this] { showExplore(); });
  showPlay_ =
      makeAction(this, spoken(wording_, "&Play"), Qt::CTRL | Qt::SHIFT | Qt::Key_G, [this] { showPlay(); });
  stopWork_ = makeAction(this, spoken(wording_, "&Stop the analysis"), Qt::Key_Escape, [this] { stop(); });
  dictionaries_ = makeAction(this, spoken(wording_, "&Dictionaries…"), {},
                             [this] { makeDictionaryDialog(wording_, paths_, this)->open(); });
  words_ = makeAction(this, spoken(wording_, "Loo&k up words…"), Qt::Key_F7, [this] { showWords(); });
  lexicon_ = makeAction(this, spoken(wording_, "Le&xicon and leaves…"), {}, [this] { chooseLexicon(); });
  fullScreen_ = makeAction(this, spoken(wording_, "Full sc&reen"), QKeySequence::FullScreen,
                           [this] { showFullScreen(fullScreen_->isChecked()); });
  fullScreen_->setCheckable(true);
  copyBoard_ =
      makeAction(this, spoken(wording_, "&Copy the picture of the board"), Qt::CTRL | Qt::ALT | Qt::Key_C,
                 [this] { QGuiApplication::clipboard()->setPixmap(boardPicture()); });
  saveBoard_ = makeAction(this, spoken(wording_, "Save the picture of the &board…"), {},
                          [this] { chooseBoardFile(); });
  about_ = makeAction(this, spoken(wording_, "&About Rozbor"), {}, [this] { showAbout(); });
  preferences_ = makeAction(this, spoken(wording_, "&Preferences…"), Qt::CTRL | Qt::Key_Comma,
                            [this] { makePreferencesDialog(*this)->open(); });
  manual_ = makeAction(this, spoken(wording_, "&Manual"), Qt::CTRL | Qt::Key_F1, [this] { showManual(); });
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
  addMenu(*menuBar(), spoken(wording_, "&Edit"))->addActions({undo_, redo_, preferences_});
  QMenu* view = addMenu(*menuBar(), spoken(wording_, "&View"));
  view->addActions(
      {showHome_, showGame_, showSheet_, showPlay_, showLibrary_, showTrainer_, showCoach_, showExplore_});
  view->addSeparator();
  addLanguages(*view);
  view->addActions({words_, lexicon_, dictionaries_});
  view->addSeparator();
  addAppearance(*view);
  view->addSeparator();
  view->addActions({copyBoard_, saveBoard_, fullScreen_});
  gameMenu_ = addMenu(*menuBar(), spoken(wording_, "&Game"));
  fillGameMenu(*gameMenu_, game, wording_);
  libraryMenu_ = addMenu(*menuBar(), spoken(wording_, "&Library"));
  fillLibraryMenu(*libraryMenu_, library_->actions());
  const TrainerActions& training = trainer_->actions();
  trainerMenu_ = addMenu(*menuBar(), spoken(wording_, "&Training"));
  trainerMenu_->addActions({training.hint, training.giveUp, training.next});
  const ExploreActions& exploring = explore_->actions();
  exploreMenu_ = addMenu(*menuBar(), spoken(wording_, "&What if"));
  exploreMenu_->addActions({exploring.takeBack, exploring.levelPlays, exploring.further,
                            exploring.fromNothing, exploring.setUp, exploring.load, exploring.save,
                            exploring.keep, exploring.close, exploring.copy});
  const PlayActions& playing = play_->actions();
  playMenu_ = addMenu(*menuBar(), spoken(wording_, "&Play"));
  playMenu_->addActions({playing.shuffle, playing.exchange, playing.pass, playing.resign, playing.anew});
  addMenu(*menuBar(), spoken(wording_, "&Help"))->addActions({manual_, keys_, about_});
}

/// Each language is named in itself, for whoever cannot read the present one.
void MainWindow::addLanguages(QMenu& view) {
  QMenu* menu = addMenu(view, spoken(wording_, "Lang&uage"));
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

void MainWindow::addAppearance(QMenu& view) {
  QMenu* menu = addMenu(view, spoken(wording_, "Colours"));
  themes_ = new QActionGroup(this);
  const auto addTheme = [&](const Spoken& name, Theme theme) {
    QAction* action = makeAction(this, name, {}, [this, theme] { setTheme(theme); });
    action->setCheckable(true);
    action->setChecked(theme == appearance_.theme());
    themes_->addAction(action);
  };
  // In the order of Theme.
  addTheme(spoken(wording_, "As the &system"), Theme::system);
  addTheme(spoken(wording_, "&Light"), Theme::light);
  addTheme(spoken(wording_, "&Dark"), Theme::dark);
  menu->addActions(themes_->actions());
  menu->addSeparator();
  looks_ = new QActionGroup(this);
  const auto addLook = [&](const Spoken& name, BoardLook look) {
    QAction* action = makeAction(this, name, {}, [this, look] { setLook(look); });
    action->setCheckable(true);
    action->setChecked(look == boardLook());
    looks_->addAction(action);
    menu->addAction(action);
  };
  // In the order of BoardLook.
  addLook(spoken(wording_, "&Board as on paper"), BoardLook::usual);
  addLook(spoken(wording_, "&Green board"), BoardLook::green);
  addLook(spoken(wording_, "&High contrast"), BoardLook::contrast);
  QMenu* text = addMenu(view, spoken(wording_, "Text size"));
  const auto zoom = [this](int percent) {
    return [this, percent] { setZoom(percent == 0 ? Appearance::kUsual : appearance_.zoom() + percent); };
  };
  text->addActions(
      {makeAction(this, spoken(wording_, "&Larger"), QKeySequence::ZoomIn, zoom(Appearance::kStep)),
       makeAction(this, spoken(wording_, "&Smaller"), QKeySequence::ZoomOut, zoom(-Appearance::kStep)),
       makeAction(this, spoken(wording_, "&Usual"), Qt::CTRL | Qt::Key_0, zoom(0))});
}

void MainWindow::setTheme(Theme theme) {
  appearance_.setTheme(theme);
  themes_->actions().at(static_cast<int>(theme))->setChecked(true);
}

void MainWindow::setLook(BoardLook look) {
  setBoardLook(look);
  looks_->actions().at(static_cast<int>(look))->setChecked(true);
}

void MainWindow::showKeys() {
  const ReviewActions& game = review_->actions();
  QList<QAction*> actions = game.steps();
  actions += {game.nextMistake, game.previousMistake};
  for (QAction* moment : game.moments)
    actions += moment;
  actions += {game.guided, game.best, game.ask, game.reveal, game.deeper, game.meaning, game.note, stopWork_};
  actions += game.exports();
  const LibraryActions& library = library_->actions();
  actions += {open_,           openLibrary_, showHome_,       showLibrary_,        showGame_,
              showSheet_,      showTrainer_, showCoach_,      library.importFiles, library.importFolder,
              library.analyse, library.find, library.sections};
  const TrainerActions& training = trainer_->actions();
  actions += {training.hint, training.giveUp, training.next};
  const ExploreActions& exploring = explore_->actions();
  actions += {enterSheet_,
              &entry_->acceptAction(),
              showPlay_,
              play_->actions().shuffle,
              showExplore_,
              exploring.takeBack,
              exploring.levelPlays,
              exploring.further,
              exploring.fromNothing,
              exploring.setUp,
              exploring.load,
              exploring.save,
              exploring.keep,
              exploring.close,
              exploring.copy,
              words_,
              undo_,
              redo_,
              keys_,
              manual_,
              preferences_,
              fullScreen_,
              copyBoard_,
              quit_};
  actions += entry_->rowActions();
  makeKeyList(wording_, actions, this)->open();
}

/// Qt names these once and for all, in the language of the first moment.
void MainWindow::nameScrollButtons() {
  for (const QTabBar* tabs : findChildren<QTabBar*>()) {
    if (auto* left = tabs->findChild<QToolButton*>(QStringLiteral("ScrollLeftButton")))
      left->setAccessibleName(QTabBar::tr("Scroll Left"));
    if (auto* right = tabs->findChild<QToolButton*>(QStringLiteral("ScrollRightButton")))
      right->setAccessibleName(QTabBar::tr("Scroll Right"));
  }
}

/// One, which stays open beside the page.
void MainWindow::showManual() {
  if (manualDialog_ == nullptr) manualDialog_ = new ManualDialog(wording_, paths_.data / "handbook", this);
  manualDialog_->show();
  manualDialog_->raise();
  manualDialog_->activateWindow();
}

void MainWindow::showAbout() {
  const std::string version = QCoreApplication::applicationVersion().toStdString();
  const QStringList sentences{
      phrase(wording_, "Rozbor {0}: reviews Scrabble games, says what decided them and what to train.",
             version),
      phrase(wording_,
             "Free software under the GNU General Public License, version 3. It loads nothing from the "
             "network and sends nothing."),
      phrase(wording_, "Scrabble is a trademark of its owners, with whom Rozbor has no connection.")};
  auto* box = new QMessageBox(QMessageBox::NoIcon, phrase(wording_, "About Rozbor"),
                              sentences.join(QStringLiteral("\n\n")), QMessageBox::Close, this);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setIconPixmap(windowIcon().pixmap(64, 64));
  box->open();
}

void MainWindow::showFullScreen(bool on) {
  setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

BoardWidget* MainWindow::boardInSight() const {
  for (BoardWidget* board : pages_->currentWidget()->findChildren<BoardWidget*>()) {
    if (board->isVisible()) return board;
  }
  return nullptr;
}

QPixmap MainWindow::boardPicture() const {
  BoardWidget* board = boardInSight();
  return board == nullptr ? QPixmap() : board->grab();
}

WordsDialog& MainWindow::showWords(QString word) {
  const BoardWidget* board = boardInSight();
  const bool known = board != nullptr && board->view().language;
  if (known && word.isEmpty()) word = wordShown(board->view());
  return showWord(word, known ? board->view().language->id : std::string());
}

WordsDialog& MainWindow::showWord(const QString& word, const std::string& language) {
  if (wordsDialog_ == nullptr) wordsDialog_ = new WordsDialog(wording_, paths_, this);
  wordsDialog_->show(word, language);
  return *wordsDialog_;
}

void MainWindow::saveBoard(const QString& file) {
  boardPicture().save(file)
      ? banner_->tell(Banner::Kind::notice, spoken(wording_, "Written: {0}", file.toStdString()))
      : banner_->tell(Banner::Kind::alarm, spoken(wording_, "Cannot write {0}", file.toStdString()));
}

void MainWindow::chooseBoardFile() {
  const QString file =
      QFileDialog::getSaveFileName(this, phrase(wording_, "Save the picture of the board"),
                                   QStringLiteral("board.png"), QStringLiteral("PNG (*.png)"));
  if (!file.isEmpty()) saveBoard(file);
}

}  // namespace rozbor::desktop
