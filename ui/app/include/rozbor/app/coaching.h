#pragma once

#include <string>
#include <vector>

#include "rozbor/app/data_paths.h"
#include "rozbor/app/player_statistics.h"
#include "rozbor/game/result.h"
#include "rozbor/reports/coaching.h"
#include "rozbor/reports/library.h"

namespace rozbor::app {

/// What reports are made from, for everybody whom a request asks for and who has a game that passes; people
/// with most games first. Errors: those of filterOf, "report.no-games".
[[nodiscard]] game::Result<std::vector<reports::CoachingCase>> coachingCases(
    reports::Library& library, const StatisticsRequest& request, const DataPaths& paths,
    const reports::StatisticsOptions& options);

/// The name of a player's report, without an extension; the same for nobody else.
[[nodiscard]] std::string reportFileName(const reports::PersonRow& person);

}  // namespace rozbor::app
