#pragma once

#include <string>

#include "rozbor/render/document.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/duplicate_review.h"

namespace rozbor::reports {

/// The standing, the rounds and, unless `brief`, for each player what the best plays would have made more
/// (docs/duplicate.md).
[[nodiscard]] Document duplicateDocument(const DuplicateReview& review, const Wording& wording, bool brief);

/// The object of `duplicate --json` (docs/json.md), one line.
[[nodiscard]] std::string renderDuplicateJson(const DuplicateReview& review);

}  // namespace rozbor::reports
