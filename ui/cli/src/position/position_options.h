#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include "rozbor/app/explore/position_request.h"

namespace CLI {
class App;
}

/// Options and remarks that several commands have in common.
namespace rozbor::cli {

/// --cgp, --language and --lexicon; `about` goes on from "the position".
void addPositionOptions(CLI::App& command, app::PositionRequest& request,
                        const std::string& about = ": \"rows RACK/ mine/theirs zero-turns\" (docs/json.md)");

void addLeavesOption(CLI::App& command, std::filesystem::path& leaves);

/// --interface; `what` goes on from "language of".
void addInterfaceOption(CLI::App& command, std::string& language, const std::string& what);

/// --budget, as "10s", "500ms" or "2m".
void addBudgetOption(CLI::App& command, std::chrono::milliseconds& budget, const std::string& about);

/// --threads; all processors unless the user says another number.
void addThreadsOption(CLI::App& command, int& threads, const std::string& about);

/// Tells on standard error that the lexicon which a position names is not installed; nothing where
/// `wanted` is empty.
void tellIfNotInstalled(const std::string& wanted, const std::string& used);

/// For JSON: to the nearest multiple of 1 / `parts`.
[[nodiscard]] double rounded(double value, double parts);

}  // namespace rozbor::cli
