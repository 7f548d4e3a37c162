#pragma once

#include <QWidget>
#include <filesystem>

#include "exploration_worker.h"
#include "frame/undo_port.h"
#include "position_analyst.h"
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
class QTreeWidgetItem;

namespace rozbor::desktop {

class BoardWidget;
class MoveEntry;
class RackWidget;
class SetupPanel;

/// What can be done with a position; made by ExploreView.
struct ExploreActions {
  QAction *takeBack = nullptr, *levelPlays = nullptr, *fromNothing = nullptr, *copy = nullptr;
  QAction *setUp = nullptr, *load = nullptr, *save = nullptr, *keep = nullptr, *close = nullptr;
  QAction* further = nullptr;  ///< looks further into the position; checked while it does
};

/// What if: any move from any position, the branches kept, all moves in a list, and a level that plays on.
class ExploreView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  ExploreView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For the positions that begin from now on.
  void usePaths(const lexica::DataPaths& paths);
  /// A position of a game; one that was explored before is shown as it was left.
  void explore(ExploreOrigin origin);
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
  [[nodiscard]] const QLabel& heading() const { return *heading_; }
  [[nodiscard]] QTableView& plays() { return *plays_; }
  [[nodiscard]] QTreeWidget& tree() { return *tree_; }
  [[nodiscard]] QLineEdit& answer() { return *answer_; }
  [[nodiscard]] QLineEdit& rackField() { return *rackField_; }
  [[nodiscard]] QComboBox& levels() { return *levels_; }
  [[nodiscard]] QCheckBox& all() { return *all_; }
  /// What looking further came to.
  [[nodiscard]] const QLabel& finding() const { return *finding_; }

 signals:
  void changed();
  /// There is none to judge a position of a language (id) with.
  void lexiconWanted(const std::string& language);
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);
  /// A line of moves from a turn (from 0) of a record is to be kept there.
  void lineKept(const std::filesystem::path& record, std::size_t turn, const QString& line);

 private:
  /// Of the items of the tree: which one, and which position of it.
  static constexpr int kTreeRole = Qt::UserRole;
  static constexpr int kNodeRole = Qt::UserRole + 1;

  void begin(app::PositionRequest request);
  void keepLine();
  void lookFurther(bool on);
  void onStanding(const SimulatedPlays& plays, std::uint64_t games);
  void onSolved(const app::EndgameAnalysis& analysis);
  void forgetFindings();
  void chooseRow(const QVariant& play);
  [[nodiscard]] QString simulatedWords(std::uint64_t games) const;
  [[nodiscard]] QString solvedWords(const app::EndgameAnalysis& analysis) const;
  [[nodiscard]] RowModel::Row playRow(std::size_t place, std::size_t play) const;
  [[nodiscard]] QString lineWords() const;
  [[nodiscard]] QString scoreWords() const;
  [[nodiscard]] QString treeWords(const ExploredTree& tree) const;
  [[nodiscard]] QString playerName(const ExploredTree& tree, std::size_t player) const;
  void makeActions();
  void makeParts();
  QWidget* makeControls();
  void connectParts();
  void setState(const ExplorationPtr& state);
  void retranslate();
  [[nodiscard]] std::vector<RowModel::Row> playRows() const;
  void fillTree();
  [[nodiscard]] std::vector<QTreeWidgetItem*> treeItems(std::size_t tree);
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
  QLabel* finding_ = nullptr;
  SimulatedPlays simulated_;  ///< of the position that is shown, the best first
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
  PositionAnalyst analyst_;
};

}  // namespace rozbor::desktop
