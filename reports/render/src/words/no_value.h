#pragma once

namespace rozbor::reports {

/// Stands in a table where there is no value.
inline constexpr const char* kNoValue = "–";

}  // namespace rozbor::reports
