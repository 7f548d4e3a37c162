#pragma once

#include <QObject>
#include <cstdint>
#include <vector>

#include "frame/work_lane.h"
#include "rozbor/app/explore/endgame_analysis.h"
#include "rozbor/app/explore/simulation_analysis.h"
#include "rozbor/review/preset.h"

namespace rozbor::desktop {

using SimulatedPlays = std::vector<engine::SimulatedPlay>;

/// Looks further into one position at a time, on a thread of its own: by games played on while there is a
/// bag, else to the end of the game. Another position, or `cancel`, drops the one before.
class PositionAnalyst : public QObject {
  Q_OBJECT
 public:
  explicit PositionAnalyst(lexica::DataPaths paths, QObject* parent = nullptr);

  /// For the positions from now on.
  void usePaths(lexica::DataPaths paths) { paths_ = std::move(paths); }
  /// As `options` say, but `budget` games; then standing some times, and finished or failed. What the
  /// request tells of the opponent's rack is taken as known.
  void simulate(app::PositionRequest position, engine::SimulationOptions options);
  /// Of a position whose bag is empty; then solved or failed.
  void solve(app::PositionRequest position);
  void cancel() { lane_.cancel(); }
  [[nodiscard]] bool busy() const { return lane_.busy(); }

  /// That of a standard analysis.
  [[nodiscard]] static reports::Effort effort();
  /// Games that `simulate` plays on at most.
  [[nodiscard]] static std::uint64_t budget();

 signals:
  /// What the games say so far, the best first.
  void standing(const rozbor::desktop::SimulatedPlays& plays, std::uint64_t games);
  void finished();
  void solved(const rozbor::app::EndgameAnalysis& analysis);
  void failed(const rozbor::game::Error& error);

 private:
  lexica::DataPaths paths_;
  WorkLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
