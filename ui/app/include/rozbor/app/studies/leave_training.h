#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "rozbor/engine/study/leave_training.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What the user asks for; empty means "choose for me".
struct LeaveTrainingRequest {
  std::string language = "en";
  std::string lexicon;
  /// Games of each round; a round plays with the leave values of the one before, the first without.
  std::vector<std::uint64_t> games;
  std::uint64_t seed = 1;
  int threads = 0;               ///< 0: as many as the machine runs at once
  std::filesystem::path output;  ///< the CSV file; written after each round
  std::filesystem::path state;   ///< what was played so far is kept here; "": nowhere
  engine::LeaveFitOptions fit;   ///< quality is asked for in the last round only
};

/// How far the training is.
struct LeaveTrainingProgress {
  std::size_t round = 0;  ///< from 1
  std::uint64_t games = 0;
  std::uint64_t ofGames = 0;
  bool fitting = false;  ///< the games are played, the terms are being found
};

struct LeaveTrainingResult {
  engine::LeaveFit fit;      ///< of the last round that was finished
  std::size_t rounds = 0;    ///< finished
  std::uint64_t racks = 0;   ///< that the fit rests on
  bool interrupted = false;  ///< `stop` came before the end
};

/// Learns leave values from self-play (docs/equity.md). With a state file, an interrupted training goes
/// on where it stopped and ends in the same values. Errors: those of openLanguage and
/// LexiconStore::choose, "training.rounds", "training.rack-size", "training.other-state" (the state
/// belongs to another training), "file.cannot-write".
[[nodiscard]] game::Result<LeaveTrainingResult> trainLeaves(
    const LeaveTrainingRequest& request, const lexica::DataPaths& paths,
    const std::function<void(const LeaveTrainingProgress&)>& progress, const std::stop_token& stop);

}  // namespace rozbor::app
