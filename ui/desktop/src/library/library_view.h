#pragma once

#include <QWidget>
#include <filesystem>
#include <optional>
#include <vector>

#include "frame/undo_port.h"
#include "game_filter.h"
#include "game_model.h"
#include "library_worker.h"
#include "rozbor/insight/topics.h"
#include "section_model.h"
#include "widgets/banner.h"
#include "widgets/row_model.h"

class QAction;
class QComboBox;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QTabWidget;
class QTableView;

namespace rozbor::desktop {

class DashboardPanel;
class DecisionPanel;
class SectionView;

/// What can be done with a library; made by LibraryView.
struct LibraryActions {
  QAction *importFiles = nullptr, *importFolder = nullptr, *analyse = nullptr;
  QAction *find = nullptr, *merge = nullptr, *sections = nullptr;
  QAction *rename = nullptr, *editGame = nullptr, *removeGame = nullptr;
  QAction *reportPage = nullptr, *reportPdf = nullptr;
  QAction *gamesTable = nullptr, *decisionsTable = nullptr, *anki = nullptr;
};

void fillLibraryMenu(QMenu& menu, const LibraryActions& actions);

/// The games of a library, its people and their figures.
class LibraryView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  LibraryView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For the work that begins from now on.
  void usePaths(const lexica::DataPaths& paths);
  /// A file, made where it is not there, or a postgresql:// address.
  void open(const std::string& where);
  void takeIn(const std::vector<std::filesystem::path>& paths);
  void analyse(reports::Preset preset);
  /// Keeps an analysis of a game that was made elsewhere, where the library that is open has the game.
  void keep(const GamePtr& game, reports::Preset preset, double seconds) {
    worker_.keep(game, preset, seconds);
  }
  void showPerson(const QString& name);
  /// The decisions of a player that a sentence of the coach counts, as soon as they are read.
  void showDecisions(const std::string& person, const reports::Topic& topic);
  /// Both are one person from now on, called as `into`.
  void merge(const reports::PersonRow& from, const reports::PersonRow& into);
  void showTab(int tab);
  void stop() { worker_.stop(); }
  /// Games have come into the library at that place: where it is the one that is shown, it is read anew.
  void refresh(const std::string& where);
  [[nodiscard]] bool busy() const { return worker_.busy(); }
  [[nodiscard]] std::vector<reports::PersonRow> persons() const {
    return overview_ ? overview_->people : std::vector<reports::PersonRow>();
  }

  [[nodiscard]] QList<UndoPort*> undoPorts() const { return {steps_}; }
  [[nodiscard]] QTableView& personTable() { return *persons_; }
  [[nodiscard]] const LibraryActions& actions() const { return actions_; }
  [[nodiscard]] GameFilter& games() { return filter_; }
  [[nodiscard]] QTableView& gameTable() { return *games_; }
  [[nodiscard]] SectionView& sections() { return *sectionView_; }
  void showSections(bool on);
  [[nodiscard]] QLineEdit& search() { return *search_; }
  [[nodiscard]] RowModel& people() { return people_; }
  [[nodiscard]] RowModel& imports() { return imports_; }
  [[nodiscard]] DecisionPanel& decisions() { return *decisions_; }
  [[nodiscard]] DashboardPanel& dashboard() { return *dashboard_; }
  [[nodiscard]] QTabWidget& tabs() { return *tabs_; }
  [[nodiscard]] QString where() const { return QString::fromStdString(worker_.where()); }

 signals:
  void loaded();  ///< what the library holds is shown
  void dashboardDrawn();
  void jobDone();  ///< of import, analysis and export
  /// A game to be reviewed, at a turn of it (from 0).
  void gameChosen(const rozbor::app::RecordSource& source, int turn);
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);
  /// There is none to grade some games with; `language` (id) is empty where they are of several.
  void lexiconWanted(const std::string& language);
  void busyChanged(bool busy);
  void progressed(int done, int all);
  void statusChanged(const rozbor::desktop::Spoken& text);

 private:
  void makeActions();
  void makeParts();
  QWidget* makeTools();
  void connectParts();
  void connectWorker();

  void setOverview(const OverviewPtr& overview);
  void showOverview(const OverviewPtr& overview);
  void fillEvents();
  void setDashboard(const DashboardPtr& dashboard);
  void onPerson(const QModelIndex& row);
  void onGame(const QModelIndex& row);
  void showFigure(const QString& figure);
  void showWanted();
  [[nodiscard]] std::vector<RowModel::Row> peopleRows() const;
  void addImport(const app::ImportOutcome& outcome);
  [[nodiscard]] RowModel::Row importRow(const app::ImportOutcome& outcome) const;
  void retranslate();
  /// For work that ends in the language in which it began.
  [[nodiscard]] const reports::Wording& wordingNow() const { return wording_; }
  void onAnalysed(const app::AnalyzeOutcome& outcome);
  void onProgress(int done, int all, double secondsLeft);
  void find();
  void goToFound();
  void begin(const Spoken& what, bool changing);
  void onFinished();

  void chooseFiles();
  void chooseFolder();
  void chooseMerge();
  void renamePerson();
  void editGame();
  void removeGame();
  void make(const Spoken& name, LibraryWorker::Change does, LibraryWorker::Change undoes);
  [[nodiscard]] const reports::GameRow* chosenGame() const;
  [[nodiscard]] const reports::PersonRow* chosenPerson() const;
  void analyseAsChosen();
  void writeReport(bool pdf);
  void write(const QString& name, const QString& filter, LibraryWorker::TextOf text);
  [[nodiscard]] QString askForFile(const QString& name, const QString& filter);
  void tellStatus();

  const LiveWording& wording_;
  lexica::DataPaths paths_;
  LibraryActions actions_;
  GameModel model_;
  GameFilter filter_;
  SectionModel sections_;
  RowModel people_;
  RowModel imports_;
  OverviewPtr overview_;
  DashboardPtr figures_;
  /// What showDecisions was asked for and could not show yet.
  struct Wanted {
    std::string person;
    reports::Topic topic;
  };
  std::optional<Wanted> wanted_;
  UndoSteps* steps_;
  std::vector<app::ImportOutcome> outcomes_;
  Spoken job_;
  bool changing_ = false;  ///< the job changes what the library holds

  QLineEdit* search_ = nullptr;
  QComboBox* events_ = nullptr;
  QComboBox* preset_ = nullptr;
  QTableView* persons_ = nullptr;
  QTableView* games_ = nullptr;
  SectionView* sectionView_ = nullptr;
  QStackedWidget* gamePages_ = nullptr;
  DashboardPanel* dashboard_ = nullptr;
  DecisionPanel* decisions_ = nullptr;
  QTableView* importTable_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  LibraryWorker worker_;
};

}  // namespace rozbor::desktop
