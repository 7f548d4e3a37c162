#pragma once

#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/game/result.h"

namespace rozbor::cli {

/// Everything that decides what a job comes to, by name.
using Facts = std::vector<std::pair<std::string, std::string>>;

/// A long job that can be interrupted and gone on with.
struct Job {
  const char* command;  ///< begins the codes of errors, "autoplay"
  const char* name;     ///< "match"; also the field that holds the facts
  int version = 1;      ///< of what is written down
};

/// Reads how far a job of these facts was, and gives it to `take`, which may throw what the JSON
/// library throws; false when there is no such file. Errors "COMMAND.bad-checkpoint",
/// "COMMAND.other-options" (which fact differs).
[[nodiscard]] game::Result<bool> readCheckpointFile(const std::filesystem::path& path, const Job& job,
                                                    const Facts& facts,
                                                    const std::function<void(const nlohmann::json&)>& take);

/// Replaces the file at once, so that it is whole at any time. Error "file.cannot-write".
[[nodiscard]] std::optional<game::Error> writeCheckpointFile(const std::filesystem::path& path,
                                                             const Job& job, const Facts& facts,
                                                             nlohmann::json state);

}  // namespace rozbor::cli
