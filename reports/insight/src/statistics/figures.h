#pragma once

#include <span>
#include <vector>

#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

/// All figures of these games; the filter chooses decisions only.
[[nodiscard]] std::vector<Figure> figuresOfPassing(std::span<const PlayedGame* const> games,
                                                   const StatisticsFilter& filter,
                                                   const StatisticsOptions& options);

/// Of these those that are made of decisions, so that choosing some of them changes them.
[[nodiscard]] std::vector<Figure> figuresOfDecisions(std::span<const PlayedGame* const> games,
                                                     const StatisticsFilter& filter,
                                                     const StatisticsOptions& options);

}  // namespace rozbor::reports
