#pragma once

#include <QString>
#include <vector>

#include "library/game_view.h"
#include "rozbor/render/game_course.h"

namespace rozbor::desktop {

/// Who made which move on a turn (index), the chance to win after it and the luck of the draw before it, as
/// far as they are known; a line for each.
[[nodiscard]] QString courseWords(const reports::GameReview& game,
                                  const std::vector<reports::CoursePoint>& course, int turn,
                                  const reports::Wording& wording);

}  // namespace rozbor::desktop
