#pragma once

#include <QMainWindow>
#include <filesystem>
#include <map>
#include <string>

#include "appearance.h"
#include "board/colours.h"
#include "home/recent_games.h"
#include "rozbor/app/review/reviewer.h"
#include "rozbor/app/training/drill.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/rows.h"
#include "session.h"
#include "speech/spoken.h"
#include "widgets/banner.h"

class QAction;
class QActionGroup;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace rozbor::desktop {

class BoardWidget;
class CoachView;
class EntryView;
class ExploreView;
class HomeView;
class LexiconDialog;
class LibraryView;
class ManualDialog;
class PlayView;
class Rail;
class ReviewView;
class TrainerView;
class UndoPort;
class WordsDialog;

/// The window: menus, the status bar, and the view that is shown.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// `wording` must outlive the window.
  MainWindow(LiveWording& wording, const lexica::DataPaths& paths);
  ~MainWindow() override;

  /// Shows the turn (from 0) first.
  void open(const std::filesystem::path& file, int turn = 0);
  /// A file, made where it is not there, or a postgresql:// address.
  void openLibrary(const std::string& where);
  void showLibrary();
  /// The page of the first moment, with what is to be trained by now.
  void showHome();
  /// Goes on with a score sheet, or begins one in a language (id).
  void enterSheet(const std::filesystem::path& file, const std::string& language);
  /// The score sheet that is open, as it was left.
  void showSheet();
  /// The position before the turn that is shown, or an empty board.
  void showExplore();
  /// What is due of the library that is open.
  void showTrainer();
  /// What the player of the library that is open should work on.
  void showCoach();
  /// A game against a level: the one that is under way, or a new one.
  void showPlay();
  /// The invented games that come with the program, in a library of their own.
  void showSampleLibrary();
  [[nodiscard]] bool isSampleLibrary(const std::string& where) const { return where == sampleLibrary(); }
  [[nodiscard]] const RecentGames& recentGames() const { return recent_; }
  void setRecentGames(const QList<RecentGame>& games);
  /// What is open now, and the page that is shown.
  [[nodiscard]] Session session() const;
  /// Opens again what was open, as far as its files are there; shows the page if the user wants that.
  void restore(const Session& session);
  /// Whether the page of the last time is shown at the start, instead of the first page.
  [[nodiscard]] bool beginsWhereLeft() const { return beginsWhereLeft_; }
  void beginWhereLeft(bool on) { beginsWhereLeft_ = on; }
  /// What a language (id) is judged by from now on; a game of it that is shown is graded anew.
  void prefer(const std::string& language, const lexica::PreferredData& wanted);
  /// The same for all languages, before anything is opened.
  void setPreferred(std::map<std::string, lexica::PreferredData> preferred);
  [[nodiscard]] const lexica::DataPaths& paths() const { return paths_; }
  /// The choice of lexicon and leaves, for a language (id; "": that of the sheet or game that is shown).
  LexiconDialog* chooseLexicon(const std::string& language = {});
  /// The library that showLibrary opens.
  void setLibrary(const std::string& where) { paths_.library = where; }

  /// Looks a word up, or whatever is typed then; "": the word of the move that is shown.
  WordsDialog& showWords(QString word = {});
  /// In the lexicon of a language (id).
  WordsDialog& showWord(const QString& word, const std::string& language);

  [[nodiscard]] HomeView& home() { return *home_; }
  [[nodiscard]] Rail& rail() { return *rail_; }
  [[nodiscard]] CoachView& coach() { return *coach_; }
  [[nodiscard]] ReviewView& review() { return *review_; }
  [[nodiscard]] LibraryView& library() { return *library_; }
  [[nodiscard]] EntryView& entry() { return *entry_; }
  [[nodiscard]] PlayView& play() { return *play_; }
  [[nodiscard]] ExploreView& explore() { return *explore_; }
  [[nodiscard]] TrainerView& trainer() { return *trainer_; }
  [[nodiscard]] LiveWording& wording() { return wording_; }
  [[nodiscard]] const Appearance& appearance() const { return appearance_; }
  void setTheme(Theme theme);
  void setLook(BoardLook look);
  void setZoom(int percent) { appearance_.setZoom(percent); }
  [[nodiscard]] QAction& undoAction() { return *undo_; }
  [[nodiscard]] QAction& redoAction() { return *redo_; }
  [[nodiscard]] QAction& sheetAction() { return *showSheet_; }
  [[nodiscard]] QAction& fullScreenAction() { return *fullScreen_; }
  [[nodiscard]] QAction& copyBoardAction() { return *copyBoard_; }
  [[nodiscard]] QAction& wordsAction() { return *words_; }
  [[nodiscard]] QAction& aboutAction() { return *about_; }
  [[nodiscard]] QAction& preferencesAction() { return *preferences_; }
  [[nodiscard]] QAction& manualAction() { return *manual_; }
  void saveBoard(const QString& file);
  [[nodiscard]] Banner& banner() { return *banner_; }

