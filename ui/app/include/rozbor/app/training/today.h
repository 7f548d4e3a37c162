#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

namespace rozbor::app {

/// What a library has for one of its players on a day.
struct Today {
  reports::PersonRow person;
  std::vector<reports::PersonRow> people;  ///< all of the library
  std::size_t analysed = 0;                ///< of the person's games
  std::size_t toAsk = 0;                   ///< positions that a sitting of the trainer asks
  std::optional<reports::Theme> habit{};   ///< the first of what to work on
  std::optional<reports::Cost> costs{};    ///< of the habit
};

/// Of the person of that name, or of the one with most games where there is none; nothing where the library
/// has no games, or once `stop` asks for an end. Errors: those of the library.
[[nodiscard]] game::Result<std::optional<Today>> todayOf(reports::Library& library, const std::string& person,
                                                         const lexica::DataPaths& paths,
                                                         const std::stop_token& stop = {});

}  // namespace rozbor::app
