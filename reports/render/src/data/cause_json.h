#pragma once

#include <nlohmann/json.hpp>

#include "rozbor/review/review.h"

namespace rozbor::reports {

/// Why something was lost, with the numbers that tell it, how the best play lies, and what came of it.
[[nodiscard]] nlohmann::json causeJson(const GameReview& review, const Decision& decision);

/// What went wrong about a challenge before the decision.
[[nodiscard]] nlohmann::json challengeJson(const GameReview& review, const Decision& decision);

}  // namespace rozbor::reports
