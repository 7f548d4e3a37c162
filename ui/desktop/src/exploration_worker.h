#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/app/exploration.h"
#include "work_lane.h"

namespace rozbor::desktop {

/// An exploration as it stands, for the window.
struct ExplorationState {
  std::shared_ptr<const game::Language> language;
  std::string lexicon;
  std::vector<app::Exploration::Node> nodes;
  std::size_t at = 0;
  std::vector<engine::RatedPlay> plays;  ///< of the current position, best first
  std::string cgp;

  [[nodiscard]] const app::Exploration::Node& current() const { return nodes[at]; }
};
using ExplorationPtr = std::shared_ptr<const ExplorationState>;

/// Explores on a thread of its own: finding all moves, and levels that think, take a while. Each call ends
/// with changed or failed.
class ExplorationWorker : public QObject {
  Q_OBJECT
 public:
  explicit ExplorationWorker(app::DataPaths paths, QObject* parent = nullptr);

  void begin(app::PositionRequest request);
  void play(const game::Move& move);
  void playAs(std::string level);
  void takeBack();
  void goTo(std::size_t node);
  void setRack(std::string tiles);

 signals:
  void changed(rozbor::desktop::ExplorationPtr state);
  void failed(rozbor::game::Error error);

 private:
  using Step = std::function<std::optional<game::Error>(app::Exploration&)>;
  void step(Step step);
  void tellState(const std::stop_token& stop);
  void tellFailed(const game::Error& error, const std::stop_token& stop);

  app::DataPaths paths_;
  std::optional<app::Exploration> exploration_;  ///< used on the other thread alone
  WorkLane lane_;                                ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
