#pragma once

#include <vector>

#include "rozbor/library/library.h"
#include "rozbor/review/preset.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// The decisions of a review as a library keeps them.
[[nodiscard]] std::vector<StoredDecision> rowsOf(const GameReview& review);

/// How the review was made; when and how long is the caller's.
[[nodiscard]] AnalysisRow analysisRowOf(const GameReview& review, Preset preset, std::uint64_t seed);

}  // namespace rozbor::reports
