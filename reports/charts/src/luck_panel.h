#pragma once

#include <vector>

#include "drawing.h"
#include "rozbor/render/game_course.h"

namespace rozbor::charts {

[[nodiscard]] bool hasLuck(const std::vector<reports::CoursePoint>& course);

/// The luck of each draw as a bar up or down, full for the first player and hollow for the second.
[[nodiscard]] Panel luckPanel(const reports::GameReview& review,
                              const std::vector<reports::CoursePoint>& course,
                              const reports::Wording& wording);

}  // namespace rozbor::charts
