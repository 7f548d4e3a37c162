#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/library/proposals.h"

namespace rozbor::reports {

/// Classes of names that may be alike: two names that whyAlike takes for one share one of them.
[[nodiscard]] std::vector<std::string> alikeKeys(std::string_view name);

/// Why two names, however written, may be one person's; the surest reason. Nothing where they are not.
[[nodiscard]] std::optional<SameReason> whyAlike(std::string_view one, std::string_view other);

}  // namespace rozbor::reports
