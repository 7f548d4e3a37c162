#pragma once

#include <string>

#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// How a proven ending goes on after the best move, move by move with what both have then, the player of the
/// decision first; empty where nothing is proven, or the move played was as good.
[[nodiscard]] std::string endingLine(const GameReview& review, const Decision& decision,
                                     const Wording& wording);

}  // namespace rozbor::reports
