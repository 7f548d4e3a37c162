#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/app/review/reviewer.h"
#include "rozbor/game/result.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

/// What a face shows of a library.
namespace rozbor::app {

/// A library as Library::open has it; the folder of a file is made where it is not there.
[[nodiscard]] game::Result<reports::Library> openLibrary(const std::string& where);

struct LibraryOverview {
  std::vector<reports::GameRow> games;     ///< the last one played first
  std::vector<reports::PersonRow> people;  ///< those with most games first
};

/// Errors: those of the library.
[[nodiscard]] game::Result<LibraryOverview> overviewOf(reports::Library& library);

/// Where a game is opened from: its file while that is the same record, else the library's text. Errors:
/// those of Library::record.
[[nodiscard]] game::Result<RecordSource> sourceOf(reports::Library& library, const reports::GameRow& game);

/// One player's figures with all that they rest on.
struct Dashboard {
  reports::CoachingCase player;
  std::vector<reports::Figure> figures;
};

/// Errors: those of coachingCase.
[[nodiscard]] game::Result<Dashboard> dashboardOf(reports::Library& library, const std::string& person,
                                                  const lexica::DataPaths& paths);

/// The decisions that a figure is made of or that weigh most in it, those that lost most first; indices into
/// those of the case. For a figure that is not made of decisions: all that lost something.
[[nodiscard]] std::vector<std::size_t> decisionsBehind(const reports::CoachingCase& player,
                                                       std::string_view figure);

/// Seconds until a job is done that has gone on for `elapsed`, if it goes on like that; nothing before the
/// first piece is done.
[[nodiscard]] std::optional<double> secondsLeft(std::size_t done, std::size_t all, double elapsed);

/// A game of a list, with its place in whatever the list was made from.
struct ListedGame {
  std::size_t place = 0;
  const reports::GameRow* game = nullptr;
};

/// The games of one event, by place, in the order of the list.
struct EventSection {
  std::string event;  ///< empty: of none
  std::vector<std::size_t> games;
};

/// The event that was played at last comes first, games of none at the end.
[[nodiscard]] std::vector<EventSection> sectionsByEvent(const std::vector<ListedGame>& games);

}  // namespace rozbor::app
