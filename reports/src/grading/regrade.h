#pragma once

#include <stop_token>

#include "rozbor/replay/replay.h"
#include "rozbor/reports/review.h"

namespace rozbor::reports {

/// Grades a decision anew by the strongest method that its phase and the effort allow; one that static
/// equity did not grade stays as it is. False when stopped: the decision is then as it was.
bool regrade(Decision& decision, const replay::Turn& turn, const ReviewContext& context,
             const std::stop_token& stop);

/// The methods, one file each. They return false where they cannot tell, or were stopped, and change
/// nothing then.
bool gradeByEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop);
bool gradeBySimulation(Decision& decision, const ReviewContext& context, const std::stop_token& stop);

/// What the played move comes to: itself, or the pass where it was challenged off.
[[nodiscard]] engine::RatedPlay effectivePlay(const Decision& decision, const ReviewContext& context);

}  // namespace rozbor::reports
