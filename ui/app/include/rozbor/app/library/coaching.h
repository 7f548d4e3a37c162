#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/app/library/player_statistics.h"
#include "rozbor/game/result.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

namespace rozbor::app {

/// How far a work over many players is.
struct PeopleDone {
  std::size_t done = 0;
  std::size_t all = 0;
};

/// Takes one player's case; false: no more.
using CoachingVisit = std::function<bool(const reports::CoachingCase&, const PeopleDone&)>;

/// Everybody who is asked for and has a game that passes, one after the other: one case is in memory at a
/// time, and of its decisions those that a report tells of. Errors: those of filterOf, "report.no-games".
[[nodiscard]] std::optional<game::Error> eachCoachingCase(reports::Library& library,
                                                          const StatisticsRequest& request,
                                                          const lexica::DataPaths& paths,
                                                          const reports::StatisticsOptions& options,
                                                          const CoachingVisit& visit);

/// One player's case with all decisions. Errors: those of Library::person, "report.no-games".
[[nodiscard]] game::Result<reports::CoachingCase> coachingCase(reports::Library& library,
                                                               const std::string& person,
                                                               const lexica::DataPaths& paths,
                                                               const reports::StatisticsOptions& options);

/// The name of a player's report, without an extension; the same for nobody else.
[[nodiscard]] std::string reportFileName(const reports::PersonRow& person);

}  // namespace rozbor::app
