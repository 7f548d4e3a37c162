#pragma once

#include <string>

#include "rozbor/app/review/conversion.h"
#include "rozbor/render/wording.h"

namespace rozbor::cli {

/// A sentence about something that a conversion does not keep.
[[nodiscard]] std::string lossText(const app::Loss& loss, const reports::Wording& wording);

}  // namespace rozbor::cli
