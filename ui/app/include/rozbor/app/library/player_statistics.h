#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/insight/yardsticks.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

namespace rozbor::app {

/// Which figures a user asks for, in the words of the user; empty: not asked.
struct StatisticsRequest {
  std::string player;  ///< empty: everybody
  std::string opponent;
  std::string event;
  std::string language;
  std::string lexicon;
  std::string from;
  std::string to;
  std::optional<bool> first;
  std::string preset;
  std::string phase;
  std::string cause;
  std::string by;
};

/// One player's figures.
struct PlayerStatistics {
  reports::PersonRow person;
  std::vector<reports::Figure> figures;
  std::vector<reports::FigureGroup> groups;
  std::vector<std::pair<std::string, reports::Trend>> trends;  ///< by figure; those that there are
  reports::ToCompare comparison;
  std::optional<reports::LevelRange> level;
  std::vector<reports::MisfitGames> misfits;  ///< left out of what needs a lexicon
};

/// What figures are compared with (data/yardsticks.txt); none without the file.
[[nodiscard]] std::vector<reports::Yardstick> yardsticksOf(const lexica::DataPaths& paths);

/// Leaves of all games of a player those that pass, and tells what to compare them with.
[[nodiscard]] reports::ToCompare passingWithComparison(std::vector<reports::PlayedGame>& games,
                                                       const reports::StatisticsFilter& filter,
                                                       const std::vector<reports::Yardstick>& yardsticks,
                                                       const reports::StatisticsOptions& options);

/// Errors: those of Library::person, "stats.bad-day", "stats.bad-preset", "stats.bad-phase",
/// "stats.bad-cause", "stats.bad-group".
[[nodiscard]] game::Result<reports::StatisticsFilter> filterOf(const StatisticsRequest& request,
                                                               reports::Library& library);

/// The person of that name, or everybody where it is empty. Errors: those of Library::person.
[[nodiscard]] game::Result<std::vector<reports::PersonRow>> peopleAsked(reports::Library& library,
                                                                        const std::string& name);

/// Takes the figures of one player after the other.
using StatisticsVisit = std::function<void(PlayerStatistics&&)>;

/// Everybody who is asked for and has a game that passes; the games of one are in memory at a time. Errors:
/// those of filterOf.
[[nodiscard]] std::optional<game::Error> eachStatistics(reports::Library& library,
                                                        const StatisticsRequest& request,
                                                        const lexica::DataPaths& paths,
                                                        const reports::StatisticsOptions& options,
                                                        const StatisticsVisit& visit);

}  // namespace rozbor::app
