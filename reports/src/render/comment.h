#pragma once

#include <cstddef>
#include <string>

#include "rozbor/reports/review.h"
#include "rozbor/reports/wording.h"

namespace rozbor::reports {

/// What is to be said of a decision in one or two sentences, each backed by its numbers; empty when
/// there is nothing to say.
[[nodiscard]] std::string commentOn(const GameReview& review, std::size_t decision, const Wording& wording);

}  // namespace rozbor::reports
