#pragma once

#include <chrono>
#include <filesystem>
#include <string>

#include "arguments.h"
#include "rozbor/app/explore/position_request.h"

/// Options and remarks that several commands have in common.
namespace rozbor::cli {

/// What --cgp is, where nothing else is to be said of it.
[[nodiscard]] const char* aboutPosition();

/// --cgp, --language and --lexicon.
void addPositionOptions(const Command& command, app::PositionRequest& request, const char* about);

void addLeavesOption(const Command& command, std::filesystem::path& leaves);

/// --interface
void addInterfaceOption(const Command& command, std::string& language);

/// --budget, as "10s", "500ms" or "2m".
void addBudgetOption(const Command& command, std::chrono::milliseconds& budget, const char* about);

/// --threads; all processors unless the user says another number.
void addThreadsOption(const Command& command, int& threads, const char* about);

/// Tells on standard error that the lexicon which a position names is not installed; nothing where
/// `wanted` is empty.
void tellIfNotInstalled(const std::string& wanted, const std::string& used);

/// For JSON: to the nearest multiple of 1 / `parts`.
[[nodiscard]] double rounded(double value, double parts);

}  // namespace rozbor::cli
