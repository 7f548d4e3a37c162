#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arguments.h"
#include "rozbor/app/library/player_statistics.h"

namespace rozbor::cli {

/// The filters that `stats`, `report` and `export` have in common.
struct StatisticsFilterOptions {
  app::StatisticsRequest request;
  bool first = false;
  bool second = false;

  /// To be called when the command line has been read.
  void settle() {
    if (first || second) request.first = first;
  }
};

/// `player` says what the option --player is for.
void addStatisticsFilters(const Command& command, StatisticsFilterOptions& options,
                          const std::string& player);

/// The filters that were given, by option.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> filtersOf(
    const app::StatisticsRequest& request);

}  // namespace rozbor::cli
