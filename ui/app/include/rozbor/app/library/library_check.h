#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"
#include "rozbor/library/library.h"

namespace rozbor::app {

/// Told before each game: how many were looked at, of how many.
using CheckProgress = std::function<void(std::size_t done, std::size_t all)>;

/// What Library::check finds, and games whose rows say something else than their records: "record" (counts,
/// scores), "fingerprint", "language" (is not there), "decision" (of a turn that the record does not have).
[[nodiscard]] game::Result<std::vector<reports::LibraryFault>> checkLibrary(reports::Library& library,
                                                                            const lexica::DataPaths& paths,
                                                                            const CheckProgress& progress,
                                                                            const std::stop_token& stop);

}  // namespace rozbor::app
