#include "position_analyst.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace rozbor::desktop {

PositionAnalyst::PositionAnalyst(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

reports::Effort PositionAnalyst::effort() {
  return effortOf(reports::Preset::standard);
}

std::uint64_t PositionAnalyst::budget() {
  return effort().raceIterations;
}

void PositionAnalyst::simulate(app::PositionRequest position, engine::SimulationOptions options) {
  lane_.start([this, paths = paths_, position = std::move(position),
               options = std::move(options)](const std::stop_token& stop) {
    app::SimulationRequest request;
    request.position = position;
    request.options = options;
    request.options.iterations = budget();
    // One processor is left to the window.
    request.options.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    request.options.stop = stop;
    const auto tell = [&](const SimulatedPlays& plays, std::uint64_t games) {
      lane_.tell(stop, [this, plays, games] { emit standing(plays, games); });
    };
    request.options.progress = [&](std::span<const engine::SimulatedPlay> plays, std::uint64_t games) {
      tell({plays.begin(), plays.end()}, games);
      return !stop.stop_requested();
    };
    const auto analysis = app::analyseBySimulation(request, paths);
    if (analysis) tell(analysis->result.plays, analysis->result.iterations);
    lane_.tell(stop, [this, error = analysis ? std::nullopt : std::optional(analysis.error())] {
      error ? emit failed(*error) : emit finished();
    });
  });
}

void PositionAnalyst::solve(app::PositionRequest position) {
  lane_.start([this, paths = paths_, position = std::move(position)](const std::stop_token& stop) {
    app::EndgameRequest request;
    request.position = position;
    request.options.nodeLimit = effort().endgameNodes;
    request.options.stop = stop;
    const auto analysis = app::analyseEndgame(request, paths);
    lane_.tell(stop, [this, analysis] { analysis ? emit solved(*analysis) : emit failed(analysis.error()); });
  });
}

}  // namespace rozbor::desktop
