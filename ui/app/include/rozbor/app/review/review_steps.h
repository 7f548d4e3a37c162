#pragma once

#include <cstddef>
#include <optional>

#include "rozbor/review/review.h"

namespace rozbor::app {

/// The next turn after `turn` on which somebody made a mistake or worse; nothing after the last one.
[[nodiscard]] std::optional<std::size_t> nextMistake(const reports::GameReview& review, std::size_t turn);

/// The last such turn before `turn`.
[[nodiscard]] std::optional<std::size_t> previousMistake(const reports::GameReview& review, std::size_t turn);

/// The preset that looks further than the one that graded a decision: standard after static equity, else
/// deep. Nothing where there is nothing more to find: the decision is not graded, or proven to the end of the
/// game.
[[nodiscard]] std::optional<reports::Preset> deeperPreset(const reports::Decision& decision);

}  // namespace rozbor::app
