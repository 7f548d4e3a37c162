#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "frame/work_lane.h"
#include "rozbor/app/explore/exploration.h"
#include "rozbor/app/undo_history.h"

namespace rozbor::desktop {

/// What was done last in an exploration.
enum class ExploreStep { position, move, level, takeBack, variation, rack };

/// An exploration as it stands, for the window.
struct ExplorationState {
  std::shared_ptr<const game::Language> language;
  std::string lexicon;
  std::vector<app::Exploration::Node> nodes;
  std::size_t at = 0;
  std::vector<engine::RatedPlay> plays;  ///< of the current position, best first
  std::string cgp;
  std::optional<ExploreStep> undoName, redoName;

  [[nodiscard]] const app::Exploration::Node& current() const { return nodes[at]; }
};
using ExplorationPtr = std::shared_ptr<const ExplorationState>;

/// Explores on a thread of its own: finding all moves, and levels that think, take a while. Each call ends
/// with changed or failed.
class ExplorationWorker : public QObject {
  Q_OBJECT
 public:
  explicit ExplorationWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  /// For the positions that begin from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  void begin(app::PositionRequest request);
  void play(const game::Move& move);
  void playAs(std::string level);
  void takeBack();
  void goTo(std::size_t node);
  void setRack(std::string tiles);
  void undo();
  void redo();

 signals:
  void changed(rozbor::desktop::ExplorationPtr state);
  void failed(rozbor::game::Error error);

 private:
  using Step = std::function<std::optional<game::Error>(app::Exploration&)>;
  void step(ExploreStep name, Step step);
  void show(const app::Exploration* state, const std::stop_token& stop);
  void tellState(const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  lexica::DataPaths paths_;
  std::optional<app::Exploration> exploration_;  ///< used on the other thread alone
  std::optional<app::UndoHistory<app::Exploration, ExploreStep>> history_;
  WorkLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
