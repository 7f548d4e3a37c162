#pragma once

namespace rozbor::reports {

/// Standard errors to either side of a 95 % interval.
inline constexpr double kReach = 1.959964;

}  // namespace rozbor::reports
