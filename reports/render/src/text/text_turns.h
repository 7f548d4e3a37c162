#pragma once

#include <string>

#include "rozbor/render/text_layout.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// The table of all turns, with a line below where there is more to say.
[[nodiscard]] std::string turnsText(const GameReview& review, const Wording& wording,
                                    const terminal::Paint& paint);

}  // namespace rozbor::reports
