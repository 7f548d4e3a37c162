#pragma once

#include "rozbor/review/review.h"

namespace rozbor::reports {

/// Grades the decisions of a review by what the effort allows beyond static equity, each on one thread, so
/// that the number of threads changes nothing. With a budget, those whose band is not clear are then
/// simulated further until the time is spent; those that it does not reach stay as they are.
void gradeFurther(GameReview& review, const ReviewContext& context, const Progress& progress);

}  // namespace rozbor::reports
