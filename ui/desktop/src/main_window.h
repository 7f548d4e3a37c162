#pragma once

#include <QMainWindow>
#include <filesystem>
#include <optional>

#include "diagnostic_model.h"
#include "review_worker.h"
#include "rozbor/reports/wording.h"

class QAction;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QTableView;
class QLabel;

namespace rozbor::desktop {

class Banner;
class BoardPanel;
class ScoreChart;
class TurnPanel;
class TurnTable;

/// The window: makes the parts and connects them. What is shown hangs on the current turn of the
/// table; everything else follows it.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// `wording` must outlive the window.
  MainWindow(const reports::Wording& wording, app::DataPaths paths);

  void open(const std::filesystem::path& file);
  void showBest(bool on);
  void showTab(int tab);

  [[nodiscard]] TurnTable& turns() { return *turns_; }
  [[nodiscard]] const BoardPanel& board() const { return *board_; }
  [[nodiscard]] TurnPanel& details() { return *details_; }
  [[nodiscard]] const Banner& banner() const { return *banner_; }
  [[nodiscard]] bool graded() const { return game_ && !game_->decisions.empty(); }

 signals:
  /// The review of the file that was opened is there, or there is none.
  void settled();

 protected:
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makeActions();
  void makeIcons();
  void makeMenus();
  void makeStatusBar();
  QWidget* makeWelcome();
  QWidget* makeReviewPage();
  QAction* action(const QString& text, const QKeySequence& key, void (MainWindow::*slot)());
  void connectParts();

  void chooseFile();
  void cancelReview();
  void exportPage();
  void exportRecord();
  void saveAs(const QString& suffix, const QString& filter, const std::string& text);
  void quit();
  void stepBack();
  void stepOn();
  void goFirst();
  void goLast();

  void onReplayed(const GamePtr& game);
  void onReviewed(const GamePtr& game);
  void onFailed(const game::Error& error);
  void onTurn(int turn);
  void onDiagnostic(const QModelIndex& row);
  void setGame(const GamePtr& game);
  void setBusy(bool busy);
  void enableActions();
  void showCurrent();
  void showBoard(const std::optional<game::Move>& ghost);

  const reports::Wording& wording_;
  GamePtr game_;
  std::filesystem::path file_;  ///< that was opened last
  DiagnosticModel diagnostics_;
  QAction *open_, *first_, *back_, *on_, *last_, *best_, *exportPage_, *exportRecord_, *cancel_;
  Banner* banner_;
  QStackedWidget* pages_;
  BoardPanel* board_;
  TurnTable* turns_;
  TurnPanel* details_;
  ScoreChart* chart_;
  QTableView* remarks_;
  QTabWidget* tabs_;
  QLabel* grounds_;
  QProgressBar* progress_;
  QPushButton* cancelButton_;
  ReviewWorker worker_;
};

}  // namespace rozbor::desktop
