#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/study/leave_training.h"
#include "rozbor/game/result.h"

namespace rozbor::app {

/// What a training has played so far, on disk: a line that says what training it is, then the blocks of
/// samples in order, each with its checksum. A block cut off by an interruption is played again.
class TrainingState {
 public:
  using Samples = std::vector<engine::RackSample>;

  /// Opens or begins the state of the training that `identity`, one line, names. "": keeps nothing.
  /// Errors "training.other-state", "file.cannot-write".
  static game::Result<TrainingState> open(const std::filesystem::path& path, const std::string& identity);

  /// The blocks of a round that the file already held.
  [[nodiscard]] std::vector<Samples> takeBlocks(std::uint32_t round);

  /// Error "file.cannot-write".
  [[nodiscard]] std::optional<game::Error> append(std::uint32_t round, const Samples& block);

 private:
  std::filesystem::path path_;
  std::ofstream file_;
  std::vector<std::vector<Samples>> known_;  ///< by round
};

}  // namespace rozbor::app
