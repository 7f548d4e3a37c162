#pragma once

#include <span>
#include <vector>

#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

/// All figures of these games; the filter chooses decisions only.
[[nodiscard]] std::vector<Figure> figuresOfPassing(std::span<const PlayedGame* const> games,
                                                   const StatisticsFilter& filter,
                                                   const StatisticsOptions& options);

/// Whether a figure is made of decisions, so that choosing some of them changes it.
[[nodiscard]] bool isOfDecisions(const Figure& figure);

}  // namespace rozbor::reports
