#pragma once

#include <string>
#include <vector>

#include "rozbor/app/library/player_statistics.h"
#include "rozbor/game/result.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

namespace rozbor::app {

/// What reports are made from, for everybody whom a request asks for and who has a game that passes; people
/// with most games first. Errors: those of filterOf, "report.no-games".
[[nodiscard]] game::Result<std::vector<reports::CoachingCase>> coachingCases(
    reports::Library& library, const StatisticsRequest& request, const lexica::DataPaths& paths,
    const reports::StatisticsOptions& options);

/// The name of a player's report, without an extension; the same for nobody else.
[[nodiscard]] std::string reportFileName(const reports::PersonRow& person);

}  // namespace rozbor::app