 signals:
  /// The review of the file that was opened is there, or there is none.
  void settled();
  void recentGamesChanged();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeMenus();
  void addLanguages(QMenu& view);
  void addAppearance(QMenu& view);
  void makeStatusBar();
  void makePages();
  void addPage(QWidget* page, const char* name);
  void makeRail();
  void connectHome();
  void connectReview();
  void connectLibrary();
  void connectPlay();
  void connectCoach();

  void chooseFile();
  void openFiles(const std::vector<std::filesystem::path>& files);
  void takeLanguage(const std::filesystem::path& file, bool replace = false);
  void remember();
  void train(const std::vector<reports::PersonRow>& people, std::optional<reports::Id> person,
             const std::optional<app::Drill>& drill = {});
  void chooseGame(const app::RecordSource& source, int turn);
  [[nodiscard]] std::string libraryPlace() const;
  [[nodiscard]] std::string ownLibrary() const;
  void openSampleGame();
  [[nodiscard]] std::string sampleLibrary() const;
  void chooseLibrary();
  void chooseSheet();
  void offerLexicon(const std::string& language);
  [[nodiscard]] std::string languageInSight() const;
  void usePaths();
  void showKeys();
  void showAbout();
  void showManual();
  void nameScrollButtons();
  void showFullScreen(bool on);
  /// The board of the page, as large as is good for a picture; nothing where the page has none.
  [[nodiscard]] QPixmap boardPicture() const;
  [[nodiscard]] BoardWidget* boardInSight() const;
  void chooseBoardFile();
  void showGame();
  void onGameChanged();
  void showPage(QWidget* page);
  void tellTitle();
  [[nodiscard]] QString gameTitle() const;
  void setBusy();
  void offerUndo();
  void undo(bool again);
  [[nodiscard]] QString undoText(bool again) const;
  [[nodiscard]] QList<UndoPort*> portsOfPage() const;
  [[nodiscard]] UndoPort* portFor(bool again) const;
  void setStatus(const Spoken& text);
  void stop();

  LiveWording& wording_;
  lexica::DataPaths paths_;
  Appearance appearance_;
  QActionGroup* themes_;
  QActionGroup* looks_;
  QAction *open_, *openLibrary_, *enterSheet_, *showHome_, *anySheet_, *showCoach_, *showLibrary_, *showGame_,
      *showSheet_, *showTrainer_, *showExplore_, *stopWork_, *keys_, *quit_, *undo_, *redo_, *dictionaries_,
      *lexicon_, *fullScreen_, *copyBoard_, *saveBoard_, *about_, *words_, *showPlay_, *preferences_,
      *manual_;
  QMenu *gameMenu_, *libraryMenu_, *trainerMenu_, *exploreMenu_, *playMenu_;
  Banner* banner_;
  QStackedWidget* pages_;
  Rail* rail_;
  HomeView* home_;
  ReviewView* review_;
  LibraryView* library_;
  TrainerView* trainer_;
  CoachView* coach_;
  ExploreView* explore_;
  EntryView* entry_;
  PlayView* play_;
  ManualDialog* manualDialog_ = nullptr;  ///< made when it is wanted first
  WordsDialog* wordsDialog_ = nullptr;    ///< the same
  RecentGames recent_;
  bool beginsWhereLeft_ = false;
  bool libraryOpen_ = false;
  bool gameAwaited_ = false;  ///< it was opened, and nobody has gone elsewhere since
  bool reviewBusy_ = false;
  bool libraryBusy_ = false;
  QLabel* grounds_;
  QProgressBar* progress_;
  QPushButton* stop_;
};

}  // namespace rozbor::desktop
