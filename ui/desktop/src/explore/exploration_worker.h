#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "explored_tree.h"
#include "frame/work_lane.h"
#include "rozbor/app/undo_history.h"

namespace rozbor::desktop {

/// What was done last in an exploration.
enum class ExploreStep { position, move, level, takeBack, variation, rack, closing };

/// Explorations as they stand, for the window.
struct ExplorationState {
  std::vector<ExploredTree> trees;
  std::size_t tree = 0;                  ///< the one that is shown; what follows is of its position
  std::vector<engine::RatedPlay> plays;  ///< best first
  std::string cgp;
  std::optional<ExploreStep> undoName, redoName;

  [[nodiscard]] const ExploredTree& shown() const { return trees[tree]; }
  [[nodiscard]] const std::shared_ptr<const game::Language>& language() const {
    return shown().tree->language();
  }
  [[nodiscard]] const std::string& lexicon() const { return shown().tree->lexicon().info().name; }
  [[nodiscard]] const app::Exploration::Node& current() const { return shown().tree->current(); }
};
using ExplorationPtr = std::shared_ptr<const ExplorationState>;

/// Explores on a thread of its own: finding all moves, and levels that think, take a while. Each call ends
/// with changed or failed. A new position takes the place of one that nobody has made a move from; every
/// other tree stays beside it.
class ExplorationWorker : public QObject {
  Q_OBJECT
 public:
  explicit ExplorationWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  /// For the positions that begin from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  /// A tree that began in the same position is gone back to: as it was left, or, `fromStart`, to its
  /// beginning.
  void begin(ExploreOrigin origin, bool fromStart);
  void play(const game::Move& move);
  void playAs(std::string level);
  void takeBack();
  void goTo(std::size_t tree, std::size_t node);
  /// The tree that is shown goes, unless it is the only one.
  void close();
  void setRack(std::string tiles);
  void undo();
  void redo();

 signals:
  void changed(rozbor::desktop::ExplorationPtr state);
  void failed(rozbor::game::Error error);

 private:
  /// All trees, which are never changed but replaced.
  struct Trees {
    std::vector<ExploredTree> all;
    std::size_t shown = 0;

    /// Beside the others, or in the place of one that nobody has made a move from.
    void add(ExploredTree tree);
  };
  using Change = std::function<std::optional<game::Error>(Trees&)>;
  using Step = std::function<std::optional<game::Error>(app::Exploration&)>;
  /// Changes all trees; a step that can be undone.
  void change(ExploreStep name, Change change);
  /// The same for the tree that is shown.
  void step(ExploreStep name, Step step);
  void show(const Trees* trees, const std::stop_token& stop);
  void tellState(const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  lexica::DataPaths paths_;
  Trees trees_;  ///< used on the other thread alone, as is
  std::optional<app::UndoHistory<Trees, ExploreStep>> history_;
  std::stop_token stop_;  ///< of what is under way there
  WorkLane lane_;         ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
