#pragma once

#include <QScrollArea>
#include <optional>
#include <string>

#include "library/library_worker.h"
#include "recent_games.h"
#include "rozbor/app/training/today.h"
#include "speech/spoken.h"

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rozbor::desktop {

class BoardWidget;

/// What the first page begins; made by MainWindow.
struct HomeActions {
  QAction *open = nullptr, *sheet = nullptr, *library = nullptr, *whatIf = nullptr, *play = nullptr;
};

/// The first page: the game that was open at last, what is to be trained today, what can be begun.
class HomeView : public QScrollArea {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  HomeView(const LiveWording& wording, const lexica::DataPaths& paths, const HomeActions& actions,
           QWidget* parent = nullptr);

  void usePaths(const lexica::DataPaths& paths) { paths_ = paths; }
  void setGames(const QList<RecentGame>& games);
  /// Reads what is to be trained of a library; a file that is not there is not made, and a database address
  /// is asked only where it is `open` already. That of the samples has the way back.
  void setLibrary(const std::string& library, bool open, bool ofSamples);
  /// Whose training is told of; "": of who has most games.
  void setPerson(const std::string& name) { person_ = name; }
  [[nodiscard]] const std::string& person() const { return person_; }

  [[nodiscard]] QPushButton& goOnButton() { return *goOn_; }
  [[nodiscard]] QPushButton& trainButton() { return *train_; }
  [[nodiscard]] QList<QPushButton*> recentButtons() const { return recent_; }
  [[nodiscard]] QPushButton& sampleGameButton() { return *sampleGame_; }
  [[nodiscard]] QPushButton& sampleLibraryButton() { return *sampleLibrary_; }
  [[nodiscard]] const BoardWidget& board() const { return *board_; }
  [[nodiscard]] QString todayText() const;
  [[nodiscard]] QComboBox& who() { return *who_; }
  /// What the page tells; nothing before it was read.
  [[nodiscard]] const std::optional<app::Today>& today() const { return today_; }

 signals:
  void gameChosen(const rozbor::desktop::RecentGame& game);
  void trainingChosen();
  void sampleGameChosen();
  void sampleLibraryChosen();
  /// What is to be trained is told, or why it is not.
  void todayTold();

 private:
  void makeGoOn(QVBoxLayout& card);
  void makeToday(QVBoxLayout& card);
  void makeSamples(QVBoxLayout& card);
  void showLast();
  void showRecent();
  void readToday();
  void showPeople();
  [[nodiscard]] QString sampleLibraryText() const;
  void tellToday(const Spoken& due, const Spoken& habit, const Spoken& advice);
  void setToday(const std::optional<app::Today>& today);

  const LiveWording& wording_;
  lexica::DataPaths paths_;
  QList<RecentGame> games_;
  std::string library_;
  std::string person_;
  bool ofSamples_ = false;
  std::optional<app::Today> today_;

  QLabel* title_ = nullptr;
  QLabel* place_ = nullptr;
  BoardWidget* board_ = nullptr;
  QPushButton* goOn_ = nullptr;
  QLabel* recentTitle_ = nullptr;
  QVBoxLayout* recentColumn_ = nullptr;
  QList<QPushButton*> recent_;
  QComboBox* who_ = nullptr;
  QLabel* due_ = nullptr;
  QLabel* habit_ = nullptr;
  QLabel* advice_ = nullptr;
  QPushButton* train_ = nullptr;
  QPushButton* sampleGame_ = nullptr;
  QPushButton* sampleLibrary_ = nullptr;
  LibraryLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
