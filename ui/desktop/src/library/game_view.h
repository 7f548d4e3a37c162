#pragma once

#include <cstddef>
#include <memory>

#include "rozbor/review/review.h"

namespace rozbor::desktop {

/// The game on show, shared by all widgets. While the review is still at work, or where there can
/// be none, it has turns but no decisions.
using GamePtr = std::shared_ptr<const reports::GameReview>;

/// The decision made on a turn; nullptr for events that are none, and for all before the review.
[[nodiscard]] const reports::Decision* decisionOn(const reports::GameReview& game, std::size_t turn);

/// The board once the turn has been made.
[[nodiscard]] const game::Board& boardAfter(const reports::GameReview& game, std::size_t turn);

}  // namespace rozbor::desktop
