#pragma once

#include <QWidget>
#include <filesystem>

#include "exploration_worker.h"
#include "frame/undo_port.h"
#include "widgets/banner.h"
#include "widgets/row_model.h"

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QTableView;
class QTreeWidget;

namespace rozbor::desktop {

class BoardWidget;
class MoveEntry;
class RackWidget;
class SetupPanel;

/// What can be done with a position; made by ExploreView.
struct ExploreActions {
  QAction *takeBack = nullptr, *levelPlays = nullptr, *fromNothing = nullptr, *copy = nullptr;
  QAction *setUp = nullptr, *load = nullptr, *save = nullptr;
};

/// What if: any move from any position, the branches kept, all moves in a list, and a level that plays on.
class ExploreView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  ExploreView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For the positions that begin from now on.
  void usePaths(const lexica::DataPaths& paths);
  void explore(const app::PositionRequest& request);
  /// The empty board of the language that is chosen.
  void exploreNothing();
  /// A position from a file, as CGP or as a table, and into one.
  void load(const std::filesystem::path& file);
  void save(const std::filesystem::path& file);

  [[nodiscard]] const ExploreActions& actions() const { return actions_; }
  [[nodiscard]] const ExplorationPtr& state() const { return state_; }
  [[nodiscard]] QList<UndoPort*> undoPorts() const;
  [[nodiscard]] SetupPanel& setup() { return *setup_; }
  [[nodiscard]] BoardWidget& board() { return *board_; }
  [[nodiscard]] QTableView& plays() { return *plays_; }
  [[nodiscard]] QTreeWidget& tree() { return *tree_; }
  [[nodiscard]] QLineEdit& answer() { return *answer_; }
  [[nodiscard]] QLineEdit& rackField() { return *rackField_; }
  [[nodiscard]] QComboBox& levels() { return *levels_; }
  [[nodiscard]] QCheckBox& all() { return *all_; }

 signals:
  void changed();
  /// There is none to judge a position of a language (id) with.
  void lexiconWanted(const std::string& language);
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);

 private:
  void makeActions();
  void makeParts();
  QWidget* makeControls();
  void connectParts();
  void setState(const ExplorationPtr& state);
  void retranslate();
  [[nodiscard]] std::vector<RowModel::Row> playRows() const;
  void fillTree();
  void showBoard(const std::optional<game::Move>& ghost);
  void playTyped();
  void setUp(bool on);
  void showPage(bool setsUp);
  void chooseToLoad();
  void chooseToSave();
  [[nodiscard]] UndoPort::Name named(std::optional<ExploreStep> step) const;
  [[nodiscard]] const engine::RatedPlay* playAt(const QModelIndex& row) const;
  [[nodiscard]] QString headline() const;

  const LiveWording& wording_;
  lexica::DataPaths paths_;
  ExploreActions actions_;
  ExplorationPtr state_;
  RowModel rows_;
  QLabel* heading_ = nullptr;
  QLabel* unseen_ = nullptr;
  BoardWidget* board_ = nullptr;
  RackWidget* rack_ = nullptr;
  QComboBox* languages_ = nullptr;
  QComboBox* levels_ = nullptr;
  QLineEdit* cgp_ = nullptr;
  QLineEdit* rackField_ = nullptr;
  QLineEdit* answer_ = nullptr;
  QCheckBox* all_ = nullptr;
  QTableView* plays_ = nullptr;
  QTreeWidget* tree_ = nullptr;
  MoveEntry* entry_ = nullptr;
  SetupPanel* setup_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  UndoPort* undo_ = nullptr;
  ExplorationWorker worker_;
};

}  // namespace rozbor::desktop
