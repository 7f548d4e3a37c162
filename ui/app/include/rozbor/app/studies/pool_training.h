#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>

#include "rozbor/engine/pool_terms.h"
#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// What the user asks for; empty means "choose for me".
struct PoolTrainingRequest {
  std::string language = "en";
  std::string lexicon;
  std::filesystem::path leaves;  ///< that the terms are added to
  std::uint64_t games = 10'000;
  std::uint64_t seed = 1;
  int threads = 0;               ///< 0: as many as the machine runs at once
  std::filesystem::path output;  ///< the CSV file; written at the end
};

struct PoolTrainingResult {
  engine::PoolTerms terms;
  std::uint64_t racks = 0;   ///< that they rest on
  bool interrupted = false;  ///< `stop` came before the end, and nothing was written
};

/// Learns from self-play what the tiles unseen add to leave values (docs/equity.md). The same for a seed
/// whatever the number of threads. Errors: those of openLanguage, LexiconStore::choose and chooseLeaves,
/// "training.rounds" (no games), "training.rack-size", "file.cannot-write".
[[nodiscard]] game::Result<PoolTrainingResult> trainPool(
    const PoolTrainingRequest& request, const lexica::DataPaths& paths,
    const std::function<void(std::uint64_t games)>& progress, const std::stop_token& stop);

}  // namespace rozbor::app
