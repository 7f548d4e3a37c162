#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

#include "rozbor/review/review.h"

namespace rozbor::reports {

/// Seen by `player` of two; the parts sum up to the result (docs/json.md).
[[nodiscard]] nlohmann::json ledgerJson(const GameReview& review, std::size_t player);

/// What the decision of that number did to the game; null where nothing is told.
[[nodiscard]] nlohmann::json partsJson(const GameReview& review, std::size_t decision);

}  // namespace rozbor::reports
